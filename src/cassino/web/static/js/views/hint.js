/** A hint: the move that a strong bot would play, what it expects of the deal, and where that comes from. */
import { html, nothing } from "../../vendor/lit-html.js";
import { keyOf, spoken, spokenList } from "../cards.js";
import { chips } from "../faces.js";
import { groupsOfMove } from "../groups.js";
import { icon } from "../icons.js";
import { sidesOf } from "../people.js";
import { signed } from "../points.js";
import { rich, t } from "../words.js";
import { panel } from "./dialogs.js";
import { hasCompany } from "./people.js";
import { itemName } from "./sheet.js";

/** @typedef {import("../wire.js").View} View */
/** @typedef {import("../wire.js").Hint} Hint */
/** @typedef {import("../wire.js").Move} Move */
/** @typedef {import("../state.js").State} State */
/** @typedef {import("../table.js").Deeds} Deeds */

/** Where no other person sits a hint may be had, at one's own turn. @param {State} state @param {View} view @param {Deeds} deeds */
export const hintButton = (state, view, deeds) =>
  view.you === null || view.phase !== "playing" || hasCompany(view)
    ? nothing
    : html`<button class="btn quiet hint-door" type="button" data-hint aria-disabled=${view.can_hint && state.advice === null ? "false" : "true"} aria-label=${t("hint")} @click=${deeds.hint}>
        ${icon("lamp")}<span>${t("hint")}</span>
      </button>`;

/** @param {Move} move */
const cardsOf = (move) => [...(move.loose ?? []), ...(move.builds ?? []).flat()];

/** @param {Move} move */
const argsOf = (move) => ({ value: move.value ?? 0, multiple: groupsOfMove(move).length > 1 ? "yes" : "no" });

/** The move with small cards in it. @param {Move} move */
const moveShown = (move) => rich(`hint-${move.kind}`, { card: chips([move.card]), cards: chips(cardsOf(move)), ...argsOf(move) });

/** What is expected at the end of the deal, in a sentence; without numbers where there are none. @param {View} view @param {Hint} hint */
export function expectedWords(view, { expected, exact }) {
  if (expected === null) return t("hint-plain");
  const points = round(expected);
  const lead = points > 0 ? "ahead" : points < 0 ? "behind" : "even";
  return t(exact ? "hint-exact" : "hint-expected", { lead, points: Math.abs(points), sides: sidesOf(view).length });
}

/** A hint as it is spoken. @param {View} view @param {Hint} hint */
export function hintSpoken(view, hint) {
  const { move } = hint;
  const words = t(`hint-${move.kind}`, { card: spoken(move.card), cards: spokenList(cardsOf(move)), ...argsOf(move) });
  return [t("hint-spoken", { move: words }), expectedWords(view, hint)];
}

/** No estimate is told to be off by nothing. @param {number} error */
export const atLeastATenth = (error) => Math.max(0.1, round(error));

/** @param {number} points */
const round = (points) => Math.round(points * 10) / 10;

/** The cards that a hint speaks of: hand card, loose cards, builds by key. @param {State} state */
export function advised({ advice }) {
  const move = advice?.answer?.move;
  return { cards: new Set(move ? [move.card, ...(move.loose ?? [])] : []), builds: new Set((move?.builds ?? []).map(keyOf)) };
}

/** The mark on a card of the hint. */
export const adviceMark = () => html`<i class="advice">${icon("lamp")}</i>`;

/** The hint above the table. @param {State} state @param {View} view @param {Deeds} deeds */
export function hintStrip(state, view, deeds) {
  const { advice } = state;
  if (!advice) return nothing;
  const { answer } = advice;
  if (!answer) return html`<aside class="notice paper" data-notice="hint" aria-label=${t("hint")}>${icon("lamp")}<span>${t("hint-thinking")}</span></aside>`;
  return html`<aside class="notice paper" data-notice="hint" aria-label=${t("hint")}>
    ${icon("lamp")}<span class="hintwords"><b>${moveShown(answer.move)}</b><small>${expectedWords(view, answer)}</small></span
    ><span class="acts">${
      answer.expected === null ? nothing : html`<button class="btn" type="button" data-why @click=${() => deeds.open("hint")}>${t("hint-why")}</button>`
    }<button class="btn quiet icon" type="button" aria-label=${t("hint-hide")} @click=${deeds.hideHint}>${icon("cross")}</button></span>
  </aside>`;
}

/** Items in tenths that add up to what is told of them all: those that lose most by being cut off are raised. @param {Record<string, number>} parts */
export function tenths(parts) {
  const rows = Object.entries(parts).map(([item, points]) => ({ item, exact: points * 10, told: Math.floor(points * 10) }));
  const whole = Math.round(rows.reduce((sum, row) => sum + row.exact, 0));
  const cut = whole - rows.reduce((sum, row) => sum + row.told, 0);
  const byLoss = [...rows].sort((a, b) => b.exact - b.told - (a.exact - a.told));
  for (const row of byLoss.slice(0, cut)) row.told += 1;
  return /** @type {[string, number][]} */ (rows.filter(({ told }) => told !== 0).map(({ item, told }) => [item, told / 10]));
}

/** What comes in from each item, for the better or for the worse; nothing where no item counts. @param {Record<string, number>} parts */
function partsShown(parts) {
  const told = tenths(parts);
  if (!told.length) return nothing;
  return html`<dl class="options">${told.map(([item, points]) => html`<div><dt>${itemName(item)}</dt><dd class="num">${signed(points)}</dd></div>`)}</dl>`;
}

/** What the second best move loses, item by item. @param {Hint} hint */
export const losses = ({ parts, next_best: other }) =>
  Object.fromEntries([...new Set([...Object.keys(parts), ...Object.keys(other?.parts ?? {})])].map((item) => [item, (other?.parts[item] ?? 0) - (parts[item] ?? 0)]));

/** How much less is expected of the second best move, in words. @param {number} behind @param {boolean} exact */
export const behindWords = (behind, exact) => (round(behind) ? t("hint-behind", { points: round(behind) }) : t(exact ? "hint-equal" : "hint-as-good"));

/** Why not the second best move, if there is one. @param {Hint} hint */
const nextBest = (hint) =>
  hint.next_best
    ? html`<div data-next-best><h3>${t("hint-next")}</h3>
        <p class="hintmove">${moveShown(hint.next_best.move)}</p>
        <p>${behindWords(hint.next_best.behind, hint.exact)}</p>
        ${partsShown(losses(hint))}</div>`
    : html`<p data-only>${t("hint-only")}</p>`;

/** @param {State} state @param {View} view @param {import("./dialogs.js").Frame} frame */
export function hintPanel(state, view, frame) {
  const hint = state.advice?.answer;
  if (!hint) return nothing;
  const parts = partsShown(hint.parts);
  return panel(
    "hint",
    t("hint"),
    html`<div class="fields">
      <p class="hintmove">${moveShown(hint.move)}</p>
      <p>${expectedWords(view, hint)} ${hint.exact ? t("hint-solved") : t("hint-error", { points: atLeastATenth(hint.error) })}</p>
      ${
        parts === nothing ? nothing : html`<div><h3>${t("hint-parts")}</h3>${parts}</div>`
      }
      ${nextBest(hint)}
    </div>`,
    frame,
  );
}
