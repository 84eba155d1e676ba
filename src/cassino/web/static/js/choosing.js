/** What the chosen cards leave open. Works only on moves that the server listed. */
import { keyOf, numberOf } from "./cards.js";
import { sizeOf } from "./groups.js";

/** @typedef {import("./wire.js").Move} Move */
/** @typedef {{card: string | null, loose: ReadonlySet<string>, builds: ReadonlySet<string>}} Choice builds by key */
/** @typedef {{open: Set<string>, openBuilds: Set<string>, exact: Move[], wider: Move[]}} Prospect */

/** @param {Move} move */
const buildKeys = (move) => (move.builds ?? []).map(keyOf);

/**
 * Does the move use the hand card and everything else that is chosen?
 * @param {Move} move
 * @param {Choice} choice
 */
export function covers(move, choice) {
  if (move.card !== choice.card) return false;
  const loose = move.loose ?? [];
  const builds = buildKeys(move);
  return [...choice.loose].every((card) => loose.includes(card)) && [...choice.builds].every((key) => builds.includes(key));
}

/**
 * @param {Move} move
 * @param {Choice} choice
 */
const uses = (move, choice) =>
  (move.loose?.length ?? 0) === choice.loose.size && (move.builds?.length ?? 0) === choice.builds.size;

/**
 * What may still join the choice, the moves it completes, and those it is a part of.
 * @param {readonly Move[]} moves
 * @param {Choice} choice
 * @returns {Prospect}
 */
export function prospect(moves, choice) {
  const wide = moves.filter((move) => covers(move, choice));
  return {
    open: new Set(wide.flatMap((move) => move.loose ?? [])),
    openBuilds: new Set(wide.flatMap(buildKeys)),
    exact: wide.filter((move) => uses(move, choice)),
    wider: wide.filter((move) => !uses(move, choice)),
  };
}

const ORDER = ["capture", "raise", "build", "add", "trail"];

/** @param {Move} a @param {Move} b */
const byRank = (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || sizeOf(b) - sizeOf(a) || (b.value ?? 0) - (a.value ?? 0);

/**
 * The moves to offer as buttons: the largest capture, every move that the choice completes, then the largest of each
 * other kind and value; trailing last. The first is the one to light.
 * @param {Prospect} prospect
 * @param {number} [most]
 * @returns {Move[]}
 */
export function offers({ exact, wider }, most = 6) {
  const captures = [...exact, ...wider].filter((move) => move.kind === "capture").sort(byRank);
  const trails = exact.filter((move) => move.kind === "trail");
  const complete = exact.filter((move) => move.kind !== "trail").sort(byRank);
  /** @type {Map<string, Move>} */
  const largest = new Map();
  for (const move of [...wider].filter((one) => one.kind !== "capture").sort(byRank)) {
    const name = `${move.kind} ${move.value}`;
    if (!largest.has(name)) largest.set(name, move);
  }
  const chosen = [...captures.slice(0, 1), ...complete, ...largest.values()];
  const unique = [...new Map(chosen.map((move) => [move.text, move])).values()];
  return [...unique.slice(0, Math.max(1, most - trails.length)), ...trails];
}

/**
 * Moves that somebody who chose these cards may have had in mind; none is on the list, so the server is asked why.
 * @param {Choice} choice
 * @param {readonly import("./wire.js").Build[]} builds the builds of the layout
 * @returns {Omit<Move, "text">[]}
 */
export function intents(choice, builds) {
  if (choice.card === null) return [];
  const card = choice.card;
  const loose = [...choice.loose];
  const touched = builds.filter((build) => choice.builds.has(keyOf(build.cards)));
  const sets = touched.map((build) => build.cards);
  if (!loose.length && !sets.length) return [{ kind: "trail", card }];
  /** @type {Omit<Move, "text">[]} */
  const wishes = [{ kind: "capture", card, loose, builds: sets }];
  const sum = numberOf(card) + loose.reduce((total, one) => total + numberOf(one), 0);
  const [only] = touched;
  if (!only && sum <= 16) wishes.push({ kind: "build", card, loose, value: sum });
  if (only && touched.length === 1) {
    if (sum === only.value || numberOf(card) === only.value) wishes.push({ kind: "add", card, loose, builds: sets, value: only.value });
    else wishes.push({ kind: "raise", card, loose, builds: sets, value: only.value + numberOf(card) });
  }
  return wishes;
}

/**
 * The move as text, in the notation that the server reads.
 * @param {Omit<Move, "text">} move
 */
export function moveText(move) {
  const loose = (move.loose ?? []).join("");
  const builds = (move.builds ?? []).map((build) => `{${build.join("")}}`).join("");
  if (move.kind === "trail") return move.card;
  if (move.kind === "capture") return `${move.card}x${loose}${builds}`;
  return `${move.card}+${loose}${builds}=${move.value}`;
}

/**
 * Reads a move's text back; raises read as adds, which is enough to show them.
 * @param {string} text
 * @returns {Omit<Move, "text">}
 */
export function readMove(text) {
  const [, card = "", sign = "", rest = "", value] = /^(..)([x+]?)([^=]*)(?:=(\d+))?$/.exec(text) ?? [];
  const builds = [...rest.matchAll(/\{([^}]*)\}/g)].map((found) => (found[1] ?? "").match(/../g) ?? []);
  const loose = rest.replace(/\{[^}]*\}/g, "").match(/../g) ?? [];
  const kind = sign === "" ? "trail" : sign === "x" ? "capture" : builds.length ? "add" : "build";
  return { kind, card, loose, builds, ...(value ? { value: Number(value) } : {}) };
}
