/** What the page says about the shuffle: a line, and a panel with what it proves and what it does not. */
import { html, nothing } from "../../vendor/lit-html.js";
import { icon } from "../icons.js";
import { nameOf } from "../people.js";
import { has, listed, t } from "../words.js";
import { panel } from "./dialogs.js";
import { statisticsLink } from "./parts.js";

/** @typedef {import("../wire.js").View} View */
/** @typedef {import("../shuffle.js").Shuffle} Shuffle */
/** @typedef {"good" | "bad" | "plain"} Tone */

/** @param {View} view @param {number} seat */
const seatName = (view, seat) => (view.seats[seat] ? nameOf(view, seat) : t("fair-seat", { seat: seat + 1 }));

/** Which seats took part in the shuffle that counts. @param {View} view @param {Shuffle} shuffle */
function takersOf(view, shuffle) {
  const commits = shuffle.isBlind ? null : shuffle.notes?.attempts.at(-1)?.commits;
  return commits ? commits.map(([seat]) => seat) : (view.shuffle?.takers ?? []);
}

/**
 * How the shuffle stands, in one sentence.
 * @param {View} view
 * @param {Shuffle} shuffle
 * @returns {{text: string, tone: Tone}}
 */
export function fairState(view, shuffle) {
  const stage = view.shuffle?.stage ?? "";
  const missing = (view.shuffle?.waiting_for ?? []).filter((seat) => seat !== view.you);
  if (shuffle.faults.length) return { text: t("fair-wrong"), tone: "bad" };
  if (shuffle.verdict) return { text: t("fair-checked"), tone: "good" };
  if (stage === "opened" || stage === "closed") {
    if (missing.length) return { text: t("fair-waiting", { names: listed(missing.map((seat) => seatName(view, seat))) }), tone: "plain" };
    return { text: t(stage === "opened" ? "fair-committing" : "fair-revealing"), tone: "plain" };
  }
  if (!takersOf(view, shuffle).length) return { text: t("fair-alone"), tone: "plain" };
  return { text: t("fair-fixed"), tone: "plain" };
}

/**
 * A fault in words.
 * @param {View} view
 * @param {import("../fair.js").Fault} fault
 */
export function faultWords(view, { code, args }) {
  /** @type {Record<string, string | number>} */
  const told = { who: "", drawn: "", ...args };
  if (typeof args["seat"] === "number") told["who"] = seatName(view, args["seat"]);
  if (typeof args["dealer"] === "number") told["who"] = seatName(view, args["dealer"]);
  if (typeof args["drawn"] === "number") told["drawn"] = seatName(view, args["drawn"]);
  const id = `fair-fault-${code}`;
  return has(id) ? t(id, told) : code;
}

/** @param {View} view @param {Shuffle} shuffle */
const voids = (view, shuffle) =>
  (shuffle.notes?.attempts ?? []).flatMap((attempt, index) => {
    if (!attempt.void) return [];
    const { seat } = attempt.void;
    const id = seat === view.you ? "fair-void-you" : "fair-void";
    return [t(id, { attempt: index + 1, ...(seat === view.you ? {} : { who: seatName(view, seat) }) })];
  });

/**
 * A line that leads to the panel.
 * @param {View} view
 * @param {Shuffle} shuffle
 * @param {() => void} open
 */
export function fairLine(view, shuffle, open) {
  if (!view.shuffle) return nothing;
  const { text, tone } = fairState(view, shuffle);
  const words = tone === "good" ? t("fair-checked-short") : text;
  return html`<p class=${`fairline ${tone}`} data-fair=${tone}>
    <button class="btn quiet" type="button" aria-label=${t("fair-open", { state: words })} @click=${open}>
      ${icon(tone === "good" ? "check" : tone === "bad" ? "flag" : "shield")}<span>${words}</span>
    </button>
  </p>`;
}

/**
 * @param {View} view
 * @param {Shuffle} shuffle
 * @param {import("./dialogs.js").Frame} frame
 */
export function fairPanel(view, shuffle, frame) {
  const { text, tone } = fairState(view, shuffle);
  const takers = takersOf(view, shuffle);
  const isOver = view.shuffle?.stage === "shown";
  return panel(
    "fair",
    t("fair-title"),
    html`<div class="fields fair">
      <p class=${`verdict ${tone}`} role="status">${icon(tone === "good" ? "check" : tone === "bad" ? "flag" : "shield")}<span>${text}</span></p>
      ${shuffle.faults.length ? html`<ul class="faults">${shuffle.faults.map((fault) => html`<li>${faultWords(view, fault)}</li>`)}</ul>` : nothing}
      <ul class="facts">
        ${takers.length ? html`<li>${t("fair-takers", { names: listed(takers.map((seat) => seatName(view, seat))) })}</li>` : nothing}
        ${voids(view, shuffle).map((words) => html`<li>${words}</li>`)}
        ${shuffle.isElsewhere ? html`<li>${t("fair-elsewhere")}</li>` : nothing}
        ${shuffle.isBlind ? html`<li>${t("fair-blind")}</li>` : nothing}
        ${!shuffle.isBlind && !shuffle.isElsewhere && takers.length && !takers.includes(view.you ?? -1) ? html`<li>${t("fair-watching")}</li>` : nothing}
        ${isOver ? nothing : html`<li>${t("fair-later")}</li>`}
      </ul>
      ${isOver ? saves(view, shuffle) : nothing}
      <h3>${t("fair-how-title")}</h3>
      <p>${t("fair-how")}</p>
      <p>${t("fair-proves")}</p>
      <p>${t("fair-proves-not")}</p>
      <p>${t("fair-thrown-away")}</p>
      <div class="doors"><a class="btn" href=${statisticsLink()} data-statistics>${icon("chart")}${t("fair-statistics")}</a></div>
    </div>`,
    frame,
  );
}

/**
 * The proof as this browser kept it, or where it saw too little, as the server has it; and the record of the match.
 * @param {View} view
 * @param {Shuffle} shuffle
 */
function saves(view, shuffle) {
  const base = `/api/tables/${encodeURIComponent(view.table)}/matches/${view.match}`;
  const file = shuffle.verdict?.file;
  const own = file ? `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(file))}` : null;
  return html`<div class="doors">
      <a class="btn" href=${own ?? `${base}/proof`} download=${`cassino-${view.table.slice(0, 6)}-${view.match}.proof.json`} data-save="proof"
        >${icon("shield")}${t("fair-save")}</a
      >
      <a class="btn" href=${`${base}/record`} download=${`cassino-${view.table.slice(0, 6)}-${view.match}.cassino`} data-save="record"
        >${icon("list")}${t("fair-save-record")}</a
      >
    </div>
    <p class="muted">${t("fair-save-about")}</p>`;
}
