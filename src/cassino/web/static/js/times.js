/** What time does while nothing is said: a frame tells how things stand at its moment, and this page's own clock goes on from there. */
import { t } from "./words.js";

/** @typedef {import("./wire.js").View} View */

/** So long at one turn before the others are offered a bot for a person who is there, as the table has it. */
export const SLOW_MS = 60_000;
/** So long without a page, likewise. */
export const GONE_MS = 10_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** When each view came, by this page's clock. @type {WeakMap<View, number>} */
const came = new WeakMap();

/** Remembers that a view came just now. @param {View} view @param {number} [now] milliseconds */
export const note = (view, now = performance.now()) => void came.set(view, now);

/** Milliseconds since a view came. @param {View} view */
const since = (view) => performance.now() - (came.get(view) ?? performance.now());

/** How long the turn has lasted, in milliseconds; 0 while no deal is played. @param {View} view */
export const turnLasts = (view) => (view.turn_ms === null ? 0 : view.turn_ms + since(view));

/** How long a person has been without a page, in milliseconds; null for who is there. @param {View} view @param {number} seat */
export function goneFor(view, seat) {
  const gone = view.seats[seat]?.gone_ms;
  return typeof gone === "number" ? gone + since(view) : null;
}

/** How long the question to take a move back still stands, in milliseconds; null while nobody asks. @param {View} view */
export const askLeft = (view) => (view.take_back_ms === null ? null : Math.max(0, view.take_back_ms - since(view)));

/**
 * The time a seat has left, in milliseconds, or null where there is none to show: for a move it is shown while it runs.
 * @param {View} view
 * @param {number} seat
 */
export function clockLeft(view, seat) {
  const who = view.seats[seat];
  if (typeof who?.clock_ms !== "number" || (view.pace.kind === "days" && !who.clock_runs)) return null;
  return Math.max(0, who.clock_ms - (who.clock_runs ? since(view) : 0));
}

/** Does anything on the page change with the seconds? @param {View} view */
export const isTicking = (view) =>
  view.take_back_ms !== null ||
  view.seats.some((seat, number) => seat.clock_runs || goneFor(view, number) !== null) ||
  turnLasts(view) > SLOW_MS;

/**
 * "4:05"; from an hour on "1 d 3 h" or "5 h 12 min".
 * @param {number} milliseconds
 */
export function clockText(milliseconds) {
  if (milliseconds >= DAY_MS) {
    return t("left-days", { days: Math.floor(milliseconds / DAY_MS), hours: Math.floor((milliseconds % DAY_MS) / HOUR_MS) });
  }
  if (milliseconds >= HOUR_MS) {
    return t("left-hours", { hours: Math.floor(milliseconds / HOUR_MS), minutes: Math.floor((milliseconds % HOUR_MS) / MINUTE_MS) });
  }
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** May I let a bot play for this seat, as far as the page can tell? @param {View} view @param {number} seat */
export function mayCallBot(view, seat) {
  const who = view.seats[seat];
  if (view.you === null || seat === view.you || who?.kind !== "person" || who.away || view.seats[view.you]?.away) return false;
  const gone = goneFor(view, seat);
  if (gone !== null) return gone > GONE_MS && ["playing", "deal_over"].includes(view.phase);
  return view.turn === seat && view.pace.kind === "untimed" && turnLasts(view) > SLOW_MS;
}
