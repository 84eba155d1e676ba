/** How a series stands, and who has won it. */
import { html, nothing } from "../../vendor/lit-html.js";
import { icon } from "../icons.js";
import { sideArgs, sideName, sidesOf } from "../people.js";
import { listed, t } from "../words.js";

/** @typedef {import("../wire.js").View} View */

/** "Best of 3: You 1 and Ben 0", before the first match "Best of 3". @param {View} view */
export function seriesWords(view) {
  if (!view.wins.some((wins) => wins > 0)) return t("series-of", { matches: view.best_of });
  const standing = sidesOf(view).map((side) => t("board-side", { name: sideName(view, side), points: view.wins[side.side] ?? 0 }));
  return t("series-standing", { matches: view.best_of, standing: listed(standing) });
}

/** Who has won the series, or "". @param {View} view */
export function seriesWon(view) {
  const winner = sidesOf(view).find((side) => side.side === view.series_winner);
  return winner ? t("series-won", sideArgs(view, winner)) : "";
}

/** The standing in the bar, where there is no room for words. @param {View} view */
export const seriesMark = (view) =>
  view.best_of > 1
    ? html`<span class="seriesmark" role="img" aria-label=${seriesWords(view)}
        >${icon("trophy")}${sidesOf(view).map((side, index) => html`${index ? "\u200a:\u200a" : nothing}<b class="num">${view.wins[side.side] ?? 0}</b>`)}</span
      >`
    : nothing;

/** On the sheet of a match's end. @param {View} view */
export const seriesLine = (view) =>
  view.best_of > 1 && view.phase === "match_over"
    ? html`<p class="seriesline" data-series-line>${icon("trophy")}<span>${seriesWon(view) ? html`<b>${seriesWon(view)}</b> ` : nothing}${seriesWords(view)}</span></p>`
    : nothing;
