/** One of several: a single stop for the keyboard, and arrow keys between them. */

/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Where Tab comes in: at what is chosen, or at the first.
 * @param {boolean} isChosen
 * @param {boolean} isFirst
 * @param {boolean} isAnyChosen
 */
export const stop = (isChosen, isFirst, isAnyChosen) => (isChosen || (isFirst && !isAnyChosen) ? "0" : "-1");

/**
 * Arrow keys go to the next or the one before, round and round, and choose it; in a group of `data-slow` choices, such as
 * one that loads the page anew, they only go there.
 * @param {KeyboardEvent} event
 */
export function byArrow(event) {
  const group = /** @type {HTMLElement} */ (event.currentTarget);
  const radios = /** @type {HTMLElement[]} */ ([...group.querySelectorAll("[role=radio]")]);
  const at = radios.findIndex((radio) => radio === event.target);
  const step = STEPS[event.key];
  if (at < 0 || !step || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const next = radios[(at + step + radios.length) % radios.length];
  next?.focus();
  if (!("slow" in group.dataset)) next?.click();
}
