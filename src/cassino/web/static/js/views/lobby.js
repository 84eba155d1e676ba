/** Before the first card: who sits where, and how others find the table. */
import { html, nothing } from "../../vendor/lit-html.js";
import { paceWords } from "../company.js";
import { icon } from "../icons.js";
import { t } from "../words.js";
import { listedField } from "./friends.js";
import { seriesWords } from "./series.js";
import { invitation } from "./invitation.js";
import { codeTaker, nameField, seatList } from "./people.js";
import { brand, tableTitle } from "./sides.js";

/** @typedef {import("../wire.js").View} View */

/**
 * What is waited for, or the way to begin.
 * @param {View} view
 * @param {import("../table.js").Deeds} deeds
 * @param {boolean} waiting
 */
function beginning(view, deeds, waiting) {
  const open = view.seats.filter((seat) => !seat.kind).length;
  if (view.you === null) return html`<p class="muted">${open ? t("lobby-choose") : t("lobby-full")}</p>`;
  return html`${
    view.host
      ? html`<button class="btn go big" type="button" data-start ?disabled=${open > 0 || waiting} @click=${deeds.start}>${icon("hook")}${t("lobby-start")}</button>`
      : nothing
  }
  <p class="muted" role="status">${open ? t("lobby-open", { count: open }) : view.host ? t("lobby-ready") : t("lobby-host-starts")}</p>`;
}

/**
 * @param {import("../state.js").State} state
 * @param {View} view
 * @param {import("../table.js").Deeds} deeds
 * @param {{name: string, waiting: boolean}} mine
 */
export function lobby(state, view, deeds, { name, waiting }) {
  const seated = view.you === null ? undefined : view.seats[view.you];
  return html`<div class="page lobbypage">
    <header class="top">
      ${brand()}<span class="gap"></span>
      <button class="btn quiet icon" type="button" aria-label=${t("settings")} @click=${() => deeds.open("settings")}>${icon("gear")}</button>
    </header>
    <main>
      <div class="lobbyhead">
        <h1>${tableTitle(view)}</h1>
        <p><span>${paceWords(view.pace)}</span>${view.best_of > 1 ? html`<span data-series>${seriesWords(view)}</span>` : nothing}<button class="btn quiet" type="button" @click=${() => deeds.open("rules")}>${icon("book")}${t("rules")}</button></p>
      </div>
      <div class=${`lobbygrid ${view.host && view.seats.some((seat) => !seat.kind) ? "hosting" : ""}`}>
        <section class="paper block" aria-labelledby="lobby-seats">
          <h2 id="lobby-seats">${icon("people")}${t("home-seats")}</h2>
          ${nameField(seated?.name ?? name, deeds.rename)}
          <div class="seatlist">${seatList(state, view, deeds)}</div>
          ${state.hints.map((hint) => html`<p class="refusal" role="alert">${hint.text}</p>`)}
          ${beginning(view, deeds, waiting)}
        </section>
        <section class="paper block inviting" aria-labelledby="lobby-invite">
          <h2 id="lobby-invite">${icon("link")}${t("lobby-invite")}</h2>
          ${invitation(view)}
          ${view.host ? listedField(view.listed, deeds.list) : view.listed ? html`<p class="muted">${t("listed")}</p>` : nothing}
          ${view.you === null ? html`<details><summary>${t("device-mine")}</summary>${codeTaker(deeds)}</details>` : nothing}
        </section>
      </div>
    </main>
  </div>`;
}
