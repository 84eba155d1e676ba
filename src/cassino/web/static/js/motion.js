/**
 * Cards move: the old page is measured, the new one drawn, and each card flies from where it was (FLIP by card id, Web
 * Animations, transform and opacity only). What was captured flies to its pile on a layer that never takes input.
 */

/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./wire.js").GameEvent} GameEvent */
/** @typedef {{box: DOMRect, clone: () => HTMLElement}} Seen */
/** @typedef {Map<string, Seen>} Snapshot */

const FLY = 320;
const SETTLE = 220;
const STEP = 60;
const LONGEST = 1200;
const OUT = "cubic-bezier(.16, .84, .3, 1)";
const IN_OUT = "cubic-bezier(.5, 0, .2, 1)";
const SETTLED = "cubic-bezier(.3, 1.45, .5, 1)";

/** @param {Element} root */
const cardsIn = (root) => /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".layout [data-card], .hand [data-card]"));

/**
 * Where every card is now.
 * @param {Element} root
 * @returns {Snapshot}
 */
export function snapshot(root) {
  /** @type {Snapshot} */
  const seen = new Map();
  for (const element of cardsIn(root)) {
    const box = element.getBoundingClientRect();
    const face = element.querySelector(".face")?.cloneNode(true);
    const width = box.width;
    const ratio = element.offsetHeight / Math.max(1, element.offsetWidth);
    seen.set(element.dataset["card"] ?? "", { box, clone: () => flyer(face, width, ratio) });
  }
  return seen;
}

/**
 * A card for the layer in flight.
 * @param {Node | undefined} face
 * @param {number} width
 * @param {number} ratio
 */
function flyer(face, width, ratio) {
  const made = document.createElement("span");
  made.className = face ? "card flyer" : "card back flyer";
  made.style.setProperty("--cw", `${width}px`);
  made.style.setProperty("--ch", String(ratio));
  if (face) made.append(face.cloneNode(true));
  return made;
}

/**
 * The layer in flight: above everything, and never in the way.
 */
function layer() {
  const found = document.getElementById("flight");
  if (found) return found;
  const made = document.createElement("div");
  made.id = "flight";
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}

/** @param {DOMRect} box @param {DOMRect} from */
const shift = (box, from) =>
  `translate(${from.x + from.width / 2 - box.x - box.width / 2}px, ${from.y + from.height / 2 - box.y - box.height / 2}px)`;

/**
 * Animates the difference to the page as it is now drawn. Ends within 1.2 seconds.
 * @param {Element} root
 * @param {Snapshot} before
 * @param {readonly GameEvent[]} events
 * @param {{view: View, pace: number}} now
 * @returns {Promise<void>}
 */
export async function animate(root, before, events, { view, pace }) {
  if (pace === 0 || document.visibilityState === "hidden") return;
  const capture = events.findLast((event) => event.event === "captured");
  const play = capture ?? events.findLast((event) => ["built", "added", "raised", "trailed"].includes(event.event));
  const plans = [moveCards(root, before, play, pace)];
  if (capture) plans.push(takeAway(root, before, capture, view, pace));
  const limit = new Promise((done) => setTimeout(done, LONGEST));
  await Promise.race([Promise.all(plans), limit]);
}

/**
 * @param {Element} root
 * @param {Snapshot} before
 * @param {GameEvent | undefined} play
 * @param {number} pace
 */
async function moveCards(root, before, play, pace) {
  const stock = root.querySelector("[data-stock]")?.getBoundingClientRect();
  const seat = play ? root.querySelector(`[data-seat="${play.seat}"] .held, .seat[data-seat="${play.seat}"]`)?.getBoundingClientRect() : null;
  let dealt = 0;
  const flights = [...cardsIn(root)].map((element) => {
    const card = element.dataset["card"] ?? "";
    const was = before.get(card)?.box;
    const from = was ?? (card === play?.card ? seat : stock);
    const box = element.getBoundingClientRect();
    if (!from || !box.width) return null;
    const near = Math.abs(from.x - box.x) + Math.abs(from.y - box.y) < 2 && Math.abs(from.width - box.width) < 2;
    if (near) return null;
    const scale = Math.min(3, Math.max(0.2, from.width / box.width));
    const delay = was ? 0 : card === play?.card ? 0 : 40 * pace * Math.floor(dealt++ / 2);
    return element.animate(
      [{ transform: `${shift(box, from)} scale(${was ? scale : Math.min(scale, 1)})`, opacity: was ? 1 : 0.6 }, { transform: "none", opacity: 1 }],
      { duration: FLY * pace, delay, easing: OUT, fill: "backwards", composite: "replace" },
    ).finished;
  });
  await Promise.all(flights).catch(() => undefined);
}

/**
 * The hand card shows itself among its catch, rests, and together they go to the pile.
 * @param {Element} root
 * @param {Snapshot} before
 * @param {GameEvent} capture
 * @param {View} view
 * @param {number} pace
 */
async function takeAway(root, before, capture, view, pace) {
  const cards = [...(capture.loose ?? []), ...(capture.builds ?? []).flat()];
  const taken = cards.map((card) => before.get(card)).filter((seen) => seen !== undefined);
  const goal = pileBox(root, capture.seat ?? 0, view);
  const [first] = taken;
  if (!first || !goal) return;
  const played = before.get(capture.card ?? "");
  const start = played?.box ?? root.querySelector(`.seat[data-seat="${capture.seat}"]`)?.getBoundingClientRect();
  const flight = layer();
  const speed = pace > 1 ? 1.35 : pace;
  const resting = taken.map((seen) => place(flight, seen.clone(), seen.box));
  const own = faceOf(root, first);
  const shown = place(flight, played?.clone() ?? own, first.box);
  const beside = `translate(16px, 26px)`;
  const from = start ? shift(first.box, start) : "none";
  await shown.animate([{ transform: from }, { transform: beside }], { duration: FLY * speed, easing: OUT, fill: "forwards" }).finished;
  await new Promise((done) => setTimeout(done, SETTLE * speed));
  const flights = [...resting, shown].map((element, index) => {
    const box = element === shown ? first.box : (taken[index]?.box ?? first.box);
    const begin = element === shown ? beside : "none";
    return element.animate(
      [{ transform: begin }, { transform: `${shift(box, goal)} scale(.34) rotate(-6deg)`, opacity: 0.9 }],
      { duration: FLY * speed, delay: Math.min(index, 5) * STEP * speed * 0.6, easing: IN_OUT, fill: "forwards" },
    ).finished;
  });
  await Promise.all(flights).catch(() => undefined);
  for (const element of [...resting, shown]) element.remove();
  root
    .querySelector(`[data-pile="${capture.seat}"] .stack`)
    ?.animate([{ scale: 1 }, { scale: 1.18 }, { scale: 1 }], { duration: SETTLE * speed, easing: SETTLED });
  if (capture.sweep) root.querySelector(".mat")?.animate([{ opacity: 1 }, { opacity: 0.75 }, { opacity: 1 }], { duration: 500 * speed });
}

/**
 * The face of a card that was not on the page, from the last-move panel.
 * @param {Element} root
 * @param {Seen} like
 */
function faceOf(root, like) {
  const face = root.querySelector(".last .lcard .face");
  return flyer(face ?? undefined, like.box.width, 1.4);
}

/**
 * @param {HTMLElement} flight
 * @param {HTMLElement} element
 * @param {DOMRect} box
 */
function place(flight, element, box) {
  element.style.insetInlineStart = `${box.x}px`;
  element.style.insetBlockStart = `${box.y}px`;
  flight.append(element);
  return element;
}

/**
 * The pile of a seat; on a phone one's own has no place, so cards leave by the prompt.
 * @param {Element} root
 * @param {number} seat
 * @param {View} view
 */
function pileBox(root, seat, view) {
  const pile = root.querySelector(`[data-pile="${seat}"]`);
  const spots = [pile, seat === view.you ? root.querySelector(".prompt") : root.querySelector(`.seat[data-seat="${seat}"]`)];
  return spots.find((spot) => spot?.getClientRects().length)?.getBoundingClientRect();
}

/** Ends what is in flight; the page is already as it should be. */
export const land = () => document.getElementById("flight")?.replaceChildren();
