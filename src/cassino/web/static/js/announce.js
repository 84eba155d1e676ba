/** The one list of events in words: what the live region says. */
import { spoken, spokenList } from "./cards.js";
import { nameOf, sidesOf, sideArgs, whoArgs } from "./people.js";
import { has, t } from "./words.js";

/** @typedef {import("./wire.js").View} View */
/** @typedef {import("./wire.js").GameEvent} GameEvent */

/**
 * An event as a sentence, or null where there is nothing to say.
 * @param {GameEvent} event
 * @param {View} view the view after it
 * @param {View} [before] the view before it: who has left is named there
 * @returns {string | null}
 */
export function sentence(event, view, before = view) {
  const id = `event-${event.event.replaceAll("_", "-")}`;
  if (!has(id)) return null;
  /** @type {Record<string, string | number>} */
  const args = { ...(typeof event.seat === "number" ? whoArgs(event.event === "stood" ? before : view, event.seat) : sideOf(event, view)) };
  if (event.card) args["card"] = event.card === "??" ? "" : spoken(event.card);
  const cards = [...(event.loose ?? []), ...(event.builds ?? []).flat(), ...(event.cards ?? [])];
  args["cards"] = spokenList(cards);
  args["count"] = cards.length;
  args["sweep"] = event.sweep ? "yes" : "no";
  args["last"] = event.last ? "yes" : "no";
  args["multiple"] = event.multiple ? "yes" : "no";
  for (const name of /** @type {const} */ (["value", "round", "deal"])) {
    const value = event[name];
    if (typeof value === "number") args[name] = value;
  }
  if (event.event === "drew" && !args["card"]) return null;
  if (event.event === "residue" && (!cards.length || event.seat == null)) return null;
  if (event.event === "said") args["phrase"] = has(`phrase-${event.phrase}`) ? t(`phrase-${event.phrase}`) : "";
  return t(id, args);
}

/**
 * @param {GameEvent} event
 * @param {View} view
 */
function sideOf(event, view) {
  const side = sidesOf(view).find((one) => one.side === event.side);
  return side ? sideArgs(view, side) : { who: "other", name: "" };
}

/**
 * All events of a frame in sentences, and whose turn it is.
 * @param {readonly GameEvent[]} events
 * @param {View} view
 * @param {View} [before]
 */
export function sentences(events, view, before = view) {
  const said = events.map((event) => sentence(event, view, before)).filter((text) => text !== null);
  if (view.phase === "playing" && view.turn !== null && view.turn === view.you) said.push(t("turn-yours"));
  else if (said.length && view.phase === "playing" && view.turn !== null) said.push(t("turn-other", { name: nameOf(view, view.turn) }));
  return said;
}
