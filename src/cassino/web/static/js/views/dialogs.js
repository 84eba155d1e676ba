/** Panels over the table: settings, the rules in force, the moves. */
import { html, nothing } from "../../vendor/lit-html.js";
import { icon } from "../icons.js";
import { LANGUAGES, t } from "../words.js";
import { byArrow, stop } from "./radios.js";
import { moveList } from "./sides.js";

/** @typedef {import("../settings.js").Settings} Settings */
/** @typedef {import("../wire.js").View} View */
/** @typedef {{close: () => void, refused?: string}} Frame how a panel closes, and what was refused while it was open */

/**
 * @param {string} id
 * @param {string} title
 * @param {unknown} body
 * @param {Frame} frame
 */
export const panel = (id, title, body, { close, refused = "" }) =>
  html`<dialog class="panel paper" id=${id} aria-labelledby=${`${id}-title`} @close=${close} data-dialog>
    <header><h2 id=${`${id}-title`}>${title}</h2>
      <button class="btn quiet icon" type="button" aria-label=${t("close")} @click=${close}>${icon("cross")}</button></header>
    <hr class="rule2" />
    ${refused ? html`<p class="refusal" role="alert">${refused}</p>` : nothing} ${body}
  </dialog>`;

/**
 * One of several, as a row of buttons.
 * @param {string} label
 * @param {readonly [string, string][]} options value and text
 * @param {string} value
 * @param {(value: string) => void} choose
 * @param {boolean} [verbatim] the texts are names that are not translated, and choosing one loads the page anew
 */
export const segments = (label, options, value, choose, verbatim = false) =>
  html`<fieldset class="seg" role="radiogroup" aria-label=${label} ?data-slow=${verbatim} @keydown=${byArrow}>
    ${options.map(
      ([name, text], index) =>
        html`<button
          type="button"
          role="radio"
          aria-checked=${name === value ? "true" : "false"}
          tabindex=${stop(name === value, index === 0, options.some(([one]) => one === value))}
          translate=${verbatim ? "no" : "yes"}
          @click=${() => choose(name)}
        >
          ${text}
        </button>`,
    )}
  </fieldset>`;

/**
 * @param {Settings} settings
 * @param {string} language
 * @param {(change: Partial<Settings>) => void} set
 * @param {Frame} frame
 * @param {((panel: import("../state.js").Panel) => void) | null} [open] the ways on from a table
 */
export const settingsPanel = (settings, language, set, frame, open = null) =>
  panel(
    "settings",
    t("settings"),
    html`<div class="fields">
      <div><h3>${t("set-pace")}</h3>
        ${segments(
          t("set-pace"),
          [["off", t("pace-off")], ["fast", t("pace-fast")], ["normal", t("pace-normal")], ["slow", t("pace-slow")]],
          settings.pace,
          (value) => set({ pace: /** @type {Settings["pace"]} */ (value) }),
        )}</div>
      <div><h3>${t("set-theme")}</h3>
        ${segments(
          t("set-theme"),
          [["system", t("theme-system")], ["light", t("theme-light")], ["dark", t("theme-dark")]],
          settings.theme,
          (value) => set({ theme: /** @type {Settings["theme"]} */ (value) }),
        )}</div>
      <div><h3>${t("set-deck")}</h3>
        ${segments(
          t("set-deck"),
          [["two", t("deck-two")], ["four", t("deck-four")]],
          settings.deck,
          (value) => set({ deck: /** @type {Settings["deck"]} */ (value) }),
        )}</div>
      <div><h3>${t("set-keys")}</h3>
        ${segments(
          t("set-keys"),
          [["no", t("keys-hidden")], ["yes", t("keys-shown")]],
          settings.keys ? "yes" : "no",
          (value) => set({ keys: value === "yes" }),
        )}
        <p class="muted">${t("keys-help")}</p></div>
      <div><h3>${t("set-phrases")}</h3>
        ${segments(
          t("set-phrases"),
          [["yes", t("phrases-shown")], ["no", t("phrases-muted")]],
          settings.muted ? "no" : "yes",
          (value) => set({ muted: value === "no" }),
        )}</div>
      <div><h3>${t("set-language")}</h3>
        ${segments(t("set-language"), Object.entries(LANGUAGES), language, (value) => set({ language: value }), true)}</div>
      <div class="doors">
        ${
          open
            ? html`<button class="btn" type="button" @click=${() => open("rules")}>${icon("book")}${t("rules")}</button>
                <button class="btn" type="button" data-open="people" @click=${() => open("people")}>${icon("people")}${t("people")}</button>
                <button class="btn" type="button" data-open="fair" @click=${() => open("fair")}>${icon("shield")}${t("fair-title")}</button>`
            : nothing
        }
        <a class="btn" href="/">${icon("back")}${t("home")}</a>
      </div>
    </div>`,
    frame,
  );

/**
 * @param {View} view
 * @param {Frame} frame
 */
export const movesPanel = (view, frame) => panel("moves", t("moves"), html`<div class="log">${moveList(view)}</div>`, frame);

/**
 * The state of the connection while it is not there, and for a moment when it is back.
 * @param {import("../state.js").State} state
 */
export function connection({ connected, gone, isBack, view }) {
  const home = html`<a class="btn" href="/">${t("home")}</a>`;
  if (view?.phase === "closed") return html`<p class="offline paper now" role="status">${t("table-closed")}${home}</p>`;
  if (gone) return html`<p class="offline paper now" role="status">${t("table-gone")}${home}</p>`;
  if (!connected) return html`<p class="offline paper" role="status" data-offline>${t("reconnecting")}</p>`;
  return isBack ? html`<p class="offline paper now" role="status">${t("connected-again")}</p>` : nothing;
}
