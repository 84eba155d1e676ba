/** On the first page: open a table for friends, join one by its code or from the list, and go on at tables of one's own. */
import { html, nothing, repeat } from "../../vendor/lit-html.js";
import { paceWords } from "../company.js";
import { icon } from "../icons.js";
import { has, listed, t, tOr } from "../words.js";
import { segments } from "./dialogs.js";
import { tablesOf } from "./home.js";
import { nameField } from "./people.js";

/** @typedef {import("../wire.js").PresetInfo} PresetInfo */
/** @typedef {import("../wire.js").TableInfo} TableInfo */
/** @typedef {import("../wire.js").Pace} Pace */
/** @typedef {import("./home.js").Wish} Wish */
/** @typedef {import("./home.js").HomeDeeds} HomeDeeds */

/** How much time people may have. @type {Pace[]} */
export const PACES = [
  { kind: "untimed" },
  { kind: "clock", seconds: 300, increment: 5 },
  { kind: "clock", seconds: 900, increment: 10 },
  { kind: "days", seconds: 86_400 },
  { kind: "days", seconds: 259_200 },
];

/** Matches of a series. */
const SERIES = [1, 3, 5, 7, 9];

/** @param {string} name */
const presetTitle = (name) => (has(`preset-${name}`) ? t(`preset-${name}`) : name);

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLSelectElement} */ (event.target).value;

/**
 * How many matches make the series.
 * @param {string} name of the field
 * @param {Wish} wish
 * @param {HomeDeeds} deeds
 */
export const seriesField = (name, wish, deeds) =>
  html`<label class="field"
    ><span>${t("series")}</span
    ><select class="btn" name=${name} @change=${(/** @type {Event} */ event) => deeds.set({ bestOf: Number(valueOf(event)) })}>
      ${SERIES.map((matches) => html`<option value=${matches} ?selected=${matches === wish.bestOf}>${t("series-of", { matches })}</option>`)}
    </select></label
  >`;

/**
 * Whether everybody may find a table, or only who has its link.
 * @param {boolean} listed
 * @param {(listed: boolean) => void} choose
 */
export const listedField = (listed, choose) =>
  html`<div class="field" data-listed=${listed ? "yes" : "no"}><h3>${t("list-title")}</h3>
    ${segments(t("list-title"), [["no", t("list-link")], ["yes", t("list-all")]], listed ? "yes" : "no", (value) => choose(value === "yes"))}</div>`;

/**
 * @param {PresetInfo[]} presets
 * @param {Wish} wish
 * @param {string} name
 * @param {HomeDeeds} deeds
 */
export function inviteBlock(presets, wish, name, deeds) {
  const chosen = presets.find((preset) => preset.name === wish.preset);
  const tables = chosen ? tablesOf(chosen) : [];
  const table = tables.includes(wish.friends) ? wish.friends : (tables[0] ?? "2");
  /** @param {string} value */
  const choose = (value) => deeds.set({ friends: /** @type {Wish["table"]} */ (value) });
  return html`<section class="paper block invite" aria-labelledby="invite-title">
    <h2 id="invite-title">${icon("people")}${t("friends-title")}</h2>
    <div class="field"><h3>${t("home-seats")}</h3>
      ${segments(t("home-seats"), tables.map((size) => [size, t("table-size", { size: size.length > 1 ? size : Number(size) })]), table, choose)}</div>
    <div class="pair">
      <label class="field"
        ><span>${t("home-rules")}</span
        ><select class="btn" name="friends-preset" @change=${(/** @type {Event} */ event) => deeds.set({ preset: valueOf(event), target: "" })}>
          ${presets.map((preset) => html`<option value=${preset.name} ?selected=${preset.name === wish.preset}>${presetTitle(preset.name)}</option>`)}
        </select></label
      >
      <label class="field"
        ><span>${t("home-pace")}</span
        ><select class="btn" name="friends-pace" @change=${(/** @type {Event} */ event) => deeds.set({ paceAt: Number(valueOf(event)) })}>
          ${PACES.map((pace, index) => html`<option value=${index} ?selected=${index === wish.paceAt}>${paceWords(pace)}</option>`)}
        </select></label
      >
      ${seriesField("friends-series", wish, deeds)}
    </div>
    ${listedField(wish.listed, (listed) => deeds.set({ listed }))}
    ${nameField(name, deeds.rename)}
    <button class="btn go wide-go" type="button" data-friends ?disabled=${!chosen} aria-disabled=${wish.busy ? "true" : "false"} @click=${deeds.playFriends}>${icon("link")}${t("friends-open")}</button>
    <p class="muted">${t("friends-about")}</p>
  </section>`;
}

/**
 * @param {Wish} wish
 * @param {HomeDeeds} deeds
 */
export function joinBlock(wish, deeds) {
  const own = wish.tables.filter((table) => table.yours);
  const open = wish.tables.filter((table) => !table.yours);
  return html`<section class="paper block join" aria-labelledby="join-title">
    <h2 id="join-title">${icon("door")}${t("join-title")}</h2>
    <form
      class="fields"
      data-join
      @submit=${(/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const field = /** @type {HTMLFormElement} */ (event.target).elements.namedItem("code");
        if (field instanceof HTMLInputElement) deeds.join(field.value.trim());
      }}
    >
      <label class="field"><span>${t("join-code")}</span
        ><span class="inline"><input class="linkfield code" name="code" maxlength="200" autocomplete="off" autocapitalize="characters" spellcheck="false" /><button class="btn" type="submit">${t("join-go")}</button></span></label
      >
      ${wish.refused ? html`<p class="refusal" role="alert">${wish.refused}</p>` : nothing}
    </form>
    <h3>${t("open-title")}</h3>
    <div data-open-tables>${open.length ? html`<ul class="entries">${repeat(open, (table) => table.table, openTable)}</ul>` : html`<p class="muted">${t("open-none")}</p>`}</div>
    <h3>${t("own-tables")}</h3>
    ${own.length ? html`<ul class="entries">${repeat(own.slice(0, 6), (table) => table.table, ownTable)}</ul>` : html`<p class="muted">${t("own-none")}</p>`}
  </section>`;
}

/** Who sits there; bots by what they are. @param {TableInfo} table */
const namesOf = (table) => listed(table.names.filter(Boolean).map((name) => tOr(`bot-${name}`, name)));

/** @param {TableInfo} table */
const ownTable = (table) =>
  html`<li>
    <span class="what"
      ><b translate="no">${namesOf(table)}</b
      ><small>${t("own-state", { preset: presetTitle(table.rules.split(" ")[0] ?? ""), phase: table.phase, open: table.open })}</small></span
    ><a class="btn" href=${`/t/${encodeURIComponent(table.table)}`}>${t("own-go")}${icon("fwd")}</a>
  </li>`;

/** @param {TableInfo} table */
function openTable(table) {
  const names = namesOf(table);
  const link = `/t/${encodeURIComponent(table.table)}`;
  return html`<li data-open-table=${table.table}>
    <span class="what"
      ><b translate="no">${names}</b><small>${t("open-seats", { preset: presetTitle(table.rules.split(" ")[0] ?? ""), open: table.open })}</small
      >${table.pace.kind === "untimed" ? nothing : html`<small>${paceWords(table.pace)}</small>`}${
        table.best_of > 1 ? html`<small>${t("series-of", { matches: table.best_of })}</small>` : nothing
      }</span
    ><span class="acts"
      ><a class="btn" href=${link} aria-label=${t("open-watch-whom", { names })}>${t("open-watch")}</a
      ><a class="btn" href=${`${link}#sit`} aria-label=${t("open-join-whom", { names })}>${t("open-join")}</a></span
    >
  </li>`;
}
