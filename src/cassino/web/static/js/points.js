/** Points: whole numbers, or exact fractions as numbers or text such as "70/3". */
import { currentLanguage } from "./words.js";

/** @typedef {import("./wire.js").Points} Points */

/** @param {Points | null | undefined} points */
export function toNumber(points) {
  if (typeof points === "number") return points;
  const [whole = "0", part = "1"] = String(points ?? 0).split("/");
  return Number(whole) / Number(part);
}

/** A side's points with what it has pegged in this deal. @param {import("./wire.js").View} view @param {number} side */
export const pointsOf = (view, side) => plus(view.totals[side], view.phase === "playing" ? (view.pegs?.[side] ?? 0) : 0);

/** @param {Points | null | undefined} points */
export function shown(points) {
  if (typeof points === "string" && points.includes("/")) return points;
  return new Intl.NumberFormat(currentLanguage()).format(toNumber(points));
}

/** A difference of points: "+0.9", "−0.4". @param {number} points */
export const signed = (points) =>
  new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(points);

/**
 * A sum for show; exact for whole numbers and halves.
 * @param {Points | null | undefined} a
 * @param {Points | null | undefined} b
 */
export const plus = (a, b) => toNumber(a) + toNumber(b);
