/** My side of the table: prompt, pile, hand and the choices. */
import { html, nothing, repeat } from "../../vendor/lit-html.js";
import { ownTurn } from "../announce.js";
import { rankArg, spoken } from "../cards.js";
import { offers } from "../choosing.js";
import { chips, face } from "../faces.js";
import { groupsOfMove, sizeOf } from "../groups.js";
import { icon } from "../icons.js";
import { HAND_KEYS } from "../keys.js";
import { chair, nameOf, partnerOf } from "../people.js";
import { isMyTurn } from "../state.js";
import { rich, t } from "../words.js";
import { socket } from "./layout.js";
import { fairState } from "./fair.js";
import { adviceMark, advised } from "./hint.js";
import { heldBacks, mark, pile } from "./parts.js";
import { clock } from "./seats.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../wire.js").View} View */
/** @typedef {import("../wire.js").Move} Move */
/** @typedef {import("../table.js").Deeds} Deeds */

/** @type {Record<string, string>} */
const ICONS = { capture: "hook", build: "layers", add: "layers", raise: "raise", trail: "trail" };

/**
 * What the prompt says.
 * @param {State} state
 * @param {View} view
 * @param {Deeds} deeds
 */
function promptText(state, view, deeds) {
  if (state.hints.length) {
    return html`${state.hints.map(
      (hint) =>
        html`<span class="hint">${hint.text}${
          hint.rule ? html` <button class="ruleno" type="button" translate="no" aria-label=${t("rule-open", { rule: hint.rule })} @click=${() => deeds.showRule(hint.rule ?? "")}>${hint.rule}</button>` : nothing
        }</span>`,
    )}`;
  }
  if (view.phase === "shuffling") return state.shuffle ? fairState(view, state.shuffle).text : t("prompt-shuffling");
  if (view.phase !== "playing" || view.turn === null) return "";
  if (!isMyTurn(state)) return rich("prompt-other", { name: nameOf(view, view.turn) });
  if (state.card) return rich("prompt-card", { rank: rankArg(state.card) });
  return rich(...ownTurn(view));
}

/**
 * The words on a choice.
 * @param {Move} move
 */
export function choiceWords(move) {
  if (move.kind === "capture") return t("do-capture", { count: sizeOf(move) });
  if (move.kind === "trail") return t("do-trail");
  const groups = groupsOfMove(move).length;
  return t(`do-${move.kind}`, { value: move.value ?? 0, multiple: groups > 1 ? "yes" : "no" });
}

/**
 * @param {Move} move
 * @param {boolean} first
 * @param {State} state
 * @param {Deeds} deeds
 */
function choice(move, first, state, deeds) {
  const groups = groupsOfMove(move);
  const label = t("choice-label", {
    words: choiceWords(move),
    cards: groups.flat().length ? groups.flat().map(spoken).join(", ") : spoken(move.card),
  });
  return html`<button
    type="button"
    class=${`btn choice ${first ? "go" : ""}`}
    data-move=${move.text}
    aria-label=${label}
    aria-disabled=${state.pending === null ? "false" : "true"}
    @click=${() => deeds.play(move)}
  >
    ${icon(ICONS[move.kind] ?? "hook")}<span class="lab">${choiceWords(move)}</span>${
      groups.length
        ? html`<span class="sub">${groups.map((group) => html`<span class="grp">${chips(group)}</span>`)}</span>`
        : nothing
    }${first ? html`<kbd>${t("key-enter")}</kbd>` : move.kind === "trail" ? html`<kbd translate="no">T</kbd>` : nothing}
  </button>`;
}

/** The way back for a move, where there is one. @param {View} view @param {Deeds} deeds */
const undo = (view, deeds) =>
  view.can_take_back && view.take_back === null
    ? html`<button class="btn undo" type="button" data-undo @click=${deeds.takeBack}>${icon("undo")}<span>${t("take-back")}</span></button>`
    : nothing;

/**
 * @param {State} state
 * @param {View} view
 * @param {import("../choosing.js").Prospect} prospect
 * @param {Deeds} deeds
 */
function tray(state, view, prospect, deeds) {
  if (view.phase !== "playing") {
    if (!view.sheet) return html`<p class="idle"></p>`;
    return html`<button class="btn choice go" type="button" @click=${deeds.showSheet}>
      ${icon("chart")}<span class="lab">${t("show-sheet")}</span>
    </button>`;
  }
  if (!isMyTurn(state)) return html`<p class="idle">${view.you === null ? t("watching") : t("wait-turn")}</p>${undo(view, deeds)}`;
  if (!state.card) return html`<p class="idle">${t("choose-hand")}</p>${undo(view, deeds)}`;
  const moves = offers(prospect, innerWidth <= 640 ? 4 : 6);
  const trails = moves.some((move) => move.kind === "trail");
  const untouched = !state.loose.size && !state.builds.size;
  return html`${repeat(moves, (move) => move.text, (move) => choice(move, move === moves[0] && move.kind !== "trail", state, deeds))}${
    !trails && untouched && !state.asked
      ? html`<button class="btn choice no" type="button" aria-disabled="true" @click=${deeds.trail}>
          ${icon("trail")}<span class="lab">${t("do-trail")}</span>
        </button>`
      : nothing
  }${
    untouched
      ? nothing
      : html`<button class="btn choice clear" type="button" aria-label=${t("clear")} @click=${deeds.clear}>${icon("cross")}</button>`
  }`;
}

/**
 * @param {State} state
 * @param {View} view
 * @param {Deeds} deeds
 */
function hand(state, view, deeds) {
  const advice = advised(state);
  const blamed = new Set(state.hints.flatMap((hint) => hint.cards));
  return html`<ul class="hand" aria-label=${t("hand", { count: view.hand.length })}>
    ${repeat(
      view.hand,
      (card) => card,
      (card, index) => {
        const chosen = state.card === card;
        const keeps = view.keeps?.[card] ?? [];
        const idle = isMyTurn(state) && view.complete && !chosen && !view.moves?.some((move) => move.card === card);
        const label = t("hand-label", {
          card: spoken(card),
          keeps: keeps.length ? "yes" : "no",
          value: keeps[0] ?? 0,
          state: chosen ? "chosen" : advice.cards.has(card) ? "advised" : "none",
        });
        return html`<li>
          <button
            type="button"
            class=${`card ${chosen ? "chosen" : ""} ${keeps.length ? "holds" : ""} ${idle ? "dim" : ""} ${
              blamed.has(card) ? "blamed" : ""
            } ${advice.cards.has(card) ? "advised" : ""}`}
            data-card=${card}
            aria-label=${label}
            aria-pressed=${chosen ? "true" : "false"}
            @click=${() => deeds.toggleHand(card)}
          >
            ${face(card)}${chosen ? socket() : nothing}${advice.cards.has(card) ? adviceMark() : nothing}${
              keeps.length ? html`<i class="keeps">${icon("lock")}${t("keeps", { values: keeps.join(" ") })}</i>` : nothing
            }
          </button>
          ${index < HAND_KEYS.length ? html`<kbd translate="no">${HAND_KEYS[index]}</kbd>` : nothing}
        </li>`;
      },
    )}
  </ul>`;
}

/**
 * @param {State} state
 * @param {View} view
 */
function me(state, view) {
  const seat = chair(view);
  const partner = partnerOf(view);
  const note =
    view.dealer === seat ? t("dealer") : partner !== null ? t("with-partner", { name: nameOf(view, partner) }) : "";
  return html`<section class="me" data-seat=${seat} aria-label=${t("your-pile")}>
    ${mark(view, seat)}<span class="who"><b translate="no">${nameOf(view, seat)}</b><small>${note}</small></span
    >${clock(view, seat)}${pile(view, seat, state.gained)}
  </section>`;
}

/** The nearest seat as a watcher sees it: backs and what it has taken. @param {State} state @param {View} view */
function watched(state, view) {
  const seat = chair(view);
  return html`<div class="hand watchedhand" data-seat=${seat}>
    ${mark(view, seat)}<b translate="no">${nameOf(view, seat)}</b>${clock(view, seat)}${heldBacks(view.hands[seat] ?? 0)}${pile(view, seat, state.gained)}
  </div>`;
}

/**
 * My side. Of the prompt only what answers a deed of mine is spoken: whose turn it is, the list of events says in its place.
 * @param {State} state
 * @param {View} view
 * @param {import("../choosing.js").Prospect} prospect
 * @param {Deeds} deeds
 */
export function mine(state, view, prospect, deeds) {
  const text = promptText(state, view, deeds);
  const isAnswer = state.hints.length > 0 || state.card !== null || view.phase === "shuffling";
  return html`<div class="mine">
    <p class=${`prompt ${state.hints.length ? "refusing" : ""}`} tabindex="-1" ?data-mine=${isMyTurn(state)}>
      ${isMyTurn(state) && !state.hints.length ? html`<i class="cue"></i>` : nothing}<span>${isAnswer ? nothing : text}<span role="status">${isAnswer ? text : nothing}</span></span>${view.you === null ? nothing : clock(view, view.you)}
    </p>
    ${me(state, view)} ${view.you === null ? watched(state, view) : hand(state, view, deeds)}
    <div class="tray" role="group" aria-label=${t("tray")}>${tray(state, view, prospect, deeds)}</div>
  </div>`;
}
