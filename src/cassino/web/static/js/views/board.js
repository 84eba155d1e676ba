/** A cribbage board: out and back, 30 holes each way in fives, the sixty-first at the end. Two pegs a side leapfrog. */
import { html, svg } from "../../vendor/lit-html.js";
import { sideName, sidesOf } from "../people.js";
import { pointsOf, shown } from "../points.js";
import { listed, t } from "../words.js";

/** @typedef {import("../wire.js").View} View */

const GAP = 15;
const FIVE = 8;
const START = 62;
const WIDTH = START + 30 * GAP + 5 * FIVE + 26;
const HEIGHT = 132;
const MIDDLE = 66;
/** For each side: how far down the way out lies, and the way back. */
const LANES = [
  [30, 48],
  [102, 84],
];
const TOGETHER = 61;

/** @param {number} hole 0 to 29 along the board */
const across = (hole) => START + hole * GAP + Math.floor(hole / 5) * FIVE;

/**
 * Where a peg stands.
 * @param {number} side 0 or 1
 * @param {number} points
 * @returns {[number, number]}
 */
export function pegAt(side, points) {
  const [out = 0, back = 0] = LANES[side] ?? [];
  if (points <= 0) return [START - 22, out];
  if (points <= 30) return [across(points - 1), out];
  if (points < TOGETHER) return [across(60 - points), back];
  return [START - 22, MIDDLE];
}

/** Does this table keep its score on the board? @param {View} view */
export const hasBoard = (view) => view.target === TOGETHER && sidesOf(view).length === 2;

const holes = () => {
  const bends = LANES.map(
    ([out = 0, back = 0], side) =>
      svg`<path class="bend" d=${`M${across(29) + 11} ${out}a9 9 0 0 ${side ? 0 : 1} 0 ${back - out}`}></path>`,
  );
  const fives = [0, 1, 2, 3, 4, 5].flatMap((five) =>
    LANES.flat().map(
      (y) => svg`<rect class="fives" x=${across(five * 5) - 8} y=${y - 8} width=${4 * GAP + 16} height="16" rx="8"></rect>`,
    ),
  );
  const all = [0, 1].flatMap((side) =>
    Array.from({ length: 61 }, (_, points) => {
      const [x, y] = pegAt(side, points);
      return svg`<circle class="hole" cx=${x} cy=${y} r="2.9"></circle>`;
    }),
  );
  return [...bends, ...fives, ...all, svg`<circle class="hole goal" cx=${START - 22} cy=${MIDDLE} r="5"></circle>`];
};

const numbers = () => [
  svg`<text x=${START - 34} y="69.5" text-anchor="end">${TOGETHER}</text>`,
  ...[1, 2, 3, 4, 5, 6].flatMap((five) => [
    svg`<text x=${across(five * 5 - 1)} y="18.5" text-anchor="middle">${five * 5}</text>`,
    svg`<text x=${across(five * 5 - 1)} y="121.5" text-anchor="middle">${five * 5}</text>`,
    svg`<text x=${across((five - 1) * 5)} y="69.5" text-anchor="middle">${65 - five * 5}</text>`,
  ]),
];

/**
 * @param {number} side
 * @param {number} points
 * @param {"front" | "rear"} which
 */
function peg(side, points, which) {
  const [x, y] = pegAt(side, points);
  return side
    ? svg`<rect class=${`peg p1 ${which}`} x=${x - 6} y=${y - 6} width="12" height="12" rx="2.5"></rect>`
    : svg`<circle class=${`peg p0 ${which}`} cx=${x} cy=${y} r="6.5"></circle>`;
}

/**
 * @param {View} view
 * @param {ReadonlyMap<number, number>} rear where each side's rear peg stands
 */
export function board(view, rear) {
  const sides = sidesOf(view);
  const scores = sides.map((side) => t("board-side", { name: sideName(view, side), points: shown(pointsOf(view, side.side)) }));
  return html`<figure class="crib" role="img" aria-label=${t("board", { scores: listed(scores) })}>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect class="plank" x="1" y="1" width=${WIDTH - 2} height=${HEIGHT - 2} rx="16"></rect>
      <rect class="inlay" x="6" y="6" width=${WIDTH - 12} height=${HEIGHT - 12} rx="11"></rect>
      ${holes()} ${numbers()}
      ${sides.map((side, index) => [peg(index, rear.get(side.side) ?? 0, "rear"), peg(index, pointsOf(view, side.side), "front")])}
    </svg>
  </figure>`;
}
