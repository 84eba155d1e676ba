/** The other people at a table: what they do and say, what is asked of them, and what this browser owes the shuffle. */
import { told } from "./announce.js";
import { Shuffle } from "./shuffle.js";
import { isTicking, note } from "./times.js";
import { t } from "./words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./wire.js").ViewFrame} ViewFrame */
/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./wire.js").GameEvent} GameEvent */
/** @typedef {import("./socket.js").Answer} Answer */
/** @typedef {{key: number, seat: number | null, text: string}} Toast */
/**
 * @typedef {object} Page what the company needs of the table page
 * @property {State} state
 * @property {(change: Partial<State>) => void} change
 * @property {(command: Record<string, unknown>) => Promise<Answer>} ask
 * @property {(answer: import("./wire.js").Refusal) => void} refuse
 * @property {() => boolean} isMuted
 */
/** @typedef {ReturnType<Company["deeds"]>} CompanyDeeds */

const TOLD = ["stood", "away", "back", "took_back", "take_back_refused", "said", "shuffle_void"];
const TOAST_MS = 5000;
const MOST_TOASTS = 3;

export class Company {
  /**
   * @param {string} table
   * @param {Page} page
   */
  constructor(table, page) {
    this._table = table;
    this._page = page;
    this._toasts = 0;
    this._isChecking = false;
    this.shuffle = new Shuffle(table);
    setInterval(() => this._tick(), 1000);
  }

  /** Takes in a frame as soon as it comes, before it is shown. @param {ViewFrame} frame */
  arrive(frame) {
    const { state } = this._page;
    const before = state.newest;
    this.shuffle.take(frame);
    this._pay();
    if (this.shuffle.canCheck && !this.shuffle.verdict) void this._check(frame.view);
    state.newest = frame.view;
    note(frame.view);
    if (before && before.you !== null && frame.view.you === null) {
      const moved = frame.events.some((event) => event.event === "seat_moved" && event.seat === before.you);
      if (moved) state.isMovedAway = true;
    }
    if (frame.view.you !== null) state.isMovedAway = false;
    if (before) for (const { event, text } of told(frame.events, frame.view, before)) this._tell(event, text, frame.view);
  }

  /** What people may do with each other; each is sent once and its refusal shown. */
  deeds() {
    const { change } = this._page;
    return {
      say: (/** @type {string} */ phrase) => {
        change({ panel: null });
        void this._do("say", { phrase });
      },
      stand: () => void this._do("stand"),
      swap: (/** @type {number} */ seat, /** @type {number} */ other) => void this._do("swap", { seat, other }),
      fill: (/** @type {number} */ seat, /** @type {string | null} */ bot) => void this._do("fill", { seat, bot }),
      sit: (/** @type {number} */ seat, /** @type {string} */ name) => void this._do("sit", { seat, ...(name ? { name } : {}) }),
      rename: (/** @type {string} */ name) => void this._do("name", { name }),
      takeBack: () => void this._do("take_back", { at: this._page.state.view?.at ?? "" }),
      answerTakeBack: (/** @type {boolean} */ yes) => void this._do("answer_take_back", { yes }),
      callBot: (/** @type {number} */ seat) => void this._do("call_bot", { seat }),
      comeBack: () => void this._do("come_back"),
      list: (/** @type {boolean} */ isListed) => void this._do("list", { listed: isListed }),
      closeTable: () => void this._do("close"),
      giveCode: async () => {
        const answer = await this._do("recovery_code");
        if (answer.type === "ack") change({ code: codeIn(answer) });
      },
      recover: async (/** @type {string} */ code) => {
        const answer = await this._do("recover", { code });
        if (answer.type === "ack") change({ code: codeIn(answer), panel: "people" });
      },
    };
  }

  /** @param {string} deed @param {Record<string, unknown>} [args] */
  async _do(deed, args = {}) {
    const answer = await this._page.ask({ do: deed, ...args });
    if (answer.type === "refused") this._page.refuse(answer);
    return answer;
  }

  /** Sends what this browser owes the shuffle, if anything. */
  _pay() {
    const owed = this.shuffle.due();
    if (!owed) return;
    void this._page.ask({ ...owed }).then((answer) => {
      if (answer.type === "ack") this.shuffle.taken(owed);
      else this.shuffle.refused(owed, String(answer.text.args["reason"] ?? answer.code));
      this._page.change({});
      this._pay();
    });
  }

  /** The match is over and the secret shown: hold its record against what was seen. @param {View} view */
  async _check(view) {
    if (this._isChecking) return;
    this._isChecking = true;
    try {
      const [record, rules] = await Promise.all([
        fetch(`/api/tables/${encodeURIComponent(this._table)}/matches/${view.match}/record`),
        fetch(`/api/rules?line=${encodeURIComponent(view.rules)}`),
      ]);
      if (!record.ok || !rules.ok) return;
      /** @type {import("./wire.js").RulesInfo} */
      const { deck } = await rules.json();
      if (this.shuffle.notes?.match === view.match) this.shuffle.check(await record.text(), deck);
      this._page.change({});
    } catch {
      // Without a connection the check waits for the next frame.
    } finally {
      this._isChecking = false;
    }
  }

  /** @param {GameEvent} event @param {string} text @param {View} view */
  _tell(event, text, view) {
    if (!TOLD.includes(event.event) || (event.event === "said" && this._page.isMuted())) return;
    if (event.seat === view.you && !["said", "take_back_refused"].includes(event.event)) return;
    this.toast(text, event.seat ?? null);
  }

  /** @param {string} text @param {number | null} seat */
  toast(text, seat) {
    const { state, change } = this._page;
    const key = ++this._toasts;
    change({ toasts: [...state.toasts, { key, seat, text }].slice(-MOST_TOASTS) });
    setTimeout(() => change({ toasts: state.toasts.filter((toast) => toast.key !== key) }), TOAST_MS);
  }

  /** Every second: clocks go on, and what is offered after a while is offered. */
  _tick() {
    const { state, change } = this._page;
    const { view } = state;
    if (view && document.visibilityState !== "hidden" && isTicking(view)) change({});
  }
}

/** @param {import("./wire.js").Ack} answer */
const codeIn = (answer) => /** @type {import("./wire.js").CodeGiven | undefined} */ (answer.answer)?.code ?? null;

/** A pace in words. @param {View["pace"]} pace */
export function paceWords(pace) {
  if (pace.kind === "clock") return t("pace-clock", { minutes: Math.round((pace.seconds ?? 0) / 60), increment: pace.increment ?? 0 });
  if (pace.kind === "days") return t("pace-days", { days: Math.round((pace.seconds ?? 0) / 86_400) });
  return t("pace-untimed");
}
