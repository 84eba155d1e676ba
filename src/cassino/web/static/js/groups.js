/** How cards that are taken or laid together are drawn: in groups that make the value. For show only. */
import { numberOf, sorted } from "./cards.js";

/**
 * Parts cards into groups that each sum to a value, or null when they do not part so.
 * @param {readonly string[]} cards
 * @param {number} value
 * @returns {string[][] | null}
 */
export function groupsOf(cards, value) {
  const left = sorted(cards).reverse();
  return left.length > 20 ? null : part(left, value);
}

/**
 * @param {string[]} left
 * @param {number} value
 * @returns {string[][] | null}
 */
function part(left, value) {
  const [first, ...others] = left;
  if (first === undefined) return [];
  for (const group of completions([first], others, value - numberOf(first))) {
    const rest = part(others.filter((card) => !group.includes(card)), value);
    if (rest) return [group, ...rest];
  }
  return null;
}

/**
 * @param {string[]} group
 * @param {string[]} others
 * @param {number} lacking
 * @returns {Generator<string[]>}
 */
function* completions(group, others, lacking) {
  if (lacking === 0) yield group;
  if (lacking <= 0) return;
  for (const [index, card] of others.entries()) {
    yield* completions([...group, card], others.slice(index + 1), lacking - numberOf(card));
  }
}

/**
 * The groups that a move puts together or takes, builds included, as they are to be drawn.
 * @param {import("./wire.js").Move} move
 * @returns {string[][]}
 */
export function groupsOfMove(move) {
  const loose = move.loose ?? [];
  const builds = move.builds ?? [];
  if (move.kind === "trail") return [];
  if (move.kind === "capture") {
    const values = [numberOf(move.card), 14, 15, 16];
    const groups = values.map((value) => groupsOf(loose, value)).find((found) => found !== null);
    return [...(groups ?? [loose]), ...builds].filter((group) => group.length > 0);
  }
  const value = move.value ?? 0;
  if (move.kind === "raise") {
    const [build = []] = builds;
    return [[move.card, ...build], ...(loose.length ? (groupsOf(loose, value) ?? [loose]) : [])];
  }
  const laid = groupsOf([move.card, ...loose], value) ?? [[move.card, ...loose]];
  return [...laid, ...builds];
}

/**
 * How many cards a capture lifts from the layout.
 * @param {import("./wire.js").Move} move
 */
export const sizeOf = (move) => (move.loose?.length ?? 0) + (move.builds ?? []).reduce((sum, build) => sum + build.length, 0);
