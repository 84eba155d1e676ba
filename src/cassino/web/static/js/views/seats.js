/** The seats of the others, round the mat. */
import { html, nothing } from "../../vendor/lit-html.js";
import { nameOf, othersOf, partnerOf } from "../people.js";
import { clockLeft, clockText } from "../times.js";
import { t, tOr } from "../words.js";
import { heldBacks, mark, pile } from "./parts.js";

/** @typedef {import("../wire.js").View} View */

/** Where the others sit, clockwise, by their number. @type {Record<number, string[]>} */
const PLACES = { 1: ["north"], 2: ["west", "east"], 3: ["west", "north", "east"] };

/**
 * @param {View} view
 * @param {number} seat
 */
function note(view, seat) {
  const who = view.seats[seat];
  if (!who) return "";
  if (who.kind === "bot") {
    const bot = tOr(`bot-${who.bot}`, who.bot ?? "");
    if (who.getting_ready) return t("seat-bot-getting-ready", { bot });
    return partnerOf(view) === seat ? t("seat-partner-bot", { bot }) : t("seat-bot", { bot });
  }
  if (who.away) return t("seat-away");
  if (partnerOf(view) === seat) return t("seat-partner");
  return who.here ? t("seat-person") : t("seat-not-here");
}

/** The clock of a seat, where there is one. @param {View} view @param {number} seat */
export function clock(view, seat) {
  const left = clockLeft(view, seat);
  if (left === null) return nothing;
  return html`<span class=${`clock num ${left < 30_000 ? "short" : ""}`} role="timer" aria-label=${t("clock-left", { time: clockText(left) })}>${clockText(left)}</span>`;
}

/**
 * @param {import("../state.js").State} state
 * @param {View} view
 */
export function seats(state, view) {
  const { gained } = state;
  const others = othersOf(view);
  return html`<div class="theirs">
    ${others.map((seat, index) => {
      const turn = view.phase === "playing" && view.turn === seat;
      const held = view.hands[seat] ?? 0;
      const place = PLACES[others.length]?.[index] ?? "north";
      const label = t("seat-label", { name: nameOf(view, seat), count: held, turn: turn ? "yes" : "no" });
      return html`<section class=${`seat ${place} ${turn ? "turn" : ""} ${partnerOf(view) === seat ? "partner" : ""}`} data-seat=${seat} aria-label=${label}>
        ${mark(view, seat)}<span class="who"
          ><b translate="no">${nameOf(view, seat)}</b
          ><small
            >${turn ? html`<i class="dots"><i></i><i></i><i></i></i>` : nothing}<span class="note">${note(view, seat)}</span>${
              partnerOf(view) === seat ? html`<span class="note brief">${t("seat-partner")}</span>` : nothing
            }${
              view.dealer === seat ? html`<span class="dealer">${t("dealer")}</span>` : nothing
            }</small
          ></span
        >
        ${clock(view, seat)}${heldBacks(held)}${pile(view, seat, gained)}
      </section>`;
    })}
  </div>`;
}
