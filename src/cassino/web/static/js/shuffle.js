/**
 * The fair shuffle of one table as this browser follows it: `fair.js` with a memory. Events go in as they come, what the
 * table is owed comes out, and at the match's end the browser checks what it saw.
 */
import { answerDue, answeredElsewhere, beginNotes, check, follow, revealed, saw, toFile, toHex } from "./fair.js";

/** @typedef {import("./fair.js").Notes} Notes */
/** @typedef {import("./fair.js").Fault} Fault */
/** @typedef {import("./fair.js").Answer} Answer */
/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./wire.js").ViewFrame} ViewFrame */
/** @typedef {{getItem: (key: string) => string | null, setItem: (key: string, text: string) => void}} Store */
/**
 * @typedef {object} Kept what outlives the page
 * @property {number} number of the last event that was followed
 * @property {Notes | null} notes of the match that goes on
 * @property {boolean} isBlind whether events of this match's shuffle were missed for good
 * @property {boolean} isElsewhere whether another device of this seat answered first
 * @property {string[][]} moves of each deal, take-backs taken out
 * @property {{deal: number, count: number, hand: string[]}} dealt how far into which pack this browser has seen
 */
/** @typedef {{faults: Fault[], file: object | null}} Verdict */

const LOG_LENGTH = 60;
/** So many keys about other tables are kept at most. */
const MOST_KEPT = 300;

/** @returns {Kept} */
const nothingKept = () => ({
  number: 0,
  notes: null,
  isBlind: false,
  isElsewhere: false,
  moves: [],
  dealt: { deal: 0, count: 0, hand: [] },
});

/**
 * The browser's memory, or the page's own where the browser keeps nothing. Of other tables it forgets when it grows full.
 * @param {string} table
 * @returns {Store}
 */
export function memory(table) {
  try {
    const old = Object.keys(localStorage).filter((key) => /^cassino-(shuffle|nonce|promised)-/.test(key) && !key.includes(table));
    if (old.length > MOST_KEPT) for (const key of old) localStorage.removeItem(key);
    localStorage.setItem("cassino-memory", "");
    return localStorage;
  } catch {
    const kept = new Map();
    return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
  }
}

/** 32 random bytes as hex. */
const drawn = () => toHex(crypto.getRandomValues(new Uint8Array(32)));

export class Shuffle {
  /**
   * @param {string} table
   * @param {Store} [store]
   * @param {() => string} [draw]
   */
  constructor(table, store = memory(table), draw = drawn) {
    this._table = table;
    this._store = store;
    this._draw = draw;
    this._asked = "";
    /** @type {View | null} */
    this._view = null;
    /** @type {Verdict | null} */
    this.verdict = null;
    /** @type {Kept} */
    this._kept = { ...nothingKept(), ...readJson(store.getItem(this._key)) };
  }

  get _key() {
    return `cassino-shuffle-${this._table}`;
  }

  /** The number of the last event that needs not be told again. */
  get since() {
    return this._kept.number;
  }

  get notes() {
    return this._kept.notes;
  }

  get isBlind() {
    return this._kept.isBlind;
  }

  get isElsewhere() {
    return this._kept.isElsewhere;
  }

  /** What is wrong so far. @returns {Fault[]} */
  get faults() {
    return this.verdict?.faults ?? this._kept.notes?.faults ?? [];
  }

  /** Takes in what happened. @param {ViewFrame} frame */
  take(frame) {
    this._view = frame.view;
    if (frame.snapshot) this._missed(frame.view);
    for (const event of frame.events) this._follow(event, frame.view);
    this._look(frame.view);
    this._kept.number = frame.number;
    this._keep();
  }

  /**
   * What the table is owed now, once: null when there is nothing new to send.
   * @returns {Answer | null}
   */
  due() {
    const { notes } = this._kept;
    if (!notes || notes.seat === null || this._view?.you !== notes.seat) return null;
    const answer = answerDue(notes);
    const asked = JSON.stringify([notes.match, notes.attempts.length, answer]);
    if (!answer || asked === this._asked) return null;
    this._asked = asked;
    return answer;
  }

  /** The table has taken an answer. @param {Answer} answer */
  taken(answer) {
    const { notes } = this._kept;
    if (!notes) return;
    if (answer.do === "shuffle_reveal") this._kept.notes = revealed(notes);
    else this._store.setItem(sentKey(notes.attempts.at(-1)?.ctx ?? ""), "yes");
    this._keep();
  }

  /** The table has refused an answer. @param {Answer} answer @param {string} reason */
  refused(answer, reason) {
    const { notes } = this._kept;
    if (!notes || answer.do !== "shuffle_commit") return;
    this._kept.notes = answeredElsewhere(notes);
    this._kept.isElsewhere = reason === "already_answered";
    this._keep();
  }

  /** Whether the secret is known, so that the match can be checked. */
  get canCheck() {
    const { notes, isBlind } = this._kept;
    return notes !== null && notes.s !== null && !isBlind;
  }

  /**
   * Holds the match against what was seen.
   * @param {string} record
   * @param {string[]} deck
   */
  check(record, deck) {
    const { notes, moves } = this._kept;
    if (!notes) return;
    this.verdict = { faults: check(notes, record, deck, moves), file: toFile(notes, record) };
  }

  /** @param {import("./wire.js").GameEvent} event @param {View} view */
  _follow(event, view) {
    if (event.event === "started") {
      Object.assign(this._kept, nothingKept(), { notes: beginNotes(this._table, event.match ?? 1, null) });
      this.verdict = null;
    }
    const { notes } = this._kept;
    if (!notes || this._kept.isBlind || !event.event.startsWith("shuffle_")) return;
    this._kept.notes = follow(this._ready(notes, event, view), this._toldTo(event, view), (ctx) => this._nonce(ctx)).notes;
  }

  /**
   * The notes before an event: with a seat where this browser takes part, without its nonce where the promise never left.
   * @param {Notes} notes
   * @param {import("./wire.js").GameEvent} event
   * @param {View} view
   */
  _ready(notes, event, view) {
    if (event.event === "shuffle_opened" && notes.seat === null && this._mayAnswer(event.ctx ?? "", view)) return { ...notes, seat: view.you };
    const last = notes.attempts.at(-1);
    if (event.event !== "shuffle_closed" || !last || last.r === null) return notes;
    const isListed = (event.commits ?? []).some(([seat]) => seat === notes.seat);
    return isListed || this._store.getItem(sentKey(last.ctx)) ? notes : answeredElsewhere(notes);
  }

  /**
   * The event, without this browser among the takers where it comes too late to answer.
   * @param {import("./wire.js").GameEvent} event
   * @param {View} view
   */
  _toldTo(event, view) {
    if (event.event !== "shuffle_opened" || this._mayAnswer(event.ctx ?? "", view)) return event;
    return { ...event, takers: (event.takers ?? []).filter((seat) => seat !== view.you) };
  }

  /** @param {string} ctx @param {View} view */
  _mayAnswer(ctx, view) {
    const isOpen = view.shuffle?.ctx === ctx && view.shuffle.stage === "opened";
    return view.you !== null && (isOpen || this._store.getItem(nonceKey(ctx)) !== null);
  }

  /** The nonce for a context, the same in every tab. @param {string} ctx */
  _nonce(ctx) {
    const key = nonceKey(ctx);
    if (this._store.getItem(key) === null) this._store.setItem(key, this._draw());
    return /** @type {string} */ (this._store.getItem(key));
  }

  /** Too much was missed to be told again: what was not seen in time cannot be checked. @param {View} view */
  _missed(view) {
    const { notes } = this._kept;
    if (view.shuffle && !(notes?.isFixed && notes.attempts.at(-1)?.ctx === view.shuffle.ctx && view.shuffle.stage !== "shown")) {
      this._kept.isBlind = true;
    }
  }

  /** Notes which cards can be seen, and the moves so far. @param {View} view */
  _look(view) {
    const { notes, dealt } = this._kept;
    if (!notes || this._kept.isBlind || view.deal === 0 || view.match !== notes.match) return;
    this._readMoves(view);
    if (view.phase !== "playing") return;
    const size = view.stock + view.loose.length + sum(view.hands) + sum(view.captured) + sum(view.builds.map((build) => build.cards.length));
    const count = size - view.stock;
    const isNew = view.deal !== dealt.deal;
    if (isNew || count > dealt.count) {
      const seen = isNew ? [...view.hand, ...view.loose, ...view.builds.flatMap((build) => build.cards)] : view.hand.filter((card) => !dealt.hand.includes(card));
      this._kept.notes = saw(notes, { deal: view.deal, from: isNew ? 0 : dealt.count, to: count, cards: seen });
    }
    this._kept.dealt = { deal: view.deal, count, hand: view.hand };
  }

  /** @param {View} view */
  _readMoves(view) {
    const deals = new Set(view.log.map((line) => line.deal));
    const first = view.log[0]?.deal;
    for (const deal of deals.add(view.deal)) {
      if (deal === first && deal !== view.deal && view.log.length >= LOG_LENGTH) continue;
      this._kept.moves[deal - 1] = view.log.filter((line) => line.deal === deal).map((line) => line.text);
    }
  }

  _keep() {
    this._store.setItem(this._key, JSON.stringify(this._kept));
  }
}

/** @param {string} ctx */
const nonceKey = (ctx) => `cassino-nonce-${ctx}`;
/** @param {string} ctx */
const sentKey = (ctx) => `cassino-promised-${ctx}`;
/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** @param {string | null} text */
function readJson(text) {
  try {
    return JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
}
