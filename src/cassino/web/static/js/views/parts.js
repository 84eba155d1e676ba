/** Small parts of the table: marks, piles, hands of others. */
import { html, nothing } from "../../vendor/lit-html.js";
import { back } from "../faces.js";
import { letterOf, markOf } from "../people.js";
import { currentLanguage, t } from "../words.js";

/** @typedef {import("../wire.js").View} View */

/**
 * A seat's mark: a shape, a letter and a colour.
 * @param {View} view
 * @param {number} seat
 */
export const mark = (view, seat) =>
  html`<span class=${`mark m${markOf(view, seat)}`} translate="no" aria-hidden="true">${letterOf(view, seat)}</span>`;

/**
 * Captured cards: a squared pile; every sweep lies across it, as at a real table.
 * @param {View} view
 * @param {number} seat
 * @param {{seat: number, count: number} | null} gained
 */
export function pile(view, seat, gained) {
  const count = view.captured[seat] ?? 0;
  const sweeps = view.sweeps[seat] ?? 0;
  const label = t("pile", { count, sweeps });
  const across = Array.from({ length: Math.min(sweeps, 3) }, () => html`<i class="sw"></i>`);
  return html`<span class=${`pile ${count ? "" : "none"}`} role="img" aria-label=${label} data-pile=${seat}
    ><span class="stack"
      >${across}<i></i><b class="num">${count}</b>${
        gained?.seat === seat ? html`<em class="num">${t("gained", { count: gained.count })}</em>` : nothing
      }</span
    ></span
  >`;
}

/**
 * The hand of another: its backs, or some of them and the number.
 * @param {number} count
 */
export const heldBacks = (count) =>
  html`<span class="held" role="img" aria-label=${t("held", { count })}
    >${Array.from({ length: count > 5 ? 2 : count }, back)}${count > 5 ? html`<b class="num more-held">${count}</b>` : nothing}</span
  >`;

/** The page that shows what was dealt here, in the language of this one. */
export const statisticsLink = () => `/fairness?lang=${currentLanguage()}`;
