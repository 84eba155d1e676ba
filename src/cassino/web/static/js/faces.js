/**
 * Playing cards drawn from code: Besley figures as outlines, four suit paths, court busts (CC0, Adrian Kennard, recoloured).
 * A face is three layers, so that one card serves every size: index, art (pips or bust), line of honour.
 */
import { html, nothing, svg } from "../vendor/lit-html.js";
import { indexOf, isCourt, rankOf, spoken, suitOf } from "./cards.js";
import { GLYPHS } from "./glyphs.js";

/** @type {Record<string, string>} */
const SUIT_PATHS = {
  S: "M0-47C9-27 44-9 44 16C44 29 34 37 23 37C14 37 7 32 4 25C5 35 9 41 17 47H-17C-9 41-5 35-4 25C-7 32-14 37-23 37C-34 37-44 29-44 16C-44-9-9-27 0-47Z",
  H: "M0 45C-9 26-46 6-46-18C-46-33-35-42-23-42C-12-42-4-36 0-26C4-36 12-42 23-42C35-42 46-33 46-18C46 6 9 26 0 45Z",
  D: "M0-49C9-31 22-15 38 0C22 15 9 31 0 49C-9 31-22 15-38 0C-22-15-9-31 0-49Z",
  C: "M0-47A21 21 0 0 1 17-14A21 21 0 1 1 5 19C6 33 9 41 17 47H-17C-9 41-6 33-5 19A21 21 0 1 1-17-14A21 21 0 0 1 0-47Z",
};

const FISH =
  "M2 20C12 8 26 2 36 2C44 2 48.5 7 48.5 12.5C48.5 15.3 47 17.4 44.6 18.4C50 17.6 56 12 61 5C59 15 59 25 61 35C56 28 50 22.4 44.6 21.6C47 22.6 48.5 24.7 48.5 27.5C48.5 33 44 38 36 38C26 38 12 32 2 20ZM17.5 14.2A2.9 2.9 0 1 0 17.5 20A2.9 2.9 0 1 0 17.5 14.2Z";

/** Pips on a 100 x 140 face, to the right of the index column. @type {Record<string, [number, number][]>} */
const PIPS = (() => {
  const [left, middle, right] = [46, 65, 84];
  /** @param {number} share */
  const y = (share) => 22 + share * 96;
  /** @param {number[]} shares @returns {[number, number][]} */
  const pairs = (...shares) => shares.flatMap((share) => /** @type {[number, number][]} */ ([[left, y(share)], [right, y(share)]]));
  /** @param {number[]} shares @returns {[number, number][]} */
  const column = (...shares) => shares.map((share) => [middle, y(share)]);
  const third = 1 / 3;
  return {
    2: column(0.04, 0.96),
    3: column(0, 0.5, 1),
    4: pairs(0, 1),
    5: [...pairs(0, 1), ...column(0.5)],
    6: pairs(0, 0.5, 1),
    7: [...pairs(0, 0.5, 1), ...column(0.25)],
    8: [...pairs(0, 0.5, 1), ...column(0.25, 0.75)],
    9: [...pairs(0, third, 2 * third, 1), ...column(0.5)],
    T: [...pairs(0, third, 2 * third, 1), ...column(third / 2, 1 - third / 2)],
  };
})();

/** The mark of the house: a spade laid on its side. */
export const fish = () =>
  html`<svg class="fish" viewBox="0 0 63 40" aria-hidden="true"><path fill-rule="evenodd" d=${FISH}></path></svg>`;

/**
 * A rank as an outline, cap height 100; wide letters are condensed to fit the index column.
 * @param {string} card
 */
function rank(card) {
  const letters = [...indexOf(card)].filter((letter) => letter in GLYPHS);
  let x = 0;
  const outlines = letters.map((letter) => {
    const [width, path] = /** @type {[number, string]} */ (GLYPHS[letter]);
    const outline = svg`<path transform=${`translate(${x})`} d=${path}></path>`;
    x += width + 7;
    return outline;
  });
  const width = Math.max(1, x - 7);
  const scale = Math.min(1, (letters.length > 1 ? 106 : 100) / width);
  return html`<svg class="rk" viewBox=${`0 0 ${(width * scale).toFixed(1)} 100`} aria-hidden="true">
    <g transform=${`scale(${scale.toFixed(3)} 1)`}>${outlines}</g>
  </svg>`;
}

/**
 * @param {string} suit
 * @param {string} [name] the class
 */
const suit = (suit, name = "st") =>
  html`<svg class=${name} viewBox="-48 -50 96 100" aria-hidden="true"><path d=${SUIT_PATHS[suit] ?? ""}></path></svg>`;

/** @param {string} card */
function art(card) {
  const path = SUIT_PATHS[suitOf(card)] ?? "";
  if (isCourt(card)) {
    const source = new URL(`../courts/${card}.svg`, import.meta.url).href;
    return html`<span class="bust"><img src=${source} alt="" draggable="false" /></span>`;
  }
  if (rankOf(card) === "A") {
    return html`<svg class="pips ace" viewBox="0 0 100 140" aria-hidden="true">
      <g transform="translate(60 78) scale(.72)">
        <path d=${path}></path>
        <path class="inline" d=${path} transform="scale(.8)"></path>
      </g>
    </svg>`;
  }
  const pips = PIPS[rankOf(card)] ?? [];
  return html`<svg class="pips" viewBox="0 0 100 140" aria-hidden="true">
    ${pips.map(([x, y]) => svg`<path transform=${`translate(${x} ${y}) scale(.185)`} d=${path}></path>`)}
  </svg>`;
}

/** Cards that pay by name; they wear the gilt line. @type {Set<string>} */
const honours = new Set(["TD", "2S"]);

/**
 * Says which cards the rules in force pay for by name.
 * @param {readonly string[]} cards
 */
export function honour(cards) {
  honours.clear();
  for (const card of cards) honours.add(card);
}

/**
 * The face of a card.
 * @param {string} card
 */
export function face(card) {
  const names = `face s${suitOf(card)}${isCourt(card) ? " court" : ""}${honours.has(card) ? " honour" : ""}`;
  return html`<span class=${names}
    ><span class="ix">${rank(card)}${suit(suitOf(card))}</span>${art(card)}${
      isCourt(card) ? nothing : suit(suitOf(card), "jumbo")
    }${honours.has(card) ? html`<i class="gilt">${fish()}</i>` : nothing}</span
  >`;
}

/**
 * A card as a picture.
 * @param {string} card
 * @param {string} [names] more classes
 */
export const picture = (card, names = "") =>
  html`<span class=${`card ${names}`} role="img" aria-label=${spoken(card)}>${face(card)}</span>`;

/** The back of a card. */
export const back = () => html`<span class="card back" aria-hidden="true"></span>`;

/**
 * A card in running text or in a small row: rank and suit on a slip of card.
 * @param {string} card
 */
export const chip = (card) =>
  html`<span class=${`chip s${suitOf(card)}`} role="img" aria-label=${spoken(card)}>${rank(card)}${suit(suitOf(card))}</span>`;

/** @param {readonly string[]} cards */
export const chips = (cards) => html`${cards.map(chip)}`;

/**
 * Where a card lay that was taken.
 * @param {string} card
 */
export const ghostFace = (card) => html`${rank(card)}${suit(suitOf(card))}`;
