/** The score sheet: a ledger with a row for each item, the cards that earned it, and how the match stands. */
import { html, nothing } from "../../vendor/lit-html.js";
import { chips } from "../faces.js";
import { icon } from "../icons.js";
import { nameOf, sideArgs, sideName, sidesOf } from "../people.js";
import { plus, shown, toNumber } from "../points.js";
import { vars } from "../vars.js";
import { has, listed, t } from "../words.js";
import { mark } from "./parts.js";
import { fairLine } from "./fair.js";
import { mayCallBot } from "../times.js";
import { worthOf } from "./rules.js";
import { seriesLine } from "./series.js";
import { hueOf } from "./sides.js";

/** @typedef {import("../wire.js").View} View */
/** @typedef {import("../wire.js").Sheet} Sheet */
/** @typedef {import("../people.js").Side} Side */
/** @typedef {{names: string[], item: string}} Row one row for one item, or for the aces together */

const ACES = ["ace_of_spades", "ace_of_clubs", "ace_of_hearts", "ace_of_diamonds"];
/** Items that give their points for each card or each time. */
const EACH = ["aces", "sweeps", "each_spade", "court", "pips", "pat"];
const MAJORITIES = ["most_cards", "most_spades", "most_diamonds"];

/**
 * The rows of a sheet; the four aces share one.
 * @param {readonly string[]} order
 * @returns {Row[]}
 */
export function rowsOf(order) {
  /** @type {Row[]} */
  const rows = [];
  for (const name of order) {
    const ace = ACES.includes(name) || name === "ace";
    const row = rows.find((one) => one.item === "aces");
    if (ace && row) row.names.push(name);
    else rows.push({ names: [name], item: ace ? "aces" : name });
  }
  return rows;
}

/** @param {string} item */
export const itemName = (item) => (has(`item-${item}`) ? t(`item-${item}`) : item.replaceAll("_", " "));

/**
 * Who leads a majority equally, or an empty list when one side has it or nobody anything.
 * @param {readonly number[]} counts
 */
export function tied(counts) {
  const most = Math.max(0, ...counts);
  const leaders = counts.filter((count) => count === most);
  return most > 0 && leaders.length > 1 ? leaders : [];
}

/**
 * Totals after each item of a count-out, until one side arrives.
 * @param {Sheet} sheet
 * @param {number} target
 * @returns {{item: string, totals: number[]}[]}
 */
export function countOut(sheet, target) {
  const totals = sheet.before.map(toNumber);
  const steps = [];
  for (const item of sheet.item_order) {
    const gains = sheet.items.map((items) => toNumber(items[item] ?? 0));
    if (gains.every((gain) => gain === 0)) continue;
    gains.forEach((gain, side) => (totals[side] = (totals[side] ?? 0) + gain));
    steps.push({ item, totals: [...totals] });
    if (totals.some((total) => total >= target)) break;
  }
  return steps;
}

/**
 * @param {Sheet} sheet
 * @param {Row} row
 * @param {Side} side
 * @param {boolean} isTie
 */
function cell(sheet, row, side, isTie) {
  const cards = row.names.flatMap((name) => sheet.cards?.[name]?.[side.side] ?? []);
  const points = row.names.reduce((sum, name) => plus(sum, sheet.items[side.side]?.[name] ?? 0), 0);
  const majority = MAJORITIES.includes(row.item);
  const many = row.item === "most_cards" || cards.length > 14;
  return html`<td class=${points ? "won" : ""}>
    <div class="cell">
      <span class="ev"
        >${majority || many ? html`<b class="num why">${cards.length}</b>` : nothing}${
          cards.length && !many ? html`<span class=${`set ${row.item === "sweeps" ? "cross" : ""}`}>${chips(cards)}</span>` : nothing
        }</span
      ><b class="num pt">${points ? shown(points) : isTie ? nothing : html`<span class="nil">${shown(0)}</span>`}</b>
    </div>
  </td>`;
}

/**
 * @param {Sheet} sheet
 * @param {Row} row
 * @param {readonly Side[]} sides
 * @param {import("../wire.js").RulesInfo | null} rules
 */
function itemRow(sheet, row, sides, rules) {
  const worth = worthOf(row.item, rules);
  const counts = sides.map((side) => sheet.cards?.[row.item]?.[side.side]?.length ?? 0);
  const scored = sides.some((side) => toNumber(sheet.items[side.side]?.[row.item] ?? 0) !== 0);
  const tie = MAJORITIES.includes(row.item) && !scored ? tied(counts) : [];
  return html`<tr class=${tie.length ? "tie" : ""}>
      <th scope="row">${itemName(row.item)}${worth === null ? nothing : html`<small class="worth">${t("worth", { points: worth, each: EACH.includes(row.item) ? row.item : "no" })}</small>`}</th>
      ${sides.map((side) => cell(sheet, row, side, tie.length > 0))}
    </tr>
    ${
      tie.length
        ? html`<tr class="note">
            <td colspan=${sides.length + 1}>${icon("flag")} ${t("tie", { count: tie[0] ?? 0, sides: tie.length, all: sides.length })}</td>
          </tr>`
        : nothing
    }`;
}

/** How the deal, or with it the match, went, in a line. @param {View} view @param {Sheet} sheet @param {readonly Side[]} sides */
export function headline(view, sheet, sides) {
  const winner = sides.find((side) => side.side === sheet.winner);
  if (view.phase === "match_over" && winner) return t("match-won", sideArgs(view, winner));
  const [mine, theirs] = sides;
  if (sides.length === 2 && mine && theirs) {
    const other = sideName(view, theirs);
    return t("deal-two", { ...sideArgs(view, mine), points: shown(sheet.points[mine.side]), other, others: shown(sheet.points[theirs.side]) });
  }
  const best = Math.max(...sides.map((side) => toNumber(sheet.points[side.side])));
  const leaders = sides.filter((side) => toNumber(sheet.points[side.side]) === best);
  const [leader] = leaders;
  if (leaders.length === sides.length || !leader) return t("deal-even", { points: shown(best) });
  if (leaders.length > 1) return t("deal-tied", { names: listed(leaders.map((side) => sideName(view, side))), points: shown(best) });
  return t("deal-led", { ...sideArgs(view, leader), points: best });
}

/** Why the match ended, in words and steps. @param {View} view @param {Sheet} sheet @param {readonly Side[]} sides */
function reasons(view, sheet, sides) {
  if (view.phase !== "match_over" || !sheet.why) return nothing;
  const item = sheet.item_order.includes(sheet.why);
  const words = item ? t("why-item", { item: itemName(sheet.why) }) : has(`why-${sheet.why}`) ? t(`why-${sheet.why}`) : "";
  const steps = item && view.target ? countOut(sheet, view.target) : [];
  return html`<div class="whywon">
    <p>${words}${sheet.margin === null ? nothing : html` ${t("margin", { margin: shown(sheet.margin) })}`}</p>
    ${
      steps.length
        ? html`<ol class="steps-out">
            ${steps.map(
              ({ item: name, totals }) =>
                html`<li><b>${itemName(name)}</b>${sides.map((side) => html`<span class="num">${shown(totals[side.side])}</span>`)}</li>`,
            )}
          </ol>`
        : nothing
    }
  </div>`;
}

/**
 * Whom the table waits for before it goes on: people who are there and have not said that they want to.
 * @param {View} view
 */
const slowOnes = (view) =>
  view.seats.flatMap((seat, number) => (seat.kind === "person" && !seat.away && !seat.ready && number !== view.you ? [number] : []));

/**
 * What the way to another match is called.
 * @param {View} view
 * @param {boolean} isAwaited whether others have to agree
 */
function another(view, isAwaited) {
  if (view.best_of > 1) return view.series_winner === null ? "series-next" : "series-again";
  return view.match > 1 || isAwaited ? "rematch" : "new-match";
}

/**
 * @param {import("../state.js").State} state
 * @param {View} view
 * @param {import("../table.js").Deeds} deeds
 * @param {boolean} waiting
 */
function buttons(state, view, deeds, waiting) {
  const over = view.phase === "match_over";
  const mine = view.you === null ? undefined : view.seats[view.you];
  const see = html`<button class="btn" type="button" @click=${deeds.hideSheet}>${icon("eye")}<span>${t("see-table")}</span></button>`;
  const away = over ? html`<a class="btn" href="/">${icon("back")}<span>${t("other-table")}</span></a>` : nothing;
  const free = view.seats.findIndex((seat) => seat.kind === null);
  const people =
    over && free >= 0
      ? html`<button class="btn" type="button" @click=${() => deeds.open("people")}>${icon("people")}<span>${t("people")}</span></button>`
      : nothing;
  if (!mine) return html`<div class="ends">${see}${away}${people}</div>`;
  const [slow] = slowOnes(view).filter((seat) => mayCallBot(view, seat));
  const eager = listed(view.seats.filter((seat) => seat.kind === "person" && seat.ready && !seat.away).map((seat) => seat.name));
  const names = listed(slowOnes(view).map((seat) => nameOf(view, seat)));
  return html`<div class="ends">
      ${state.hints.map((hint) => html`<p class="refusal" role="alert">${hint.text}</p>`)}
      ${mine.ready && names ? html`<p class="waitingfor" role="status">${t("waiting-for", { names })}</p>` : nothing}
      ${!mine.ready && eager ? html`<p class="waitingfor" role="status">${t("wait-for-you", { names: eager })}</p>` : nothing}
      ${see}${away}
      ${people}
      ${slow === undefined ? nothing : html`<button class="btn" type="button" @click=${() => deeds.callBot(slow)}>${icon("bot")}<span>${t("call-bot")}</span></button>`}
      <button
        class="btn go"
        type="button"
        autofocus
        ?disabled=${waiting || (mine.ready && names !== "")}
        @click=${over ? deeds.rematch : deeds.nextDeal}
      >
        ${t(over ? another(view, names !== "") : "next-deal")}<kbd>${t("key-enter")}</kbd>
      </button>
    </div>`;
}

/**
 * @param {import("../state.js").State} state
 * @param {View} view
 * @param {import("../table.js").Deeds} deeds
 * @param {boolean} waiting
 */
export function scoreSheet(state, view, deeds, waiting) {
  const { sheet } = view;
  if (!sheet) return nothing;
  const sides = sidesOf(view);
  const target = view.target ?? Math.max(1, ...sheet.after.map(toNumber));
  return html`<div class="sheethead">
      <p class="eyebrow">${t("deal-number", { deal: sheet.deal })}</p>
      <h2 id="sheet-title">${headline(view, sheet, sides)}</h2>
      ${reasons(view, sheet, sides)} ${seriesLine(view)}
      ${state.shuffle && view.phase === "match_over" ? fairLine(view, state.shuffle, () => deeds.open("fair")) : nothing}
    </div>
    <hr class="rule2" />
    <table class=${`cols${sides.length}`}>
      <thead>
        <tr>
          <th scope="col">${t("item")}</th>
          ${sides.map(
            (side) =>
              html`<th scope="col">
                ${side.seats.map((seat) => mark(view, seat))} <span translate="no">${sideName(view, side)}</span>
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rowsOf(sheet.item_order).map((row) => itemRow(sheet, row, sides, state.rules))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${t("this-deal")}</th>
          ${sides.map((side) => html`<td><b class="num">${shown(sheet.points[side.side])}</b></td>`)}
        </tr>
        <tr class="total">
          <th scope="row">${view.target ? t("match-to", { target: view.target }) : t("match-open")}</th>
          ${sides.map((side) => {
            const before = sheet.before[side.side];
            const gained = toNumber(sheet.after[side.side]) - toNumber(before);
            return html`<td>
              <small class="num">${shown(before)} + ${shown(gained)}</small><b class="num">${shown(sheet.after[side.side])}</b>
            </td>`;
          })}
        </tr>
      </tfoot>
    </table>
    <div class="runs" aria-hidden="true">
      ${sides.map(
        (side) =>
          html`<span
            class=${`run h${hueOf(view, side)}`}
            ${vars({
              "--was": Math.min(1, toNumber(sheet.before[side.side]) / target),
              "--now": Math.min(1, toNumber(sheet.after[side.side]) / target),
            })}
          ></span>`,
      )}
    </div>
    ${buttons(state, view, deeds, waiting)}`;
}
