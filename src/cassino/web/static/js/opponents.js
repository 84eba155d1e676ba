/** The bots that the server has. */

/** Names of bots, weakest first. @returns {Promise<string[]>} */
export async function bots() {
  const answer = await fetch("/api/bots");
  if (!answer.ok) return ["random"];
  /** @type {import("./wire.js").BotInfo[]} */
  const found = await answer.json();
  return found.map((bot) => bot.name);
}

/**
 * The bot that a newcomer meets: greedy, or the first there is.
 * @param {readonly string[]} names
 */
export const usual = (names) => (names.includes("greedy") ? "greedy" : (names[0] ?? "random"));
