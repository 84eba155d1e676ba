/** Paper at the sides of the mat: score, last move, list of moves; and the stock on the mat. */
import { html, nothing } from "../../vendor/lit-html.js";
import { readCards } from "../cards.js";
import { readMove } from "../choosing.js";
import { back, chips, fish, picture } from "../faces.js";
import { groupsOfMove, sizeOf } from "../groups.js";
import { icon } from "../icons.js";
import { markOf, sideName, sidesOf, whoArgs } from "../people.js";
import { pointsOf, shown, toNumber } from "../points.js";
import { vars } from "../vars.js";
import { has, rich, t } from "../words.js";
import { paceWords } from "../company.js";
import { fairLine } from "./fair.js";
import { hintButton } from "./hint.js";
import { mark } from "./parts.js";
import { seriesMark, seriesWords } from "./series.js";
import { hasCompany, phraseButtons } from "./people.js";

/** @typedef {import("../wire.js").View} View */
/** @typedef {import("../table.js").Deeds} Deeds */

/** The name of the rules in force. @param {View} view */
export const presetName = (view) => (has(`preset-${view.preset}`) ? t(`preset-${view.preset}`) : view.preset);

/** "Classic, to 21" @param {View} view */
export const tableTitle = (view) =>
  view.target === null || view.target === undefined
    ? t("table-title-open", { preset: presetName(view) })
    : t("table-title", { preset: presetName(view), target: view.target });

/** A color number for a side, one's own 0. @param {View} view @param {import("../people.js").Side} side */
export const hueOf = (view, side) => markOf(view, side.seats[0] ?? 0);

/**
 * @param {import("../state.js").State} state
 * @param {View} view
 * @param {Deeds} deeds
 */
export function scorePaper(state, view, deeds) {
  const sides = sidesOf(view);
  const target = view.target ?? Math.max(1, ...sides.map((side) => pointsOf(view, side.side)));
  /** @param {import("../people.js").Side} side @param {readonly number[]} counts */
  const sum = (side, counts) => side.seats.reduce((total, seat) => total + (counts[seat] ?? 0), 0);
  /** @type {[string, readonly number[]][]} */
  const rows = [
    [t("taken-cards"), view.captured],
    [t("taken-sweeps"), view.sweeps],
  ];
  return html`<aside class="score paper" aria-label=${t("score")}>
    <h2>${tableTitle(view)}</h2>
    <p class="muted">${view.deal ? t("deal-round", { deal: view.deal, round: view.round, rounds: view.rounds, last: view.last_round ? "yes" : "no" }) : paceWords(view.pace)}</p>
    ${view.best_of > 1 ? html`<p class="muted" data-series>${seriesWords(view)}</p>` : nothing}
    <hr class="rule2" />
    <div class=${`totals sides${sides.length}`}>
      ${sides.map((side) => {
        const points = pointsOf(view, side.side);
        return html`<div>
          <span class="marks">${side.seats.map((seat) => mark(view, seat))}</span><b class="num big">${shown(points)}</b
          ><span class="nm" translate="no">${sideName(view, side)}</span
          ><span class=${`to h${hueOf(view, side)}`} ${vars({ "--p": Math.min(1, points / target) })}></span>
        </div>`;
      })}
    </div>
    <h3 class="eyebrow">${t("taken-title")}</h3>
    <table class="aid">
      <thead class="vh"><tr><td></td>${sides.map((side) => html`<th scope="col">${sideName(view, side)}</th>`)}</tr></thead>
      <tbody>
        ${rows.map(
          ([name, counts]) =>
            html`<tr><th scope="row">${name}</th>${sides.map((side) => html`<td class="num">${sum(side, counts)}</td>`)}</tr>`,
        )}
        ${
          view.match > 1 && view.best_of === 1
            ? html`<tr><th scope="row">${t("wins")}</th>${sides.map((side) => html`<td class="num">${view.wins[side.side] ?? 0}</td>`)}</tr>`
            : nothing
        }
      </tbody>
    </table>
    <div class="company">
      ${hasCompany(view) ? html`<h3 class="eyebrow">${t("say")}</h3>${phraseButtons(["well_played", "thanks", "one_moment"], deeds)}` : nothing}
      ${state.shuffle ? fairLine(view, state.shuffle, () => deeds.open("fair")) : nothing}
    </div>
  </aside>`;
}

/** @param {View} view */
export function lastMove(view) {
  const { last } = view;
  if (!last) {
    return html`<section class="last paper by0 nomove" aria-label=${t("last-move")}>
      <p class="lead"><span>${t("no-move-yet")}</span></p>
    </section>`;
  }
  const { move, seat } = last;
  const groups = groupsOfMove(move).map((group) => group.filter((card) => card !== move.card)).filter((group) => group.length);
  const many = groupsOfMove(move).length > 1;
  const words = rich(`last-${move.kind}`, {
    ...whoArgs(view, seat),
    count: sizeOf(move),
    value: move.value ?? 0,
    multiple: many ? "yes" : "no",
    sweep: last.sweep ? "yes" : "no",
  });
  return html`<section class=${`last paper by${markOf(view, seat)}`} aria-label=${t("last-move")}>
    <p class="lead">${mark(view, seat)}<span>${words}</span></p>
    <p class="shown">
      <span class=${`lcard ${groups.length ? "" : "alone"}`}>${picture(move.card)}</span>${groups.map(
        (group) => html`<span class="lgrp">${group.map((card) => picture(card))}</span>`,
      )}
    </p>
    ${last.sweep ? html`<p class="gain">${t("sweep")}</p>` : nothing}
  </section>`;
}

/** How much of the last move is shown decides whether it gets a row of its own on a phone. @param {View} view */
export const lastIsLarge = (view) => (view.last ? groupsOfMove(view.last.move).flat().length > 2 : false);

/**
 * A line of the move list.
 * @param {import("../wire.js").LogLine} line
 */
function lineWords(line) {
  const move = readMove(line.text);
  const kind = line.kind ?? move.kind;
  const cards = [...(move.loose ?? []), ...(move.builds ?? []).flat()];
  const many = groupsOfMove({ ...move, kind, text: line.text }).length > 1;
  return rich(`log-${kind}`, {
    card: chips(readCards(move.card)),
    cards: chips(cards),
    value: move.value ?? 0,
    multiple: many ? "yes" : "no",
    sweep: line.sweep ? "yes" : "no",
  });
}

/** @param {View} view */
export function moveList(view) {
  const lines = (view.log ?? []).filter((line) => line.deal === view.deal);
  return html`<ol class="moves" tabindex="0" aria-label=${t("moves-list")}>
    ${lines.map(
      (line, index) =>
        html`<li class=${index === lines.length - 1 ? "cur" : ""}>
          <span class="n num">${index + 1}</span>${mark(view, line.seat)}<span>${lineWords(line)}</span>
        </li>`,
    )}
    ${lines.length ? nothing : html`<li class="none">${t("no-move-yet")}</li>`}
  </ol>`;
}

/** @param {View} view */
export const sidePapers = (view) =>
  html`<aside class="side">
    ${lastMove(view)}
    <section class="log paper" aria-label=${t("moves")}><h2>${t("moves")}</h2>${moveList(view)}</section>
  </aside>`;

/** @param {View} view */
export function stock(view) {
  const dots = Array.from(
    { length: Math.min(view.rounds, 12) },
    (_, index) => html`<i class=${index < view.round - 1 ? "past" : index === view.round - 1 ? "now" : ""}></i>`,
  );
  const label = t("stock", { count: view.stock, round: view.round, rounds: view.rounds, last: view.last_round ? "yes" : "no" });
  return html`<div class="stock" role="img" aria-label=${label}>
    ${view.stock ? html`<span class="stk" data-stock>${back()}${back()}<b class="num">${view.stock}</b></span>` : nothing}
    ${view.rounds > 1 ? html`<span class="rounds">${dots}</span>` : nothing}
    ${view.last_round ? html`<b class="lastround">${t("last-round")}</b>` : nothing}
  </div>`;
}

/**
 * The bar: brand, the score where there is no room for the paper, and the doors to rules and settings; where there is room for
 * few doors the settings hold the others.
 * @param {import("../state.js").State} state
 * @param {View} view
 * @param {Deeds} deeds
 */
export function bar(state, view, deeds) {
  const sides = sidesOf(view);
  const few = sides.length < 3;
  return html`<header class="bar">
    <button class="btn quiet icon settings-door narrow" type="button" aria-label=${t("settings")} @click=${() => deeds.open("settings")}>${icon("menu")}</button>
    ${brand()}
    <p class=${`mini sides${sides.length}`}>
      ${sides.map(
        (side, index) =>
          html`${index && few ? html`<i aria-hidden="true">:</i>` : nothing}<span
              >${side.seats.length > 1 && view.you !== null ? nothing : side.seats.map((seat) => mark(view, seat))}${
                few && (side.seats.length === 1 || view.you !== null)
                  ? html`<span class="nm" translate="no">${side.seats.length > 1 ? t(side.mine ? "us" : "them") : sideName(view, side)}</span>`
                  : html`<span class="vh">${sideName(view, side)}</span>`
              }
              <b class="num">${shown(pointsOf(view, side.side))}</b></span
            >`,
      )}<span class="facts">${view.target ? html`<small>${t("to-target", { target: toNumber(view.target) })}</small>` : nothing}${seriesMark(view)}</span>
    </p>
    <span class="gap"></span>
    ${hintButton(state, view, deeds)}
    ${hasCompany(view) ? html`<button class="btn quiet icon say-door" type="button" aria-label=${t("say")} @click=${() => deeds.open("say")}>${icon("talk")}</button>` : nothing}
    <button class="btn quiet icon wide" type="button" aria-label=${t("people")} @click=${() => deeds.open("people")}>${icon("people")}</button>
    <button class="btn quiet icon log-door" type="button" aria-label=${t("moves")} @click=${() => deeds.open("moves")}>${icon("list")}</button>
    <button class="btn quiet icon wide" type="button" aria-label=${t("rules")} @click=${() => deeds.open("rules")}>${icon("book")}</button>
    <button class="btn quiet icon settings-door wide" type="button" aria-label=${t("settings")} @click=${() => deeds.open("settings")}>${icon("gear")}</button>
  </header>`;
}

/** The name of the house, a way home. */
export const brand = () => html`<a class="brand" href="/" aria-label=${t("home")}>${fish()}<span translate="no">Cassino</span></a>`;
