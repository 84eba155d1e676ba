/** Who is who at a table, seen from one's own chair. */
import { listed, t } from "./words.js";

/** @typedef {import("./wire.js").View} View */

/** The seat that the table is seen from: one's own, or the first for a watcher. @param {View} view */
export const chair = (view) => view.you ?? 0;

/**
 * The mark of a seat, 0 for the chair, clockwise.
 * @param {View} view
 * @param {number} seat
 */
export const markOf = (view, seat) => (seat - chair(view) + view.seats.length) % view.seats.length;

/** The seats after the chair, clockwise. @param {View} view */
export const othersOf = (view) => view.seats.slice(1).map((_, index) => (chair(view) + index + 1) % view.seats.length);

/**
 * @param {View} view
 * @param {number} seat
 */
export function nameOf(view, seat) {
  const who = view.seats[seat];
  if (seat === view.you) return t("you");
  return who?.name || (who?.kind === "bot" ? (BOT_NAMES[seat] ?? "Ida") : t("seat-empty"));
}

/**
 * A name for somebody who gave none, that nobody at the table has.
 * @param {readonly {name: string}[]} seats
 */
export function guestName(seats) {
  const taken = seats.map((seat) => seat.name);
  for (let number = 1; ; number++) {
    const name = t("guest-number", { number });
    if (!taken.includes(name)) return name;
  }
}

/** What bots are called, by seat, so that all who talk about them mean the same one; they have no names of their own. */
const BOT_NAMES = ["Ida", "Mara", "Jun", "Teo"];

/**
 * Arguments that let a text speak of a seat: `who` is "you" or "other".
 * @param {View} view
 * @param {number} seat
 * @returns {{who: string, name: string}}
 */
export const whoArgs = (view, seat) => ({ who: seat === view.you ? "you" : "other", name: nameOf(view, seat) });

/** The letter on a seat's mark, the same for all at the table: of the nickname where there is one. @param {View} view @param {number} seat */
export const letterOf = (view, seat) => [...(view.seats[seat]?.name || nameOf(view, seat)).trim()][0]?.toUpperCase() ?? "?";

/** @typedef {{side: number, seats: number[], mine: boolean}} Side */

/**
 * The sides, one's own first.
 * @param {View} view
 * @returns {Side[]}
 */
export function sidesOf(view) {
  /** @type {Map<number, number[]>} */
  const seats = new Map();
  for (const seat of [chair(view), ...othersOf(view)]) {
    const side = view.seats[seat]?.side ?? seat;
    seats.set(side, [...(seats.get(side) ?? []), seat]);
  }
  return [...seats].map(([side, members]) => ({ side, seats: members, mine: view.you !== null && members.includes(view.you) }));
}

/**
 * "You and Jun"
 * @param {View} view
 * @param {Side} side
 */
export const sideName = (view, side) => listed(side.seats.map((seat) => nameOf(view, seat)));

/**
 * Arguments that let a text speak of a side.
 * @param {View} view
 * @param {Side} side
 */
export const sideArgs = (view, side) => ({
  who: side.seats.length > 1 ? (side.mine ? "us" : "them") : side.mine ? "you" : "other",
  name: sideName(view, side),
});

/**
 * The partner of the chair, or null.
 * @param {View} view
 */
export function partnerOf(view) {
  const mine = view.seats[chair(view)]?.side;
  return othersOf(view).find((seat) => view.seats[seat]?.side === mine) ?? null;
}
