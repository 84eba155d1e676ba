/** The whole table page: the lobby or the table, and the panel that lies over it. */
import { html, nothing } from "../../vendor/lit-html.js";
import { currentLanguage, t } from "../words.js";
import { board, hasBoard } from "./board.js";
import { connection, movesPanel, settingsPanel } from "./dialogs.js";
import { fairPanel } from "./fair.js";
import { hintPanel } from "./hint.js";
import { layout } from "./layout.js";
import { lobby } from "./lobby.js";
import { mine } from "./mine.js";
import { notices, peoplePanel, sayPanel, toasts } from "./people.js";
import { rulesPanel } from "./rules.js";
import { scoreSheet } from "./sheet.js";
import { bar, lastIsLarge, scorePaper, sidePapers, stock, tableTitle } from "./sides.js";
import { seats } from "./seats.js";
import * as S from "../state.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../settings.js").Settings} Settings */
/** @typedef {import("../wire.js").View} View */
/** @typedef {import("../table.js").Deeds} Deeds */
/** @typedef {{waiting: boolean, refused: string}} Asked `waiting`: the table has not answered yet; `refused`: what it refused while a panel was open */

/**
 * @param {State} state
 * @param {Deeds} deeds
 * @param {Settings} settings
 * @param {Asked} asked
 */
export function wholePage(state, deeds, settings, asked) {
  const { view } = state;
  if (!view) return html`<main class="waiting cloth"><h1 class="vh" translate="no">Cassino</h1>${connection(state)}</main>`;
  const over = panels(state, view, deeds, settings, asked);
  if (view.phase === "lobby") return html`${lobby(state, view, deeds, { name: settings.name, waiting: asked.waiting })}${connection(state)}${toasts(state, view)}${over}`;
  return html`${table(state, view, deeds)}${over}`;
}

/**
 * @param {State} state
 * @param {View} view
 * @param {Deeds} deeds
 */
function table(state, view, deeds) {
  const prospect = S.prospectOf(state);
  const many = view.seats.length > 2;
  const names = `tablepage ${many ? "four" : "two"} seats${view.seats.length} ${
    lastIsLarge(view) || many ? "showlast" : ""
  } ${hasBoard(view) ? "hasboard" : ""} ${view.you === null ? "watching" : ""}`;
  return html`<div class=${names}>
    ${bar(state, view, deeds)} ${notices(state, view, deeds)}
    <main class="stage">
      <h1 class="vh">${t("table-heading", { table: tableTitle(view) })}</h1>
      <div class="mat cloth" aria-hidden="true"></div>
      ${scorePaper(state, view, deeds)} ${seats(state, view)} ${hasBoard(view) ? board(view, state.rear) : nothing}
      ${sidePapers(view)} ${layout(state, view, prospect, deeds)} ${mine(state, view, prospect, deeds)} ${stock(view)}
    </main>
    ${connection(state)} ${toasts(state, view)}
  </div>`;
}

/**
 * @param {State} state
 * @param {View} view
 * @param {Deeds} deeds
 * @param {Settings} settings
 * @param {Asked} asked
 */
function panels(state, view, deeds, settings, { waiting, refused }) {
  const frame = { close: deeds.close, refused };
  switch (state.panel) {
    case "settings": return settingsPanel(settings, currentLanguage(), deeds.set, frame, deeds.open);
    case "rules": return rulesPanel(view, state.rules, { rule: state.rule, why: state.rule ? state.hints.map((hint) => hint.text) : [] }, frame);
    case "moves": return movesPanel(view, frame);
    case "fair": return state.shuffle ? fairPanel(view, state.shuffle, frame) : nothing;
    case "people": return peoplePanel(state, view, deeds, frame);
    case "hint": return hintPanel(state, view, frame);
    case "say": return sayPanel(deeds, frame);
  }
  if (!view.sheet || !["deal_over", "match_over"].includes(view.phase) || state.sheetHidden) return nothing;
  return html`<dialog class="sheet paper" aria-labelledby="sheet-title" data-dialog @close=${deeds.hideSheet} @keydown=${deeds.sheetKey}>
    ${scoreSheet(state, view, deeds, waiting)}
  </dialog>`;
}
