/** What the table page knows: the newest view, what is chosen, and what the last moves left behind. */
import { isCard, keyOf } from "./cards.js";
import { prospect } from "./choosing.js";
import { arrange } from "./places.js";
import { pointsOf } from "./points.js";

/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./wire.js").Move} Move */
/** @typedef {{text: string, rule: string | null, cards: string[]}} Hint */
/** @typedef {{key: string, open: Set<string>, openBuilds: Set<string>, moves: Move[], largest: Move | null}} Narrowed */
/** @typedef {"settings" | "rules" | "moves" | "fair" | "people" | "say" | "hint" | null} Panel */
/** @typedef {{at: string, answer: import("./wire.js").Hint | null}} Advice a hint for one turn; null while it is thought about */

/** @typedef {{
 *   view: View | null, connected: boolean, gone: boolean,
 *   card: string | null, loose: Set<string>, builds: Set<string>,
 *   narrowed: Narrowed | null, hints: Hint[], advice: Advice | null, pending: {at: string, move: Move} | null, asked: boolean,
 *   places: import("./places.js").Place[], fresh: Map<string, number>, gained: {seat: number, count: number} | null,
 *   rear: Map<number, number>, front: Map<number, number>,
 *   panel: Panel, sheetHidden: boolean, isBack: boolean,
 *   newest: View | null, isMovedAway: boolean,
 *   toasts: import("./company.js").Toast[], code: string | null, rule: string | null,
 *   bots: string[], rules: import("./wire.js").RulesInfo | null, shuffle: import("./shuffle.js").Shuffle | null,
 * }} State `newest`: the view that came last, shown or not */

/** @returns {State} */
export const newState = () => ({
  view: null,
  connected: false,
  gone: false,
  card: null,
  loose: new Set(),
  builds: new Set(),
  narrowed: null,
  hints: [],
  advice: null,
  pending: null,
  asked: false,
  places: [],
  fresh: new Map(),
  gained: null,
  rear: new Map(),
  front: new Map(),
  panel: null,
  sheetHidden: false,
  isBack: false,
  newest: null,
  isMovedAway: false,
  toasts: [],
  code: null,
  rule: null,
  bots: [],
  rules: null,
  shuffle: null,
});

/** @param {State} state */
export const isMyTurn = ({ view }) => view !== null && view.phase === "playing" && view.you !== null && view.turn === view.you;

/** A key for what is chosen now, to match answers with it. @param {State} state */
export const choiceKey = (state) =>
  [state.view?.at ?? "", state.card ?? "", keyOf([...state.loose]), [...state.builds].sort().join("/")].join(" ");

/** What the chosen cards leave open, from the listed moves and the server's narrowing. @param {State} state */
export function prospectOf(state) {
  const { view, narrowed } = state;
  const listed = prospect(view?.moves ?? [], state);
  if (!view || view.complete !== false || !narrowed || narrowed.key !== choiceKey(state)) return listed;
  return { open: narrowed.open, openBuilds: narrowed.openBuilds, exact: narrowed.moves, wider: narrowed.largest ? [narrowed.largest, ...listed.wider] : listed.wider };
}

/**
 * Takes a new view in.
 * @param {State} state
 * @param {View} view
 * @param {readonly import("./wire.js").GameEvent[]} told
 */
export function receive(state, view, told) {
  const before = state.view;
  const events = told.slice(Math.max(0, told.findLastIndex((event) => event.event === "deal_started"))); // of this deal
  const moved = before?.at !== view.at;
  const others = events.filter((event) => event.seat !== view.you && event.card && isCard(event.card));
  const mine = events.some((event) => event.seat === view.you && isPlay(event.event));
  const captures = others.filter((event) => event.event === "captured");
  const taken = new Set((captures.at(-1)?.loose ?? []).filter((card) => !view.loose.includes(card)));
  const newDeal = events.some((event) => event.event === "deal_started") || before === null;
  const back = events.findLastIndex((event) => event.event === "took_back");
  const first = before === null && view.last && view.last.seat !== view.you && view.last.move.kind === "capture";
  const remembered = first && view.last ? new Set(view.last.move.loose ?? []) : taken;
  state.places = arrange(newDeal ? [] : state.places, view.loose, { taken: remembered, clear: mine || taken.size > 0 || back >= 0 });
  if (mine || newDeal || back >= 0) state.fresh = new Map();
  for (const event of others) {
    if (event.event !== "captured" && isPlay(event.event) && event.card) state.fresh.set(event.card, event.seat ?? 0);
  }
  const capture = events.slice(back + 1).findLast((event) => event.event === "captured");
  if (capture) {
    const count = 1 + (capture.loose?.length ?? 0) + (capture.builds ?? []).flat().length;
    state.gained = { seat: capture.seat ?? 0, count };
  } else if (mine || newDeal || back >= 0) state.gained = null;
  movePegs(state, view);
  state.view = view;
  if (view.phase === "playing") state.sheetHidden = false;
  if (state.pending && state.pending.at !== view.at) state.pending = null;
  if (moved) {
    state.hints = [];
    state.advice = null;
    if (state.panel === "hint") state.panel = null;
  }
  keepChoice(state);
}

/** A side's rear peg stands where its front peg was, and never before it. @param {State} state @param {View} view */
function movePegs(state, view) {
  view.totals.forEach((_, side) => {
    const points = pointsOf(view, side);
    const before = state.front.get(side) ?? 0;
    if (points !== before) state.rear.set(side, points < before ? Math.min(points, state.rear.get(side) ?? 0) : before);
    state.front.set(side, points);
  });
}

/** @param {string} name */
const isPlay = (name) => ["captured", "built", "added", "raised", "trailed"].includes(name);

/**
 * Drops from the choice what is no longer there.
 * @param {State} state
 */
function keepChoice(state) {
  const { view } = state;
  const keys = new Set(view?.builds.map((build) => keyOf(build.cards)));
  if (!view || !state.card || !view.hand.includes(state.card)) unchoose(state);
  state.loose = new Set([...state.loose].filter((card) => view?.loose.includes(card)));
  state.builds = new Set([...state.builds].filter((key) => keys.has(key)));
}

/** @param {State} state */
export function unchoose(state) {
  state.card = null;
  state.loose = new Set();
  state.builds = new Set();
  state.narrowed = null;
  state.hints = [];
}

/** @param {string} table */
const storeKey = (table) => `cassino-chosen-${table}`;

/** Remembers what is chosen, for a page that is loaded again. @param {State} state */
export function rememberChoice(state) {
  if (!state.view) return;
  const chosen = { at: state.view.at, card: state.card, loose: [...state.loose], builds: [...state.builds] };
  try {
    sessionStorage.setItem(storeKey(state.view.table), JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing forgets the choice with the page.
  }
}

/** Chooses again what was chosen before the page was loaded. @param {State} state */
export function recallChoice(state) {
  if (!state.view || state.card !== null) return;
  try {
    const chosen = JSON.parse(sessionStorage.getItem(storeKey(state.view.table)) ?? "null");
    if (chosen?.at !== state.view.at) return;
    state.card = chosen.card;
    state.loose = new Set(chosen.loose);
    state.builds = new Set(chosen.builds);
    keepChoice(state);
  } catch {
    // Nothing readable was kept.
  }
}
