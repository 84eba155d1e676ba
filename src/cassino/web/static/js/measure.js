/** Sizes the layout and the hand to the room that the page gives them. */
import { fit, fitHand } from "./fit.js";

/**
 * @param {Element} root
 */
export function measure(root) {
  const table = root.querySelector(".tablepage");
  const layout = /** @type {HTMLElement | null} */ (root.querySelector(".layout"));
  if (!table || !layout) return;
  table.classList.remove("crowd");
  sizeHand(root);
  let size = sizeOf(layout);
  if (size.ratio < 1.4) {
    table.classList.add("crowd");
    sizeHand(root);
    size = sizeOf(layout);
  }
  layout.style.setProperty("--cw", `${size.width}px`);
  layout.style.setProperty("--ch", String(size.ratio));
  layout.classList.toggle("small", size.width < 88);
  layout.classList.toggle("tiles", size.ratio < 1.4);
  layout.classList.toggle("scrolls", size.scrolls);
}

/** Keeps the newest line of the move list in sight. @param {Element} root */
export function followMoves(root) {
  for (const list of root.querySelectorAll(".moves")) {
    const { last } = /** @type {HTMLElement} */ (list).dataset;
    const length = String(list.childElementCount);
    if (last === length) continue;
    /** @type {HTMLElement} */ (list).dataset["last"] = length;
    list.scrollTop = list.scrollHeight;
  }
}

/** @param {HTMLElement} layout */
function sizeOf(layout) {
  layout.classList.remove("scrolls");
  const css = getComputedStyle(layout);
  /** @param {string} name */
  const px = (name) => parseFloat(css.getPropertyValue(name)) || 0;
  const piles = [...layout.children]
    .filter((element) => element.matches(".card, .build"))
    .map((element) => {
      const { rows, wide } = /** @type {HTMLElement} */ (element).dataset;
      return rows ? { rows: Number(rows), wide: Number(wide) } : null;
    });
  return fit(piles, {
    width: layout.clientWidth - px("padding-left") - px("padding-right"),
    height: layout.clientHeight - px("padding-top") - px("padding-bottom"),
    gap: px("column-gap"),
    most: px("--cw-most"),
  });
}

/** @param {Element} root */
function sizeHand(root) {
  const hand = /** @type {HTMLElement | null} */ (root.querySelector(".hand"));
  if (!hand) return;
  hand.style.removeProperty("--cw");
  hand.style.removeProperty("--ch");
  hand.classList.remove("rows");
  const count = hand.children.length;
  const css = getComputedStyle(hand);
  const gap = parseFloat(css.columnGap) || 8;
  const probe = hand.querySelector(".card");
  const most = probe instanceof HTMLElement ? probe.offsetWidth : 0;
  if (!most || count <= 4) return;
  const room = roomOf(hand);
  const size = fitHand(count, { width: room, gap, most });
  hand.style.setProperty("--cw", `${size.width}px`);
  hand.style.setProperty("--ch", String(size.ratio));
  hand.style.setProperty("--columns", String(size.columns));
  hand.classList.toggle("rows", size.ratio < 1.4);
}

/**
 * The width that a hand may take: what its row leaves beside the pile and the stock. The hand is small while this is asked.
 * @param {HTMLElement} hand
 */
function roomOf(hand) {
  const stage = hand.closest(".stage");
  const mine = hand.closest(".mine");
  if (!stage || !mine) return innerWidth;
  const margin = 16;
  if (getComputedStyle(mine).display !== "contents") return mine.clientWidth - margin;
  hand.style.setProperty("--cw", "20px");
  const mat = stage.querySelector(".mat")?.clientWidth ?? stage.clientWidth;
  const pile = stage.querySelector(".me");
  if (!(pile instanceof HTMLElement) || !pile.offsetWidth) return mat - margin;
  const stock = stage.querySelector(".stock");
  const beside = Math.max(pile.offsetWidth, stock instanceof HTMLElement ? stock.offsetWidth : 0);
  return mat - margin - 2 * (beside + 44);
}
