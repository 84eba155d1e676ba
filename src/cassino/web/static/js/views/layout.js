/** The layout: builds and loose cards, choose what to take. */
import { html, nothing, repeat } from "../../vendor/lit-html.js";
import { keyOf, spoken, spokenList } from "../cards.js";
import { face, ghostFace } from "../faces.js";
import { icon } from "../icons.js";
import { LAYOUT_KEYS } from "../keys.js";
import { markOf, whoArgs } from "../people.js";
import { isMyTurn } from "../state.js";
import { vars } from "../vars.js";
import { listed, t } from "../words.js";
import { adviceMark, advised } from "./hint.js";
import { mark } from "./parts.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../wire.js").Build} Build */
/** @typedef {import("../wire.js").View} View */
/** @typedef {{lit: boolean, chosen: boolean, dim: boolean, blamed: boolean, advised: boolean}} Look */

export const socket = () => html`<i class="sock">${icon("check")}</i>`;

/** @param {Look} look */
const classesOf = (look) =>
  `${look.chosen ? "chosen" : ""} ${look.lit ? "lit" : ""} ${look.dim ? "dim" : ""} ${look.blamed ? "blamed" : ""} ${look.advised ? "advised" : ""}`;

/**
 * The groups of a build as rows, the smallest first so that each index shows.
 * @param {Build} build
 */
export const rowsOf = (build) =>
  [...(build.groups?.length ? build.groups : [build.cards])].sort((a, b) => a.length - b.length);

/** @param {Look} look */
const stateOf = (look) => (look.chosen ? "chosen" : look.advised ? "advised" : look.lit ? "usable" : "none");

/**
 * @param {View} view
 * @param {Build} build
 * @param {Look} look
 * @param {{key: string, act: () => void, fresh: number | undefined}} hooks
 */
function buildPile(view, build, look, { key, act, fresh }) {
  const rows = rowsOf(build);
  const wide = Math.max(...rows.map((row) => row.length));
  const own = build.owner === view.you;
  const label = t("build-label", {
    multiple: build.multiple ? "yes" : "no",
    value: build.value,
    ...whoArgs(view, build.owner),
    cards: listed(rows.map(spokenList)),
    state: stateOf(look),
  });
  return html`<button
    type="button"
    class=${`build ${build.multiple ? "multiple" : "single"} ${own ? "own" : ""} ${classesOf(look)}`}
    data-rows=${rows.length}
    data-wide=${wide}
    data-build=${keyOf(build.cards)}
    aria-label=${label}
    aria-pressed=${look.chosen ? "true" : "false"}
    aria-disabled=${look.dim ? "true" : "false"}
    @click=${act}
  >
    <span class="rows" ${vars({ "--rows": rows.length, "--wide": wide })}
      >${rows.map(
        (row, index) =>
          html`<span class="group" ${vars({ "--i": index })}
            >${row.map((card) => html`<span class="card in" data-card=${card}>${face(card)}</span>`)}</span
          >`,
      )}</span
    ><span class="band" aria-hidden="true"
      >${mark(view, build.owner)}<b class="num">${build.value}</b><span class="many">${rows.map(() => html`<i></i>`)}</span></span
    ><span class="name" aria-hidden="true"
      >${t("build-name", { multiple: build.multiple ? "yes" : "no", value: build.value, own: own ? "yes" : "no" })}</span
    >${look.lit || look.chosen ? socket() : nothing}${look.advised ? adviceMark() : nothing}${
      fresh === undefined ? nothing : html`<i class=${`fresh f${markOf(view, fresh)}`}></i>`
    }${look.lit ? html`<kbd>${key}</kbd>` : nothing}
  </button>`;
}

/**
 * @param {View} view
 * @param {string} card
 * @param {Look} look
 * @param {{key: string, act: () => void, fresh: number | undefined}} hooks
 */
function looseCard(view, card, look, { key, act, fresh }) {
  return html`<button
    type="button"
    class=${`card loose ${classesOf(look)}`}
    data-card=${card}
    aria-label=${t("card-label", { card: spoken(card), state: stateOf(look) })}
    aria-pressed=${look.chosen ? "true" : "false"}
    aria-disabled=${look.dim ? "true" : "false"}
    @click=${act}
  >
    ${face(card)}${look.lit || look.chosen ? socket() : nothing}${look.advised ? adviceMark() : nothing}${
      fresh === undefined ? nothing : html`<i class=${`fresh f${markOf(view, fresh)}`}></i>`
    }${look.lit ? html`<kbd>${key}</kbd>` : nothing}
  </button>`;
}

/**
 * The layout: choose what to take.
 * @param {State} state
 * @param {View} view
 * @param {import("../choosing.js").Prospect} prospect
 * @param {import("../table.js").Deeds} deeds
 */
export function layout(state, view, prospect, deeds) {
  const choosing = isMyTurn(state) && state.card !== null;
  const advice = advised(state);
  const blamed = new Set(state.hints.flatMap((hint) => hint.cards));
  /** @param {boolean} open @param {boolean} chosen @param {boolean} blame @param {boolean} isAdvised @returns {Look} */
  const look = (open, chosen, blame, isAdvised) => ({
    lit: choosing && open && !chosen,
    chosen,
    dim: choosing && !open && !chosen,
    blamed: blame,
    advised: isAdvised,
  });
  const items = [
    ...view.builds.map((build, index) => ({ id: `build ${keyOf(build.cards)}`, build, card: "", ghost: false, index })),
    ...state.places.map(({ card, ghost }, index) => ({ id: card, build: null, card, ghost, index: view.builds.length + index })),
  ];
  const label = t("layout", { loose: view.loose.length, builds: view.builds.length });
  return html`<section class="layout" aria-label=${label}>
    ${repeat(
      items,
      (item) => item.id,
      ({ build, card, ghost, index }) => {
        if (ghost) {
          return html`<span class="card ghost" role="img" aria-label=${t("ghost", { card: spoken(card) })}>${ghostFace(card)}</span>`;
        }
        const key = LAYOUT_KEYS[index] ?? "";
        if (build) {
          const id = keyOf(build.cards);
          const seen = look(prospect.openBuilds.has(id), state.builds.has(id), build.cards.some((one) => blamed.has(one)), advice.builds.has(id));
          const fresh = build.cards.map((one) => state.fresh.get(one)).find((seat) => seat !== undefined);
          return buildPile(view, build, seen, { key, act: () => deeds.toggleBuild(id), fresh });
        }
        const seen = look(prospect.open.has(card), state.loose.has(card), blamed.has(card), advice.cards.has(card));
        return looseCard(view, card, seen, { key, act: () => deeds.toggleLoose(card), fresh: state.fresh.get(card) });
      },
    )}
    ${items.length ? nothing : html`<p class="empty">${view.phase === "playing" ? t("layout-empty") : nothing}</p>`}
  </section>`;
}

