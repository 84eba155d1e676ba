/** The first page: play now, or choose a table. */
import { html, nothing } from "../../vendor/lit-html.js";
import { picture } from "../faces.js";
import { icon } from "../icons.js";
import { vars } from "../vars.js";
import { LANGUAGES, has, t, tOr } from "../words.js";
import { segments } from "./dialogs.js";
import { inviteBlock, joinBlock, seriesField } from "./friends.js";
import { statisticsLink } from "./parts.js";
import { byArrow, stop } from "./radios.js";
import { brand } from "./sides.js";

/** @typedef {import("../wire.js").PresetInfo} PresetInfo */
/** @typedef {{preset: string, table: "2" | "3" | "4" | "2+2", bot: string, target: string, open: boolean, busy: boolean,
 *   failed: boolean, resume: import("../wire.js").TableInfo | null, tables: import("../wire.js").TableInfo[],
 *   friends: "2" | "3" | "4" | "2+2", paceAt: number, bestOf: number, listed: boolean, refused: string}} Wish `open`: a preset was
 *   picked; `resume`: a game to go on with; `friends`: seats of a table with them; `tables`: one's own and those that anybody may
 *   join; `refused`: why a code led nowhere */
/** @typedef {{set: (change: Partial<Wish>) => void, playNow: () => void, playWish: () => void, language: (code: string) => void,
 *   theme: () => void, openSettings: () => void, playFriends: () => void, toCode: () => void, join: (code: string) => void,
 *   rename: (name: string) => void}} HomeDeeds */

const TARGETS = ["11", "16", "21", "31", "61"];

/** The name of a preset. @param {string} name */
const presetTitle = (name) => (has(`preset-${name}`) ? t(`preset-${name}`) : name);

/**
 * @param {PresetInfo[]} presets
 * @param {string[]} bots
 * @param {Wish} wish
 * @param {{language: string, name: string}} mine
 * @param {HomeDeeds} deeds
 */
export function home(presets, bots, wish, { language, name }, deeds) {
  const chosen = presets.find((preset) => preset.name === wish.preset);
  return html`<div class="page home">
    <header class="top">
      ${brand()}<span class="gap"></span>
      <label class="btn quiet language"
        >${icon("globe")}<span class="vh">${t("set-language")}</span
        ><select translate="no" @change=${(/** @type {Event} */ event) => deeds.language(/** @type {HTMLSelectElement} */ (event.target).value)}>
          ${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code} ?selected=${code === language} lang=${code}>${name}</option>`)}
        </select></label
      >
      <button class="btn quiet icon theme-door" type="button" aria-label=${t("light-or-dark")} @click=${deeds.theme}>${icon("sun")}</button>
      <button class="btn quiet icon" type="button" aria-label=${t("settings")} @click=${deeds.openSettings}>${icon("gear")}</button>
    </header>
    <main>
      ${hero(wish, deeds)}
      <div class="together" id="friends">${inviteBlock(presets, wish, name, deeds)} ${joinBlock(wish, deeds)}</div>
      <div class="setup" id="setup">
        <section class="paper block" aria-labelledby="presets-title">
          <h2 id="presets-title">${icon("book")}${t("home-rules")}</h2>
          <div class="plist" role="radiogroup" aria-labelledby="presets-title" @keydown=${byArrow}>
            ${presets.map((preset, index) => presetButton(preset, stop(preset === chosen, index === 0, chosen !== undefined), wish, deeds))}
          </div>
        </section>
        <section class="paper block table-setup" aria-labelledby="setup-title">
          <h2 id="setup-title">${icon("people")}${t("home-table")}</h2>
          ${chosen ? tableSetup(chosen, bots, wish, deeds) : nothing}
        </section>
      </div>
    </main>
    ${
      chosen && wish.open
        ? html`<section class="quickbar" aria-label=${t("deal-cards")}>
            <span><b>${presetTitle(chosen.name)}</b></span>
            <button class="btn go" type="button" aria-disabled=${wish.busy ? "true" : "false"} @click=${deeds.playWish}>${icon("hook")}${t("deal-cards")}</button>
          </section>`
        : nothing
    }
    <footer class="foot"><span>${t("home-foot")}</span><a href=${statisticsLink()}>${t("fair-statistics")}</a></footer>
  </div>`;
}

/**
 * @param {Wish} wish
 * @param {HomeDeeds} deeds
 */
const hero = (wish, deeds) =>
  html`<section class="hero cloth" aria-labelledby="hero-title">
    <div class="words">
      <h1 id="hero-title">${t("home-title")}</h1>
      <p class="lead">${t("home-lead")}</p>
      <div class="start">
        <button class="btn go big" type="button" aria-disabled=${wish.busy ? "true" : "false"} @click=${deeds.playNow}>${icon("hook")}${t("play-now")}</button>
        <a class="btn big to-friends" href="#friends"><span class="two"><b>${t("friends-title")}</b><small>${t("friends-how")}</small></span>${icon("people")}</a>
        <button class="btn big to-friends" type="button" data-to-code @click=${deeds.toCode}><span class="two"><b>${t("join-title")}</b><small>${t("join-code")}</small></span>${icon("door")}</button>
        ${
          wish.resume
            ? html`<a class="btn big resume" href=${`/t/${wish.resume.table}`}
                ><span class="two"><b>${t("resume")}</b><small>${presetTitle(wish.resume.rules.split(" ")[0] ?? "")}</small></span
                >${icon("fwd")}</a
              >`
            : html`<a class="btn big" href="#setup"
                ><span class="two"><b>${t("play-now-what")}</b><small>${t("play-now-how")}</small></span>${icon("down")}</a
              >`
        }
      </div>
      ${wish.failed ? html`<p role="alert">${t("table-failed")}</p>` : html`<p class="fine">${t("home-fine")}</p>`}
    </div>
    <div class="fan" aria-hidden="true">
      ${["8C", "2S", "AH", "TD", "QH"].map((card, index) => html`<span class="leaf" ${vars({ "--k": index - 2 })}>${picture(card)}</span>`)}
    </div>
  </section>`;

/**
 * @param {PresetInfo} preset
 * @param {string} tabindex
 * @param {Wish} wish
 * @param {HomeDeeds} deeds
 */
const presetButton = (preset, tabindex, wish, deeds) =>
  html`<button
    type="button"
    role="radio"
    aria-checked=${preset.name === wish.preset ? "true" : "false"}
    tabindex=${tabindex}
    data-preset=${preset.name}
    @click=${() => deeds.set({ preset: preset.name, target: "", open: true })}
  >
    <i class="radio"></i><b>${presetTitle(preset.name)}</b
    ><small>${has(`preset-${preset.name}-about`) ? t(`preset-${preset.name}-about`) : nothing}</small>
  </button>`;

/**
 * The tables that a preset may be played at. @param {PresetInfo} preset @returns {Wish["table"][]}
 */
export const tablesOf = (preset) =>
  /** @type {Wish["table"][]} */ (preset.seats.flatMap((seats) => (seats === 4 ? ["2+2", "4"] : [String(seats)])));

/**
 * @param {PresetInfo} preset
 * @param {string[]} bots
 * @param {Wish} wish
 * @param {HomeDeeds} deeds
 */
function tableSetup(preset, bots, wish, deeds) {
  const tables = tablesOf(preset);
  const table = tables.includes(wish.table) ? wish.table : (tables[0] ?? "2");
  const own = "target" in preset.options ? preset.options["target"] : 21;
  const ownWords = own === null ? t("target-none") : t("target-points", { target: Number(own) });
  /** @param {string} value */
  const choose = (value) => deeds.set({ table: /** @type {Wish["table"]} */ (value) });
  return html`<p class="picked"><b>${presetTitle(preset.name)}</b></p>
    <div class="field"><h3>${t("home-seats")}</h3>
      ${segments(t("home-seats"), tables.map((name) => [name, t("table-size", { size: name.length > 1 ? name : Number(name) })]), table, choose)}</div>
    <div class="field"><h3>${t("home-bots")}</h3>
      ${segments(t("home-bots"), bots.map((name) => [name, tOr(`bot-${name}`, name)]), wish.bot, (bot) => deeds.set({ bot }))}
      <p class="muted">${tOr(`bot-${wish.bot}-about`, "")}</p></div>
    <label class="field"><span>${t("home-target")}</span
      ><select class="btn" @change=${(/** @type {Event} */ event) => deeds.set({ target: /** @type {HTMLSelectElement} */ (event.target).value })}>
        <option value="" ?selected=${wish.target === ""}>${t("target-own", { target: ownWords })}</option>
        ${TARGETS.filter((target) => target !== String(own)).map(
          (target) => html`<option value=${target} ?selected=${wish.target === target}>${t("target-points", { target: Number(target) })}</option>`,
        )}
        ${own === null ? nothing : html`<option value="none" ?selected=${wish.target === "none"}>${t("target-none")}</option>`}
      </select></label
    >
    ${seriesField("own-series", wish, deeds)}
    <button class="btn go wide-go" type="button" aria-disabled=${wish.busy ? "true" : "false"} @click=${deeds.playWish}>${icon("hook")}${t("deal-cards")}</button>`;
}
