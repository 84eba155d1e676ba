/** The one list of events in words: what the live region says. */
import { spoken, spokenList } from "./cards.js";
import { readMove } from "./choosing.js";
import { groupsOfMove } from "./groups.js";
import { nameOf, sideArgs, sideName, sidesOf, whoArgs } from "./people.js";
import { pointsOf, shown, toNumber } from "./points.js";
import { has, listed, t } from "./words.js";

/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./wire.js").GameEvent} GameEvent */
/** @typedef {Pick<import("./wire.js").LogLine, "seat" | "text" | "kind" | "sweep">} Line */
/** @typedef {Record<string, string | number>} Args */

/** The event of each kind of move. */
const EVENTS = /** @type {const} */ ({ capture: "captured", build: "built", add: "added", raise: "raised", trail: "trailed" });
const KINDS = /** @type {Record<string, Line["kind"] | undefined>} */ (Object.fromEntries(Object.entries(EVENTS).map(([kind, event]) => [event, kind])));

/** More sentences than this at once nobody listens to: how things stand is said instead. */
const MOST = 12;

/**
 * An event as a sentence, or null where there is nothing to say.
 * @param {GameEvent} event
 * @param {View} view the view after it
 * @param {{before?: View, undone?: readonly Line[]}} [context] the view before it, where who has left is named, and the
 *   moves that it takes back
 * @returns {string | null}
 */
export function sentence(event, view, { before = view, undone = [] } = {}) {
  const id = `event-${event.event.replaceAll("_", "-")}`;
  if (!has(id)) return null;
  if (event.event === "drew" && !isShown(event.card)) return null;
  if (event.event === "residue" && (!event.cards?.length || event.seat == null)) return null;
  if (event.event === "away" && event.why === "stood") return null;
  const seat = typeof event.seat === "number" ? event.seat : null;
  const who = seat === null ? sideOf(event, view) : whoArgs(event.event === "stood" ? before : view, seat);
  return t(id, { ...who, ...numbers(event), ...cardsOf(event), ...more(event, view, { before, undone }) });
}

/** @param {string | undefined} card */
const isShown = (card) => card !== undefined && card !== "??";

/** @param {GameEvent} event @returns {Args} */
function numbers(event) {
  /** @type {Args} */
  const args = { last: event.last ? "yes" : "no", sweep: event.sweep ? "yes" : "no", multiple: event.multiple ? "yes" : "no" };
  for (const name of /** @type {const} */ (["value", "round", "deal"])) {
    const value = event[name];
    if (typeof value === "number") args[name] = value;
  }
  return args;
}

/**
 * The card that is played, and what it is laid on or takes: loose cards and builds apart, and together.
 * @param {GameEvent} event
 * @returns {Args}
 */
function cardsOf(event) {
  const { loose = [], builds = [] } = event.move ? readMove(event.move) : event;
  const cards = event.cards && !event.move ? event.cards : [...loose, ...builds.flat()];
  return {
    card: event.card && isShown(event.card) ? spoken(event.card) : "",
    loose: spokenList(loose),
    with: loose.length ? "yes" : "no",
    build: spokenList(builds.flat()),
    cards: spokenList(cards),
  };
}

/**
 * What only one kind of event says.
 * @param {GameEvent} event
 * @param {View} view
 * @param {{before: View, undone: readonly Line[]}} context
 * @returns {Args}
 */
function more(event, view, { before, undone }) {
  const { seat } = event;
  switch (event.event) {
    case "said": return { phrase: has(`phrase-${event.phrase}`) ? t(`phrase-${event.phrase}`) : "" };
    case "stood": {
      const isPlayed = seat != null && view.seats[seat]?.kind === "bot" && before.seats[seat]?.kind === "person";
      return { bot: isPlayed ? nameOf(view, seat) : "", played: isPlayed ? "yes" : "no" };
    }
    case "take_back_refused": return { why: event.why ?? "no" };
    case "took_back": return { count: undone.length, moves: moveWords(undone, view) };
    case "pegged": {
      const points = Object.values(event.items ?? {}).reduce((sum, one) => sum + toNumber(one), 0);
      return { points: Math.abs(points), gain: points < 0 ? "no" : "yes", total: shown(event.total) };
    }
    case "deal_scored": return { scores: sideScores(view, event.points ?? [], event.totals ?? []) };
    default: return {};
  }
}

/**
 * "You: 5, in all 12; Jun: 6, in all 9"
 * @param {View} view
 * @param {readonly import("./wire.js").Points[]} points by side
 * @param {readonly import("./wire.js").Points[]} totals
 */
const sideScores = (view, points, totals) =>
  sidesOf(view)
    .map((side) => t("deal-side", { name: sideName(view, side), points: shown(points[side.side]), total: shown(totals[side.side]) }))
    .join("; ");

/**
 * @param {GameEvent} event
 * @param {View} view
 */
function sideOf(event, view) {
  const side = sidesOf(view).find((one) => one.side === event.side);
  return side ? sideArgs(view, side) : { who: "other", name: "" };
}

/**
 * Moves of the log as they were announced.
 * @param {readonly Line[]} lines
 * @param {View} view
 */
export const moveWords = (lines, view) =>
  lines
    .map((line) => {
      const move = { ...readMove(line.text), kind: line.kind, text: line.text };
      const multiple = groupsOfMove(move).length > 1;
      const { card, value } = move;
      return sentence({ number: 0, event: EVENTS[line.kind], seat: line.seat, card, move: line.text, multiple, sweep: line.sweep, ...(value ? { value } : {}) }, view);
    })
    .join(" ");

/**
 * The moves that a standing question would undo.
 * @param {View} view
 */
export function askedBack(view) {
  const lines = (view.log ?? []).slice((view.log ?? []).length - (view.take_back_moves ?? 0));
  return { count: lines.length, moves: moveWords(lines, view) };
}

/**
 * The events of a frame that have words, each with its sentence.
 * @param {readonly GameEvent[]} events
 * @param {View} view
 * @param {View} before
 * @returns {{event: GameEvent, text: string}[]}
 */
export function told(events, view, before) {
  /** @type {Line[]} */
  const log = [...(before.log ?? [])];
  return takenFirst(events).flatMap((event, index) => {
    const kind = KINDS[event.event];
    if (kind && event.move) log.push({ seat: event.seat ?? 0, text: event.move, kind, sweep: event.sweep ?? false });
    const undone = event.event === "took_back" ? log.splice(Math.max(0, log.length - (event.moves ?? 0))) : [];
    const leaves = events.some((later, place) => place > index && later.event === "stood" && later.seat === event.seat);
    const text = sentence(event, leaves && event.seat != null ? before : view, { before, undone });
    return text === null ? [] : [{ event, text }];
  });
}

/** What is left to somebody is told before the points that it scores. @param {readonly GameEvent[]} events */
function takenFirst(events) {
  const residue = events.findIndex((event) => event.event === "residue");
  const points = events.findLastIndex((event, index) => index < residue && event.event !== "pegged") + 1;
  return residue < 0 ? events : [...events.slice(0, points), ...events.slice(residue, residue + 1), ...events.slice(points, residue), ...events.slice(residue + 1)];
}

/** What a notice above the table says already: a question to those who sit, and that a bot plays for oneself. @param {GameEvent} event @param {View} view */
const isNoticed = (event, view) =>
  view.you !== null && (event.event === "take_back_asked" || (event.event === "away" && event.seat === view.you));

/**
 * All that is said of a frame: its events, then whose turn it has become. A viewer who comes, or has missed much, is told
 * in one line how things stand.
 * @param {readonly GameEvent[]} events
 * @param {View} view
 * @param {View | null} before null: this is the first view
 * @param {boolean} [isSnapshot] whether events are left out
 */
export function sentences(events, view, before, isSnapshot = false) {
  if (before === null || isSnapshot) return standing(view);
  const said = told(events, view, before).flatMap(({ event, text }) => (isNoticed(event, view) ? [] : [text]));
  if (said.length > MOST) return standing(view);
  const isNew = view.at !== before.at || view.phase !== before.phase || view.turn !== before.turn;
  const turn = isNew ? turnWords(view) : "";
  return turn ? [...said, turn] : said;
}

/** How things stand, in one line, as long as a match is under way. @param {View} view */
function standing(view) {
  if (!["playing", "deal_over", "match_over"].includes(view.phase)) return [];
  const scores = listed(sidesOf(view).map((side) => t("board-side", { name: sideName(view, side), points: shown(pointsOf(view, side.side)) })));
  const place = { deal: view.deal, round: view.round, rounds: view.rounds, last: view.last_round ? "yes" : "no" };
  const turn = turnWords(view);
  return [t("standing", { ...place, scores }) + (turn ? ` ${turn}` : "")];
}

/** Whose turn it is, as a sentence. @param {View} view */
function turnWords(view) {
  if (view.phase !== "playing" || view.turn === null) return "";
  const words = view.turn === view.you ? t(...ownTurn(view)).replaceAll(/<\/?b>/g, "") : t("turn-other", { name: nameOf(view, view.turn) });
  return `${words}.`;
}

/**
 * What is said at one's own turn: the id of a text and its arguments.
 * @param {View} view
 * @returns {[string, Args]}
 */
export function ownTurn(view) {
  const owned = view.builds.filter((build) => build.owner === view.you);
  const [first] = owned;
  return first && owned.length === 1 ? ["prompt-owner", { value: first.value }] : ["turn-yours", {}];
}
