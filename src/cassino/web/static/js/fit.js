/** How large cards are drawn so that all piles of a layout, or all cards of a hand, fit without overlapping. */

/** @typedef {{rows: number, wide: number} | null} Pile a build's groups and its widest group, or null for a loose card */
/** @typedef {{width: number, ratio: number, scrolls: boolean}} Size card width, height by width, and whether it must scroll */
/** @typedef {{width: number, height: number, gap: number, most: number}} Room */

const FULL = 88;
const LEAST = 44;

/**
 * The largest card width with which every pile fits: upright cards first, then shorter tiles down to 44 px, at last scrolling.
 * @param {readonly Pile[]} piles
 * @param {Room} room
 * @returns {Size}
 */
export function fit(piles, room) {
  const upright = search(piles, room, 1.4, 50);
  const found = upright ?? search(piles, room, 1.12, 46) ?? search(piles, room, 1, LEAST);
  return found ?? { width: LEAST, ratio: 1, scrolls: true };
}

/**
 * @param {readonly Pile[]} piles
 * @param {Room} room
 * @param {number} ratio
 * @param {number} least
 * @returns {Size | null}
 */
function search(piles, room, ratio, least) {
  for (let width = room.most; width >= least; width--) {
    const needed = heightOf(piles, width, ratio, room);
    if (needed !== null && needed <= room.height) return { width, ratio, scrolls: false };
  }
  return null;
}

/**
 * The height that the piles need in rows as wide as the room; null when one pile alone is wider.
 * @param {readonly Pile[]} piles
 * @param {number} width
 * @param {number} ratio
 * @param {Room} room
 */
function heightOf(piles, width, ratio, room) {
  let x = 0;
  let row = 0;
  let total = 0;
  for (const pile of piles) {
    const [wide, high] = pile ? buildSize(pile, width) : [width, width * ratio];
    if (wide > room.width) return null;
    if (x && x + room.gap + wide > room.width) {
      total += row + room.gap;
      x = 0;
      row = 0;
    }
    x += (x ? room.gap : 0) + wide;
    row = Math.max(row, high);
  }
  return total + row;
}

/**
 * A build keeps upright cards: fanned groups in steps, and the band below them.
 * @param {{rows: number, wide: number}} build
 * @param {number} width
 * @returns {[number, number]}
 */
function buildSize({ rows, wide }, width) {
  const small = width < FULL;
  const [fan, step] = small ? [0.6, 0.5] : [0.5, 0.44];
  const across = Math.max(width * (1 + fan * (wide - 1)) + 12, small ? 74 : 92) + 14;
  return [across, width * (1.4 + step * (rows - 1)) + (small ? 22 : 38)];
}

/**
 * A hand in as few rows as 44 px targets allow; more than one row means shorter cards.
 * @param {number} count
 * @param {{width: number, gap: number, most: number}} room
 * @returns {{width: number, ratio: number, columns: number}}
 */
export function fitHand(count, { width, gap, most }) {
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const each = Math.floor((width - gap * (columns - 1)) / columns);
    if (each >= LEAST + (rows < 2 ? 4 : 0)) {
      const size = Math.floor(Math.min(each, rows > 1 ? Math.max(LEAST, most * 0.76) : most));
      return { width: size, ratio: rows > 1 ? 1.12 : 1.4, columns };
    }
  }
  return { width: LEAST, ratio: 1.12, columns: Math.max(1, Math.floor((width + gap) / (LEAST + gap))) };
}
