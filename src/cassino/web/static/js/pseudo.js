/** A pseudo-language: English with every letter accented and texts 40% longer, to find texts that escape translation. */

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "áƀçđéƒǧĥíĵķłḿñóþɋŕšťúṽŵẋýžÁɃÇĐÉƑǦĤÍĴĶŁḾÑÓÞɊŔŠŤÚṼŴẊÝŽ";
const LONGER = "ēīōū";

/**
 * The text with its letters accented and about 40% more of them; marks such as `<b>` stay as they are.
 * @param {string} text
 */
export function pseudo(text) {
  return text
    .split(/(<\/?b>)/)
    .map((piece) => (piece.startsWith("<") ? piece : piece.replace(/[A-Za-z]+/g, stretch)))
    .join("");
}

/** @param {string} word */
function stretch(word) {
  const more = Math.max(word.length > 2 ? 1 : 0, Math.round(word.length * 0.4));
  const letters = [...word].map((letter) => ACCENTED[PLAIN.indexOf(letter)]).join("");
  return letters + LONGER.repeat(3).slice(0, more);
}
