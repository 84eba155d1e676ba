/** Where loose cards lie. Places keep still until one's own move: a card that was taken leaves a ghost there. */

/** @typedef {{card: string, ghost: boolean}} Place */

/**
 * The places after a new view.
 * @param {readonly Place[]} places
 * @param {readonly string[]} loose the loose cards now
 * @param {{taken: ReadonlySet<string>, clear: boolean}} change cards that a move of somebody else took, and whether older
 *   ghosts go
 * @returns {Place[]}
 */
export function arrange(places, loose, { taken, clear }) {
  const here = new Set(loose);
  /** @type {Place[]} */
  const kept = [];
  for (const place of places) {
    if (here.has(place.card)) {
      if (!kept.some((other) => other.card === place.card)) kept.push({ card: place.card, ghost: false });
    } else if (taken.has(place.card) || (place.ghost && !clear)) kept.push({ card: place.card, ghost: true });
  }
  const known = new Set(kept.map((place) => place.card));
  const added = loose.filter((card) => !known.has(card)).map((card) => ({ card, ghost: false }));
  const lost = [...taken].filter((card) => !known.has(card)).map((card) => ({ card, ghost: true }));
  return [...kept, ...lost, ...added];
}
