/** The rules in force, section by section: how the game goes, and every option with what it means. */
import { html, nothing } from "../../vendor/lit-html.js";
import { has, t, tOr } from "../words.js";
import { panel } from "./dialogs.js";
import { presetName, tableTitle } from "./sides.js";

/** @typedef {import("../wire.js").View} View */
/** @typedef {import("../wire.js").RulesInfo} RulesInfo */
/** @typedef {{name: string, letters: string, options: string[]}} Section `letters`: the first signs of its rules' numbers */

/** @type {Section[]} */
const SECTIONS = [
  { name: "deal", letters: "A", options: ["deck", "hand_size", "layout_size", "deal_pattern", "refill"] },
  { name: "values", letters: "B", options: ["court_values", "ace_high", "nordic_hand_values"] },
  { name: "capture", letters: "CD", options: ["court_capture", "capture_completeness", "single_group", "pair_first", "build_as_card", "build_capture"] },
  { name: "build", letters: "E", options: ["building", "multiple_builds", "multiple_at_once", "same_value_builds", "max_builds", "build_for_partner"] },
  { name: "raise", letters: "F", options: ["add_to_builds", "raise_builds", "raise_with_loose"] },
  { name: "trail", letters: "GH", options: ["owner_may_trail", "trail_rule"] },
  { name: "score", letters: "IJ", options: ["points", "overs", "majority_tie", "spades_needed", "sweep_cancel", "sweep_last_play", "sweep_last_round", "sweep_freeze_at", "residue"] },
  { name: "match", letters: "K", options: ["target", "end_when", "overshoot", "ace_order", "deal_scoring", "double_under"] },
];

/** Options that mean nothing where another one is so. @type {Record<string, (options: Record<string, unknown>) => boolean>} */
const MOOT = {
  pair_first: (options) => !options["single_group"],
  multiple_at_once: (options) => !options["multiple_builds"],
  raise_with_loose: (options) => options["raise_builds"] === "none",
  ace_order: (options) => options["overshoot"] !== "count_out",
};
const OF_BUILDING = ["multiple_builds", "multiple_at_once", "same_value_builds", "max_builds", "build_for_partner", "build_as_card", "build_capture", "add_to_builds", "raise_builds", "raise_with_loose", "owner_may_trail"];
/** Options that may differ with the number of players: for two, three and four. */
const BY_SEATS = ["hand_size", "layout_size"];
const OF_TARGET = ["end_when", "overshoot", "ace_order"];

/**
 * Does an option change anything in these rules?
 * @param {string} name
 * @param {Record<string, unknown>} options
 */
export function matters(name, options) {
  if (!(name in options) || MOOT[name]?.(options)) return false;
  if (OF_BUILDING.includes(name) && options["building"] === false) return false;
  return !(OF_TARGET.includes(name) && options["target"] === null);
}

/**
 * A value of an option in words.
 * @param {string} option
 * @param {unknown} value
 */
export function valueWords(option, value) {
  if (option === "points" && value && typeof value === "object") {
    return Object.entries(value)
      .filter(([, points]) => points !== 0)
      .map(([key, points]) => t("points-line", { item: has(`points-${key}`) ? t(`points-${key}`) : key, points: Number(points) }))
      .join(", ");
  }
  const name = value === null ? "none" : Array.isArray(value) ? value.join("-") : String(value);
  for (const id of [`value-${option}-${name}`, `value-${name}`]) if (has(id)) return t(id);
  return Array.isArray(value) ? listWords(option, value) : name;
}

/** @param {string} option @param {readonly any[]} value */
function listWords(option, value) {
  const [first = null, second = null, third = null] = value;
  if (option === "deck") return t("value-deck-count", { count: value.length });
  if (BY_SEATS.includes(option)) return t("value-by-seats", { two: first, three: second, four: third });
  if (option !== "overs") return value.join(", ");
  const parts = [first === null ? "" : t("value-overs-cards", { count: first }), second === null ? "" : t("value-overs-spades", { count: second })];
  return parts.filter((part) => part).join(", ");
}

/**
 * How the game goes in these rules, in a few sentences.
 * @param {string} section
 * @param {Record<string, unknown>} options
 * @returns {string[]}
 */
export function howTo(section, options) {
  const building = options["building"] !== false;
  const courts = /** @type {number[] | null} */ (options["court_values"] ?? null);
  switch (section) {
    case "values":
      return [courts ? t("howto-court-values", { jack: courts[0] ?? 0, queen: courts[1] ?? 0, king: courts[2] ?? 0 }) : t("howto-court")];
    case "capture": return [t("howto-capture", { single: options["single_group"] ? "yes" : "no" })];
    case "build": return building ? [t("howto-build")] : [];
    case "raise":
      return building
        ? [...(options["add_to_builds"] === "none" ? [] : [t("howto-add")]), ...(options["raise_builds"] === "none" ? [] : [t("howto-raise")])]
        : [];
    case "trail": return [t("howto-trail"), ...(building && !options["owner_may_trail"] ? [t("howto-owner")] : [])];
    default: return [];
  }
}

/**
 * @param {Section} section
 * @param {Record<string, unknown>} options
 * @param {Record<string, unknown>} changed those that are not as in the preset
 * @param {string | null} asked the number of a rule that is asked about
 * @param {readonly string[]} why what was said about it
 */
function sectionOf({ name, letters, options: names }, options, changed, asked, why) {
  const isAsked = asked !== null && letters.includes(asked[0] ?? "-");
  const shown = names.filter((option) => matters(option, options));
  const how = howTo(name, options);
  if (!shown.length && !how.length) return nothing;
  return html`<section class=${`rulepart ${isAsked ? "asked" : ""}`} data-rules=${name} ?data-asked=${isAsked}>
    <h3>${t(`rules-${name}`)}${isAsked ? html` <span class="ruleno" translate="no">${asked}</span>` : nothing}</h3>
    ${isAsked ? why.map((text) => html`<p class="why">${text}</p>`) : nothing} ${how.map((text) => html`<p>${text}</p>`)}
    <dl class="options">
      ${shown.map(
        (option) =>
          html`<div class=${option in changed ? "changed" : ""}><dt>${tOr(`option-${option}`, option)}<small>${tOr(`option-${option}-about`, "")}</small></dt>
            <dd>${valueWords(option, options[option])}</dd></div>`,
      )}
    </dl>
  </section>`;
}

/**
 * @param {View} view
 * @param {RulesInfo | null} rules
 * @param {{rule: string | null, why: string[]}} asked
 * @param {import("./dialogs.js").Frame} frame
 */
export const rulesPanel = (view, rules, { rule, why }, frame) =>
  panel(
    "rules",
    tableTitle(view),
    html`<div class="fields">
      <p>${has(`preset-${view.preset}-about`) ? t(`preset-${view.preset}-about`) : presetName(view)}</p>
      ${rules ? SECTIONS.map((section) => sectionOf(section, rules.options, view.options, rule, why)) : html`<p class="muted">${t("waiting")}</p>`}
      <p class="muted">${t("rules-line")}</p>
      <p class="line" translate="no">${view.rules}</p>
    </div>`,
    frame,
  );

/**
 * What an item of the score sheet is worth, or null where the rules do not say.
 * @param {string} item
 * @param {RulesInfo | null} rules
 */
export function worthOf(item, rules) {
  const points = /** @type {Record<string, number> | undefined} */ (rules?.options["points"]);
  const name = item === "sweeps" ? "sweep" : item === "aces" || item.startsWith("ace_of_") ? "ace" : item;
  const worth = points?.[name];
  return typeof worth === "number" && worth !== 0 ? worth : null;
}
