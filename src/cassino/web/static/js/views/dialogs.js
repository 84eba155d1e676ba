/** Panels over the table: settings, the rules in force, the moves. */
import { html, nothing } from "../../vendor/lit-html.js";
import { icon } from "../icons.js";
import { LANGUAGES, has, t, tOr } from "../words.js";
import { moveList, presetName, tableTitle } from "./sides.js";

/** @typedef {import("../settings.js").Settings} Settings */
/** @typedef {import("../wire.js").View} View */

/**
 * @param {string} id
 * @param {string} title
 * @param {unknown} body
 * @param {() => void} close
 */
const panel = (id, title, body, close) =>
  html`<dialog class="panel paper" id=${id} aria-labelledby=${`${id}-title`} @close=${close} data-dialog>
    <header><h2 id=${`${id}-title`}>${title}</h2>
      <button class="btn quiet icon" type="button" aria-label=${t("close")} @click=${close}>${icon("cross")}</button></header>
    <hr class="rule2" />
    ${body}
  </dialog>`;

/**
 * One of several, as a row of buttons.
 * @param {string} label
 * @param {readonly [string, string][]} options value and text
 * @param {string} value
 * @param {(value: string) => void} choose
 * @param {boolean} [verbatim] the texts are names that are not translated
 */
export const segments = (label, options, value, choose, verbatim = false) =>
  html`<fieldset class="seg" role="radiogroup" aria-label=${label}>
    ${options.map(
      ([name, text]) =>
        html`<button
          type="button"
          role="radio"
          aria-checked=${name === value ? "true" : "false"}
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
 * @param {() => void} close
 * @param {(() => void) | null} [openRules] the way to the rules of a table
 */
export const settingsPanel = (settings, language, set, close, openRules = null) =>
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
      <div><h3>${t("set-language")}</h3>
        ${segments(t("set-language"), Object.entries(LANGUAGES), language, (value) => set({ language: value }), true)}</div>
      <div class="doors">
        ${openRules ? html`<button class="btn" type="button" @click=${openRules}>${icon("book")}${t("rules")}</button>` : nothing}
        <a class="btn" href="/">${icon("back")}${t("home")}</a>
      </div>
    </div>`,
    close,
  );

/**
 * A value of an option in words.
 * @param {string} option
 * @param {unknown} value
 */
function valueWords(option, value) {
  if (option === "points" && value && typeof value === "object") {
    return Object.entries(value)
      .map(([key, points]) => t("points-line", { item: has(`points-${key}`) ? t(`points-${key}`) : key, points: Number(points) }))
      .join(", ");
  }
  const name = value === null ? "none" : Array.isArray(value) ? value.join("-") : String(value);
  for (const id of [`value-${option}-${name}`, `value-${name}`]) if (has(id)) return t(id);
  return Array.isArray(value) ? value.join(", ") : name;
}

/**
 * @param {View} view
 * @param {() => void} close
 */
export const rulesPanel = (view, close) =>
  panel(
    "rules",
    tableTitle(view),
    html`<div class="fields">
      <p>${has(`preset-${view.preset}-about`) ? t(`preset-${view.preset}-about`) : presetName(view)}</p>
      ${
        Object.keys(view.options).length
          ? html`<dl class="options">
              ${Object.entries(view.options).map(
                ([name, value]) =>
                  html`<div><dt>${tOr(`option-${name}`, name)}</dt>
                    <dd>${valueWords(name, value)}</dd></div>`,
              )}
            </dl>`
          : nothing
      }
      <ol class="howto">${["trail", "capture", "build", "add", "raise", "owner"].map((name) => html`<li>${t(`howto-${name}`)}</li>`)}</ol>
      <p class="line" translate="no">${view.rules}</p>
    </div>`,
    close,
  );

/**
 * @param {View} view
 * @param {() => void} close
 */
export const movesPanel = (view, close) => panel("moves", t("moves"), html`<div class="log">${moveList(view)}</div>`, close);

/** @param {boolean} connected @param {boolean} gone */
export const connection = (connected, gone) =>
  connected
    ? nothing
    : html`<p class="offline paper" role="status">${gone ? t("table-gone") : t("reconnecting")}
        ${gone ? html`<a class="btn" href="/">${t("home")}</a>` : nothing}</p>`;
