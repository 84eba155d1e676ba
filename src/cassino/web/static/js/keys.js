/** The keyboard: digits for hand cards, letters for the layout, Enter for the first choice, T to trail, ? for a hint, Escape to begin again. */

/** Keys of layout piles in their order; T is for trailing. */
export const LAYOUT_KEYS = [..."abcdefghijklmnopqrsuvwxyz", ..."ABCDEFGHIJKLMNOPQRSUVWXYZ"];
export const HAND_KEYS = [..."1234567890"];

/**
 * @typedef {{hand: (index: number) => void, layout: (index: number) => void, first: () => boolean, trail: () => void,
 *   clear: () => void, hint: () => void}} KeyDeeds
 */

/**
 * Does what a key asks for; leaves keys alone that belong to a field, a dialog or a focused button.
 * @param {KeyboardEvent} event
 * @param {KeyDeeds} deeds
 */
export function pressKey(event, deeds) {
  const target = /** @type {Element | null} */ (event.target instanceof Element ? event.target : null);
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  if (target?.closest("dialog, input, select, textarea") || document.querySelector("dialog[open]")) return;
  const { key } = event;
  if (key === "Enter") {
    const isChosen = target?.matches('.card[aria-pressed="true"], .build[aria-pressed="true"]');
    if (!isChosen && target?.matches("button, a") && (target.matches(":focus-visible") || !target.matches(".card, .build"))) return;
    if (deeds.first()) event.preventDefault();
    return;
  }
  if (key === "Escape") deeds.clear();
  else if (key === "?") deeds.hint();
  else if (key === "t" || key === "T") deeds.trail();
  else if (HAND_KEYS.includes(key)) deeds.hand(HAND_KEYS.indexOf(key));
  else if (LAYOUT_KEYS.includes(key)) deeds.layout(LAYOUT_KEYS.indexOf(key));
  else return;
  event.preventDefault();
}
