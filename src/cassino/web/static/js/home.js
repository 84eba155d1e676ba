/** The first page: opens tables. */
import { html, nothing, render } from "../vendor/lit-html.js";
import { Back } from "./back.js";
import { wayIn } from "./joining.js";
import { bots, usual } from "./opponents.js";
import { guestName } from "./people.js";
import { openDialogs, Place } from "./place.js";
import { applySettings, loadSettings, saveSettings } from "./settings.js";
import { settingsPanel } from "./views/dialogs.js";
import { PACES } from "./views/friends.js";
import { base } from "./views/invitation.js";
import { home, tablesOf } from "./views/home.js";
import { currentLanguage, t } from "./words.js";

/** @typedef {import("./wire.js").PresetInfo} PresetInfo */
/** @typedef {import("./wire.js").NewTable} NewTable */
/** @typedef {import("./views/home.js").Wish} Wish */

/**
 * What to ask the server for.
 * @param {{preset: string, target: string, table: Wish["table"], bot: string | null, name: string, bestOf?: number,
 *   pace?: import("./wire.js").Pace, listed?: boolean}} wish without a bot all other seats are for people
 * @returns {NewTable}
 */
export function newTable({ preset, target, table, bot, name, pace, bestOf = 1, listed = false }) {
  const seats = table === "2+2" ? 4 : Number(table);
  const others = Array.from({ length: seats - 1 }, (_, index) => index + 1);
  return {
    rules: target ? `${preset} target=${target}` : preset,
    seats,
    ...(seats === 4 ? { partnership: table === "2+2" } : {}),
    bots: [null, ...others.map(() => bot)],
    ...(name ? { name } : {}),
    ...(pace ? { pace } : {}),
    ...(bestOf > 1 ? { best_of: /** @type {3 | 5 | 7 | 9} */ (bestOf) } : {}),
    ...(listed ? { listed } : {}),
  };
}

/** Is the page seen again by the browser's Back, and not for the first time? */
const isWayBack = () => /** @type {PerformanceNavigationTiming | undefined} */ (performance.getEntriesByType("navigation")[0])?.type === "back_forward";

/** So often the tables are asked for anew while the page is looked at. */
const TABLES_MS = 5000;

export class HomePage {
  /** @param {HTMLElement} root */
  constructor(root) {
    this._root = root;
    this._settings = loadSettings();
    /** @type {PresetInfo[]} */
    this._presets = [];
    /** @type {Wish} */
    this._wish = { preset: "classic", table: "2", bot: "greedy", target: "", open: false, busy: false, failed: false, resume: null, tables: [], friends: "2", paceAt: 0, bestOf: 1, listed: false, refused: "" };
    /** @type {string[]} */
    this._bots = [];
    this._panel = false;
    this._place = new Place(root);
    this._back = new Back(() => this._show(false));
    this._draw();
    void this._load();
    const look = () => document.visibilityState === "visible" && void this._readTables();
    setInterval(look, TABLES_MS);
    document.addEventListener("visibilitychange", look);
    addEventListener("pageshow", (event) => event.persisted && this._comeBack());
  }

  async _load() {
    const [answer, names] = await Promise.all([fetch("/api/presets"), bots(), this._readTables()]);
    if (answer.ok) this._presets = await answer.json();
    this._bots = names;
    this._wish.bot = usual(names);
    this._draw();
    if (isWayBack()) this._place.begin(".resume", ".hero .go");
  }

  /** The browser shows the page again as it was left: on the way to a table. */
  _comeBack() {
    this._set({ busy: false });
    void this._readTables();
  }

  /** One's own tables and the open ones, as they are now. */
  async _readTables() {
    const answer = await fetch("/api/tables").catch(() => null);
    if (!answer?.ok) return;
    /** @type {import("./wire.js").TableInfo[]} */
    const tables = await answer.json();
    if (JSON.stringify(tables) === JSON.stringify(this._wish.tables)) return;
    const resume = tables.find((table) => table.yours && ["playing", "deal_over"].includes(table.phase)) ?? null;
    this._set({ tables, resume });
  }

  _draw() {
    document.title = "Cassino";
    const mine = { language: currentLanguage(), name: this._settings.name };
    const page = home(this._presets, this._bots, this._wish, mine, {
      set: (change) => this._set(change),
      playNow: () => this._open({ bestOf: 1, listed: false, preset: "classic", target: "", table: "2", bot: usual(this._bots) }),
      playWish: () => this._open({ ...this._wish, listed: false, table: this._table(this._wish.table) }),
      language: (language) => this._setting({ language }),
      theme: () => this._setting({ theme: document.documentElement.dataset["theme"] === "light" ? "dark" : "light" }),
      openSettings: () => this._show(true),
      playFriends: () => this._open({ ...this._wish, table: this._table(this._wish.friends), bot: null, pace: PACES[this._wish.paceAt] ?? {} }),
      toCode: () => this._toCode(),
      join: (code) => void this._join(code),
      rename: (name) => this._setting({ name }),
    });
    const close = () => this._show(false);
    const panel = this._panel ? settingsPanel(this._settings, currentLanguage(), (change) => this._setting(change), { close }) : nothing;
    this._place.keep();
    render(html`${page}${panel}`, this._root);
    openDialogs(this._root);
    this._back.follow(this._panel);
    this._place.find();
  }

  /** @param {boolean} panel */
  _show(panel) {
    this._panel = panel;
    this._draw();
  }

  /** The table size, one that the preset allows. @param {Wish["table"]} wish */
  _table(wish) {
    const preset = this._presets.find((one) => one.name === this._wish.preset);
    const tables = preset ? tablesOf(preset) : [];
    return tables.includes(wish) ? wish : (tables[0] ?? "2");
  }

  /** @param {Partial<Wish>} change */
  _set(change) {
    Object.assign(this._wish, change);
    this._draw();
  }

  /** @param {Partial<import("./settings.js").Settings>} change */
  _setting(change) {
    this._settings = { ...this._settings, ...change };
    saveSettings(this._settings);
    applySettings(this._settings);
    if (change.language) location.assign(location.pathname);
    this._draw();
  }

  /** Goes to where a code is typed, which is far down on a phone. */
  _toCode() {
    const field = /** @type {HTMLElement | null} */ (this._root.querySelector("[data-join] [name=code]"));
    field?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  }

  /** Goes to the table that a code or a whole link names. @param {string} code */
  async _join(code) {
    if (!code.trim()) return;
    const way = wayIn(code, location, base());
    if (way.link) return location.assign(new URL(way.link + location.search, location.href));
    if (!way.code) return this._set({ refused: t(way.elsewhere ? "join-elsewhere" : "join-none") });
    this._set({ refused: "" });
    try {
      const answer = await fetch(`/api/codes/${encodeURIComponent(way.code)}`);
      const told = await answer.json();
      if (answer.ok) return location.assign(new URL(told.link + location.search, location.href));
      this._set({ refused: told.code === "no_such_table" ? t("join-none") : t(told.text.id, told.text.args) });
    } catch {
      this._set({ refused: t("table-failed") });
    }
  }

  /** @param {Omit<Parameters<typeof newTable>[0], "name">} wish */
  async _open(wish) {
    if (this._wish.busy) return;
    this._set({ busy: true, failed: false });
    try {
      const body = JSON.stringify(newTable({ ...wish, name: this._settings.name || (wish.bot ? t("guest") : guestName([])) }));
      const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
      if (!answer.ok) throw new Error(String(answer.status));
      const { link } = await answer.json();
      location.assign(new URL(link + location.search, location.href));
    } catch {
      this._set({ busy: false, failed: true });
    }
  }
}
