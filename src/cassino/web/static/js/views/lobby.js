/** Before the first card: who sits where. */
import { html, nothing } from "../../vendor/lit-html.js";
import { icon } from "../icons.js";
import { nameOf } from "../people.js";
import { t, tOr } from "../words.js";
import { mark } from "./parts.js";
import { brand, tableTitle } from "./sides.js";

/** @typedef {import("../wire.js").View} View */

/**
 * @param {View} view
 * @param {import("../table.js").Deeds} deeds
 */
export function lobby(view, deeds) {
  const open = view.seats.some((seat) => seat.kind !== "bot" && seat.kind !== "person");
  return html`<div class="page">
    <header class="top">${brand()}</header>
    <main>
      <section class="paper block lobby">
        <h1>${tableTitle(view)}</h1>
        <p class="muted">${t("lobby-about")}</p>
        <p><label>${t("lobby-link")}<input class="linkfield" readonly translate="no" .value=${location.href} /></label></p>
        <ul class="entries">
          ${view.seats.map((seat, index) => {
            const empty = seat.kind !== "bot" && seat.kind !== "person";
            return html`<li>
              ${mark(view, index)}<span class="what"
                ><b translate="no">${empty ? t("seat-empty") : nameOf(view, index)}</b
                ><small>${seat.kind === "bot" ? t("seat-bot", { bot: tOr(`bot-${seat.bot}`, seat.bot ?? "") }) : ""}</small></span
              >
              ${
                empty
                  ? html`<button class="btn" type="button" @click=${() => deeds.fill(index)}>${icon("bot")}${t("lobby-bot")}</button>
                      ${
                        view.you === null
                          ? html`<button class="btn" type="button" @click=${() => deeds.sit(index)}>${t("lobby-sit")}</button>`
                          : nothing
                      }`
                  : nothing
              }
            </li>`;
          })}
        </ul>
        ${
          view.you === null
            ? nothing
            : html`<button class="btn go big" type="button" ?disabled=${open} @click=${deeds.start}>${icon("hook")}${t("lobby-start")}</button>`
        }
      </section>
    </main>
  </div>`;
}
