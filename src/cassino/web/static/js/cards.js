/** Cards by name: how they are read, sorted, valued for show and spoken. */
import { listed, t } from "./words.js";

export const RANKS = "A23456789TJQK";
export const SUITS = "CDHS";

/** @param {string} card */
export const rankOf = (card) => card[0] ?? "";
/** @param {string} card */
export const suitOf = (card) => card[1] ?? "";
/** The number of a rank, 1 to 13; for sums that are shown, never to judge a move. @param {string} card */
export const numberOf = (card) => RANKS.indexOf(rankOf(card)) + 1;
/** @param {string} card */
export const isCourt = (card) => "JQK".includes(rankOf(card));
/** @param {string} card */
export const isCard = (card) => card.length === 2 && RANKS.includes(rankOf(card)) && SUITS.includes(suitOf(card));

/** Cards in their usual order. @param {readonly string[]} cards */
export const sorted = (cards) => [...cards].sort((a, b) => orderOf(a) - orderOf(b));
/** @param {string} card */
const orderOf = (card) => 4 * numberOf(card) + SUITS.indexOf(suitOf(card));

/** The cards of a text such as "3D5H". @param {string} text */
export const readCards = (text) => text.match(/[A23456789TJQK][CDHS]/g) ?? [];

/** One key for a set of cards. @param {readonly string[]} cards */
export const keyOf = (cards) => sorted(cards).join("");

/** A rank as an argument of a text: a number where it is one, for Fluent tells 8 from "8". @param {string} card */
export const rankArg = (card) => (/[2-9]/.test(rankOf(card)) ? Number(rankOf(card)) : rankOf(card));

/** A card as it is spoken: "eight of diamonds". @param {string} card */
export const spoken = (card) => t("card-name", { rank: rankArg(card), suit: suitOf(card) });

/** Cards as they are spoken: "ace of spades and seven of clubs". @param {readonly string[]} cards */
export const spokenList = (cards) => listed(cards.map(spoken));

/** A card as it is printed in running text: "10♦". @param {string} card */
export const printed = (card) => t("card-short", { rank: indexOf(card), suit: suitOf(card) });

/** The letter or number at the corner of a card, in the language. @param {string} card */
export const indexOf = (card) => t("card-index", { rank: rankArg(card) });

/**
 * Arguments from the server for a text: cards are turned into words, all else stays.
 * @param {Record<string, unknown>} args
 */
export function worded(args) {
  /** @type {Record<string, string | number>} */
  const out = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "number") out[name] = value;
    else if (Array.isArray(value)) out[name] = listed(value.map((one) => (isCard(String(one)) ? printed(String(one)) : String(one))));
    else if (/^([A23456789TJQK][CDHS])+$/.test(String(value))) out[name] = listed(readCards(String(value)).map(printed));
    else out[name] = String(value);
  }
  return out;
}
