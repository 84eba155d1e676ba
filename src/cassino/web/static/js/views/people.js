/** People at a table: the seats in a list, what is asked of me just now, what was said, and the way to another device. */

import { html, nothing, repeat } from "../../vendor/lit-html.js";
import { askedBack } from "../announce.js";
import { icon } from "../icons.js";
import { nameOf } from "../people.js";
import { askLeft, goneFor, mayCallBot } from "../times.js";
import { t, tOr } from "../words.js";
import { panel } from "./dialogs.js";
import { hintStrip } from "./hint.js";
import { invitation } from "./invitation.js";
import { mark } from "./parts.js";

/** @typedef {import("../wire.js").View} View */
/** @typedef {import("../state.js").State} State */
/** @typedef {import("../table.js").Deeds} Deeds */

/** What can be said, and when it is offered first. */
export const PHRASES = [
  "hello", "good_luck", "well_played", "wow", "thanks", "oops", "sorry", "one_moment", "your_turn", "good_game", "goodbye",
];

/** Is anybody there to be spoken to? @param {View} view */
export const hasCompany = (view) => view.you !== null && view.seats.some((seat, number) => seat.kind === "person" && number !== view.you);

/** May seats be changed now? @param {View} view */
const isOpen = (view) => view.phase === "lobby" || view.phase === "match_over";

/** @param {View} view @param {number} seat */
function about(view, seat) {
  const who = view.seats[seat];
  if (!who?.kind) return t("lobby-free");
  if (who.getting_ready) return t("seat-bot-getting-ready-about", { bot: tOr(`bot-${who.bot}`, who.bot ?? "") });
  if (who.kind === "bot") return tOr(`bot-${who.bot}-about`, t("seat-bot", { bot: who.bot ?? "" }));
  if (who.away) return t("seat-away");
  return who.here ? t("seat-person") : t("seat-not-here");
}

/** @param {View} view @param {number} seat @param {readonly string[]} bots @param {Deeds} deeds */
const filler = (view, seat, bots, deeds) =>
  html`<label class="filler"
    ><span class="vh">${t("lobby-fill", { seat: seat + 1 })}</span
    ><select
      class="btn"
      data-fill=${seat}
      @change=${(/** @type {Event} */ event) => deeds.fill(seat, /** @type {HTMLSelectElement} */ (event.target).value || null)}
    >
      <option value="" ?selected=${!view.seats[seat]?.bot}>${t("lobby-person")}</option>
      ${bots.map((bot) => html`<option value=${bot} ?selected=${view.seats[seat]?.bot === bot}>${t("seat-bot", { bot: tOr(`bot-${bot}`, bot) })}</option>`)}
    </select></label
  >`;

/**
 * One seat with what I may do about it.
 * @param {State} state
 * @param {View} view
 * @param {number} seat
 * @param {Deeds} deeds
 */
function seatRow(state, view, seat, deeds) {
  const who = view.seats[seat];
  const isFree = !who?.kind;
  const open = isOpen(view);
  const next = seat + 1 < view.seats.length ? seat + 1 : null;
  return html`<li class=${isFree ? "free" : ""} data-seatrow=${seat}>
    ${isFree ? html`<span class="mark none" aria-hidden="true"></span>` : mark(view, seat)}<span class="what"
      ><b translate="no">${nameOf(view, seat)}</b><small>${about(view, seat)}</small>${view.host_seat === seat ? html`<small class="host">${t("host")}</small>` : nothing}</span
    ><span class="acts">
      ${open && isFree && view.you === null ? html`<button class="btn go" type="button" data-sit=${seat} @click=${() => deeds.sit(seat)}>${t("lobby-sit")}</button>` : nothing}
      ${open && view.host && who?.kind !== "person" ? filler(view, seat, state.bots, deeds) : nothing}
      ${open && seat === view.you && !view.host ? html`<button class="btn" type="button" data-stand @click=${deeds.stand}>${t("lobby-stand")}</button>` : nothing}
      ${
        open && view.host && next !== null
          ? html`<button
              class="btn quiet icon"
              type="button"
              data-swap=${seat}
              title=${t("lobby-swap", { one: nameOf(view, seat), other: nameOf(view, next) })}
              aria-label=${t("lobby-swap", { one: nameOf(view, seat), other: nameOf(view, next) })}
              @click=${() => deeds.swap(seat, next)}
            >
              ${icon("swap")}
            </button>`
          : nothing
      }
      ${mayCallBot(view, seat) ? html`<button class="btn" type="button" @click=${() => deeds.callBot(seat)}>${icon("bot")}${t("call-bot")}</button>` : nothing}
    </span>
  </li>`;
}

/**
 * All seats, partners together.
 * @param {State} state
 * @param {View} view
 * @param {Deeds} deeds
 */
export function seatList(state, view, deeds) {
  if (!view.partnership) return html`<ul class="entries">${view.seats.map((_, seat) => seatRow(state, view, seat, deeds))}</ul>`;
  return [0, 1].map(
    (side) =>
      html`<h3 class="eyebrow">${t("lobby-side", { side: side + 1 })}</h3>
        <ul class="entries">${view.seats.map((who, seat) => (who.side === side ? seatRow(state, view, seat, deeds) : nothing))}</ul>`,
  );
}

/** @param {string} name @param {(name: string) => void} rename */
export const nameField = (name, rename) =>
  html`<label class="field"
    ><span>${t("your-name")}</span
    ><input
      class="linkfield"
      name="nickname"
      maxlength="24"
      autocomplete="nickname"
      .value=${name}
      @change=${(/** @type {Event} */ event) => rename(/** @type {HTMLInputElement} */ (event.target).value.trim())}
  /></label>`;

/** How long a question to take a move back still stands; not spoken every second. @param {View} view */
const until = (view) =>
  html`<small class="num" aria-hidden="true" data-until>${t("seconds-left", { seconds: Math.ceil((askLeft(view) ?? 0) / 1000) })}</small>`;

/**
 * What is asked of me or told to me until it is settled, above the table.
 * @param {State} state
 * @param {View} view
 * @param {Deeds} deeds
 */
export function notices(state, view, deeds) {
  /** @type {unknown[]} */
  const lines = [];
  /** @param {string} id @param {unknown} words @param {unknown} buttons @param {number | null} [seat] */
  const add = (id, words, buttons, seat = null) =>
    lines.push(html`<div class="notice paper" data-notice=${id}>${seat === null ? nothing : mark(view, seat)}<span>${words}</span>${buttons}</div>`);
  const mine = view.you === null ? undefined : view.seats[view.you];
  if (state.isMovedAway) add("moved", t("moved-away"), nothing);
  if (mine?.away) add("away", t("bot-for-you"), html`<button class="btn go" type="button" @click=${deeds.comeBack}>${t("come-back")}</button>`);
  if (view.take_back !== null && view.take_back === view.you) add("asked", t("take-back-waiting"), until(view));
  else if (view.take_back !== null && mine && !mine.away) {
    const buttons = html`${until(view)}<button class="btn" type="button" @click=${() => deeds.answerTakeBack(false)}>${t("take-back-no")}</button>
      <button class="btn go" type="button" @click=${() => deeds.answerTakeBack(true)}>${t("take-back-yes")}</button>`;
    add("take-back", t("take-back-asked", { name: nameOf(view, view.take_back), ...askedBack(view) }), buttons, view.take_back);
  }
  const { turn } = view;
  if (turn !== null && turn !== view.you && view.seats[turn]?.kind === "person" && !view.seats[turn]?.away) {
    const call = mayCallBot(view, turn);
    const isGone = goneFor(view, turn) !== null;
    const button = call ? html`<button class="btn" type="button" @click=${() => deeds.callBot(turn)}>${icon("bot")}${t("call-bot")}</button>` : nothing;
    if (isGone) add("gone", t("is-gone", { name: nameOf(view, turn) }), button, turn);
    else if (call) add("slow", t("is-slow", { name: nameOf(view, turn) }), button, turn);
  }
  if (state.shuffle?.faults.length) {
    add("unfair", t("fair-wrong"), html`<button class="btn" type="button" @click=${() => deeds.open("fair")}>${t("look")}</button>`);
  }
  return html`<div class="notices">${hintStrip(state, view, deeds)}<div class="asked" role="status">${lines}</div></div>`;
}

/** What was just said or done, for a moment. @param {State} state @param {View} view */
export const toasts = (state, view) =>
  html`<div class="toasts" aria-hidden="true">
    ${repeat(
      state.toasts,
      (toast) => toast.key,
      (toast) => html`<p class="toast paper">${toast.seat === null ? nothing : mark(view, toast.seat)}<span>${toast.text}</span></p>`,
    )}
  </div>`;

/** @param {readonly string[]} phrases @param {Deeds} deeds */
export const phraseButtons = (phrases, deeds) =>
  html`<div class="phrases">
    ${phrases.map((phrase) => html`<button class="btn" type="button" data-say=${phrase} @click=${() => deeds.say(phrase)}>${t(`phrase-${phrase}`)}</button>`)}
  </div>`;

/** @param {Deeds} deeds @param {import("./dialogs.js").Frame} frame */
export const sayPanel = (deeds, frame) => panel("say", t("say"), phraseButtons(PHRASES, deeds), frame);

/**
 * The people at the table, and what I may do about them and my own seat.
 * @param {State} state
 * @param {View} view
 * @param {Deeds} deeds
 * @param {import("./dialogs.js").Frame} frame
 */
export function peoplePanel(state, view, deeds, frame) {
  const mine = view.you === null ? undefined : view.seats[view.you];
  return panel(
    "people",
    t("people"),
    html`<div class="fields">
      <div>${seatList(state, view, deeds)}</div>
      ${mine ? nameField(mine.name, deeds.rename) : nothing}
      <div><h3>${t("watch-title")}</h3>${invitation(view)}</div>
      <div><h3>${t("device-title")}</h3>${mine ? codeGiver(state, deeds) : codeTaker(deeds)}</div>
      ${
        mine
          ? html`<details data-leaving>
              <summary>${t("leave-title")}</summary>
              <div class="doors"><button class="btn" type="button" data-leave @click=${deeds.stand}>${icon("door")}${t("leave-seat")}</button>
              ${view.host ? html`<button class="btn" type="button" @click=${deeds.closeTable}>${icon("cross")}${t("close-table")}</button>` : nothing}</div>
            </details>`
          : nothing
      }
    </div>`,
    frame,
  );
}

/** @param {State} state @param {Deeds} deeds */
const codeGiver = (state, deeds) =>
  html`<div class="fields">
    <p class="muted">${t("device-about")}</p>
    ${
      state.code
        ? html`<p class="shortcode seatcode" role="status"><small>${t("device-code")}</small><b class="num" translate="no" data-seatcode>${state.code}</b></p>
            <p class="muted">${t("device-once")}</p>`
        : html`<button class="btn" type="button" data-givecode @click=${deeds.giveCode}>${icon("lock")}${t("device-give")}</button>`
    }
  </div>`;

/** @param {Deeds} deeds */
export const codeTaker = (deeds) =>
  html`<form
    class="fields"
    data-recover
    @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const field = /** @type {HTMLFormElement} */ (event.target).elements.namedItem("code");
      if (field instanceof HTMLInputElement && field.value.trim()) void deeds.recover(field.value.trim());
    }}
  >
    <p class="muted">${t("device-take-about")}</p>
    <div class="inline">
      <input class="linkfield" name="code" maxlength="40" autocomplete="off" autocapitalize="characters" aria-label=${t("device-code")} />
      <button class="btn" type="submit">${t("device-take")}</button>
    </div>
  </form>`;
