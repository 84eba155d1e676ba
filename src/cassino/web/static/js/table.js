/** The table page: one socket, one state, one drawing. */
import { render } from "../vendor/lit-html.js";
import { sentences } from "./announce.js";
import { Back } from "./back.js";
import { keyOf, worded } from "./cards.js";
import { offers } from "./choosing.js";
import { Company } from "./company.js";
import { pressKey } from "./keys.js";
import { followMoves, measure } from "./measure.js";
import { bots } from "./opponents.js";
import { guestName } from "./people.js";
import { animate, land, snapshot } from "./motion.js";
import { openDialogs, Place } from "./place.js";
import { Questions } from "./questions.js";
import { applySettings, loadSettings, paceOf, saveSettings } from "./settings.js";
import { TableSocket } from "./socket.js";
import * as S from "./state.js";
import { wholePage } from "./views/page.js";
import { tableTitle } from "./views/sides.js";
import { has, t } from "./words.js";

/** @typedef {import("./wire.js").Move} Move */
/** @typedef {import("./wire.js").ViewFrame} ViewFrame */
/** @typedef {import("./wire.js").Refusal} Refusal */

/** @typedef {{
 *   toggleHand: (card: string) => void, toggleLoose: (card: string) => void, toggleBuild: (key: string) => void,
 *   play: (move: Move) => void, trail: () => void, clear: () => void, showSheet: () => void, hideSheet: () => void,
 *   hint: () => void, hideHint: () => void, nextDeal: () => void, rematch: () => void, open: (panel: S.Panel) => void, close: () => void, start: () => void,
 *   showRule: (rule: string) => void, set: (change: Partial<import("./settings.js").Settings>) => void,
 *   sheetKey: (event: KeyboardEvent) => void, sit: (seat: number) => void,
 * } & Omit<import("./company.js").CompanyDeeds, "sit">} Deeds */

const QUEUE_SHOWN = 3;
const BACK_MS = 2500;

export class TablePage {
  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} live
   * @param {string} table
   */
  constructor(root, live, table) {
    this._root = root;
    this._live = live;
    this._state = S.newState();
    this._place = new Place(root);
    this._back = new Back(() => this._deeds.close());
    /** What was refused while a panel was open. */
    this._refused = "";
    this._settings = loadSettings();
    /** @type {ViewFrame[]} */
    this._queue = [];
    this._showing = false;
    this._waiting = false;
    /** @type {import("./questions.js").Page} */
    const asking = {
      state: this._state,
      change: (change) => this._change(change),
      ask: (command) => this._ask(command),
      refuse: (answer) => this._refuse(answer),
      tell: (texts) => this._tell(texts),
      isMuted: () => this._settings.muted,
    };
    this._company = new Company(table, asking);
    this._questions = new Questions(asking);
    this._state.shuffle = this._company.shuffle;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const hooks = {
      onView: (/** @type {ViewFrame} */ frame) => this._arrive(frame),
      onState: (/** @type {boolean} */ connected, /** @type {boolean} */ gone) => this._connected(connected, gone),
    };
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
    this._socket = new TableSocket(address, hooks, this._company.shuffle.since);
    const company = this._company.deeds();
    /** @type {Deeds} */
    this._deeds = {
      ...company,
      toggleHand: (card) => this._toggleHand(card),
      toggleLoose: (card) => this._toggle("loose", card),
      toggleBuild: (key) => this._toggle("builds", key),
      play: (move) => this._play(move),
      trail: () => this._trail(),
      clear: () => this._clear(),
      showSheet: () => this._change({ sheetHidden: false }),
      hideSheet: () => this._change({ sheetHidden: true }),
      nextDeal: () => this._go("next_deal"),
      rematch: () => this._go("rematch"),
      open: (panel) => this._open(panel),
      close: () => this._open(null),
      showRule: (rule) => this._open("rules", rule),
      start: () => this._go("start"),
      hint: () => this._hintAsked(),
      hideHint: () => this._change({ advice: null }),
      sit: (seat) => company.sit(seat, this._settings.name || guestName(this._state.view?.seats ?? [])),
      rename: (name) => void this._rename(name),
      set: (change) => this._set(change),
      sheetKey: (event) => this._sheetKey(event),
    };
    void bots().then((names) => this._change({ bots: names }));
    this._listen();
    this._draw();
  }

  _listen() {
    addEventListener("resize", () => measure(this._root));
    void document.fonts?.ready.then(() => measure(this._root));
    matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => applySettings(this._settings));
    document.addEventListener("keydown", (event) =>
      pressKey(event, {
        hand: (index) => this._state.view?.hand[index] && this._toggleHand(this._state.view.hand[index]),
        layout: (index) => this._pressPile(index),
        first: () => this._pressFirst(),
        trail: () => this._trail(),
        clear: () => (this._state.advice ? this._change({ advice: null }) : this._clear()),
        hint: () => this._hintAsked(),
      }),
    );
  }

  /** @param {Partial<S.State>} change */
  _change(change) {
    Object.assign(this._state, change);
    this._draw();
  }

  /** @param {S.Panel} panel @param {string | null} [rule] */
  _open(panel, rule = null) {
    this._refused = "";
    this._change({ panel, rule });
  }

  /** Asks the table; what was refused before is no longer shown. @param {Record<string, unknown>} command */
  _ask(command) {
    if (this._refused) {
      this._refused = "";
      this._draw();
    }
    return this._socket.ask(command);
  }

  /** @param {boolean} connected @param {boolean} gone */
  _connected(connected, gone) {
    const isBack = connected && !this._state.connected && this._state.view !== null;
    this._change({ connected, gone, isBack });
    if (isBack) setTimeout(() => this._change({ isBack: false }), BACK_MS);
  }

  /** One's name here and, on this device, everywhere. @param {string} name */
  _rename(name) {
    if (!name) return;
    this._set({ name });
    if (this._state.view?.you != null) this._company.deeds().rename(name);
  }

  // ---- what the server says

  /** @param {ViewFrame} frame */
  _arrive(frame) {
    this._company.arrive(frame);
    if (this._state.rules === null) void this._readRules(frame.view.rules);
    this._queue.push(frame);
    if (!this._showing) void this._show();
  }

  /** Asks once what the rules are, option by option. @param {string} line */
  async _readRules(line) {
    if (this._isReading) return;
    this._isReading = true;
    const answer = await fetch(`/api/rules?line=${encodeURIComponent(line)}`).catch(() => null);
    if (answer?.ok) this._change({ rules: await answer.json() });
    else this._isReading = false;
  }

  _isReading = false;

  /** Shows the frames that have come, one after the other, each with its motion. Input stays open. */
  async _show() {
    this._showing = true;
    for (let frame = this._queue.shift(); frame; frame = this._queue.shift()) {
      const last = this._state.view;
      const first = last === null;
      const before = snapshot(this._root);
      S.receive(this._state, frame.view, frame.events ?? []);
      if (first) {
        S.recallChoice(this._state);
        this._sitAsAsked();
      }
      this._questions.narrow();
      this._draw();
      this._place.begin(".prompt"); // says whose turn it is, and the hand comes next
      this._say(frame, last);
      const hurried = this._queue.length >= QUEUE_SHOWN;
      land();
      if (!first && !hurried) await animate(this._root, before, frame.events ?? [], { view: frame.view, pace: paceOf(this._settings) });
    }
    this._showing = false;
  }

  /** Takes the first free seat where the link said so. */
  _sitAsAsked() {
    const { view } = this._state;
    if (location.hash !== "#sit" || !view) return;
    history.replaceState(null, "", location.pathname + location.search);
    const free = view.seats.findIndex((seat) => seat.kind === null);
    if (view.you === null && view.phase === "lobby" && free >= 0) this._deeds.sit(free);
  }

  /** @param {ViewFrame} frame @param {import("./wire.js").View | null} before */
  _say(frame, before) {
    const told = (frame.events ?? []).filter((event) => event.event !== "said" || !this._settings.muted);
    this._tell(sentences(told, frame.view, before, frame.snapshot));
  }

  /** Puts sentences where a screen reader hears them. @param {readonly string[]} texts */
  _tell(texts) {
    for (const text of texts) {
      const line = document.createElement("p");
      line.textContent = text;
      this._live.append(line);
    }
    while (this._live.childElementCount > 12) this._live.firstElementChild?.remove();
  }

  // ---- what a person does

  /** @param {string} card */
  _toggleHand(card) {
    const again = this._state.card === card;
    if (this._state.pending) return;
    S.unchoose(this._state);
    if (!again && S.isMyTurn(this._state)) this._state.card = card;
    this._chosen();
    if (this._state.card && this._state.view?.complete && !offers(S.prospectOf(this._state)).length) this._trail();
  }

  /**
   * @param {"loose" | "builds"} kind
   * @param {string} id
   */
  _toggle(kind, id) {
    const state = this._state;
    if (state.pending || !S.isMyTurn(state)) return;
    if (!state.card) return this._hint(t("choose-hand-first"));
    const { open, openBuilds } = S.prospectOf(state);
    const set = state[kind];
    if (set.has(id)) set.delete(id);
    else if ((kind === "loose" ? open : openBuilds).has(id)) set.add(id);
    else return void this._questions.explain({ ...state, [kind]: new Set([...set, id]) });
    state.hints = [];
    this._chosen();
  }

  _chosen() {
    S.rememberChoice(this._state);
    this._questions.narrow();
    this._draw();
  }

  _clear() {
    if (this._state.pending) return;
    S.unchoose(this._state);
    this._chosen();
  }

  _hintAsked() {
    if (this._state.view?.can_hint) void this._questions.hint();
  }

  /** @param {number} index */
  _pressPile(index) {
    const { view, places } = this._state;
    if (!view) return;
    const build = view.builds[index];
    if (build) return this._toggle("builds", keyOf(build.cards));
    const place = places[index - view.builds.length];
    if (place && !place.ghost) this._toggle("loose", place.card);
  }

  _pressFirst() {
    if (!S.isMyTurn(this._state) || !this._state.card || this._state.pending) return false;
    const [first] = offers(S.prospectOf(this._state));
    if (!first) return false;
    this._play(first);
    return true;
  }

  _trail() {
    const { card, view } = this._state;
    if (!view || !S.isMyTurn(this._state) || this._state.pending) return;
    if (!card) return this._hint(t("choose-hand-first"));
    const trail = [...(view.moves ?? []), ...S.prospectOf(this._state).exact].find((move) => move.kind === "trail" && move.card === card);
    if (trail) this._play(trail);
    else void this._questions.explain({ ...this._state, loose: new Set(), builds: new Set() });
  }

  /** Plays a move once: while it is unanswered, no other is sent. @param {Move} move */
  _play(move) {
    const { view } = this._state;
    if (!view || this._state.pending || !S.isMyTurn(this._state)) return;
    this._change({ pending: { at: view.at, move }, hints: [] });
    void this._socket.ask({ do: "play", at: view.at, move: move.text }).then((answer) => {
      if (answer.type !== "refused") return;
      this._change({ pending: null });
      this._refuse(answer);
    });
  }

  /**
   * @param {string} deed
   * @param {Record<string, unknown>} [args]
   */
  _go(deed, args = {}) {
    if (this._waiting) return;
    this._waiting = true;
    this._draw();
    void this._socket.ask({ do: deed, ...args }).then((answer) => {
      this._waiting = false;
      if (answer.type === "refused") this._refuse(answer);
      else this._draw();
    });
  }

  /** @param {Refusal} answer */
  _refuse({ code, text, rule, cards }) {
    const id = text?.id ?? `error-${code}`;
    const words = has(id) ? t(id, worded(text?.args ?? {})) : t("refused", { code });
    if (this._state.panel === null) return this._change({ hints: [{ text: words, rule: rule ?? null, cards: cards ?? [] }] });
    this._refused = words;
    this._draw();
  }

  /** @param {string} text */
  _hint(text) {
    this._change({ hints: [{ text, rule: null, cards: [] }] });
  }

  /** @param {Partial<import("./settings.js").Settings>} change */
  _set(change) {
    this._settings = { ...this._settings, ...change };
    saveSettings(this._settings);
    applySettings(this._settings);
    if (change.language) location.reload();
    this._draw();
  }

  // ---- drawing

  _draw() {
    this._place.keep();
    render(wholePage(this._state, this._deeds, this._settings, { waiting: this._waiting, refused: this._refused }), this._root);
    openDialogs(this._root);
    this._back.follow(this._state.panel !== null);
    measure(this._root);
    followMoves(this._root);
    this._place.find();
    const { view } = this._state;
    document.title = view ? t(S.isMyTurn(this._state) ? "title-turn" : "title-table", { table: tableTitle(view) }) : "Cassino";
  }

  /** @param {KeyboardEvent} event */
  _sheetKey(event) {
    if (event.key !== "Enter" || (event.target instanceof Element && event.target.matches("a, button"))) return;
    event.preventDefault();
    if (this._state.view?.phase === "match_over") this._deeds.rematch();
    else this._deeds.nextDeal();
  }
}
