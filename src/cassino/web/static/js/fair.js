// @ts-check
/**
 * The browser's half of the fair shuffle: it answers, keeps notes, and checks.
 *
 * `follow` takes the table's shuffle events one by one and gives new notes, what to send, and what is wrong. `check` holds a
 * finished match against the notes. Both are pure: the page draws random bytes, stores the notes and shows the faults.
 * Names are those of docs/reference/fair.md: ctx, C, s, c, r, K. Bytes are written as hex.
 */

import { hmac, sha256 } from "../vendor/noble-hashes-sha2.js";

/** @typedef {[number, string]} Shown seat and hex */
/** @typedef {{code: string, args: Record<string, string | number>}} Fault text: the Fluent message `fair-fault-` and code */
/**
 * @typedef {object} Attempt
 * @property {string} ctx
 * @property {string} C
 * @property {string | null} r this browser's nonce, if it takes part
 * @property {boolean} hasRevealed whether this browser sent it over an open socket
 * @property {Shown[]} heard commits as they came in
 * @property {Shown[] | null} commits null until the list was closed
 * @property {Shown[]} reveals
 * @property {{seat: number, s: string} | null} void
 */
/**
 * @typedef {object} Notes what a browser keeps about the shuffle of one match; plain JSON
 * @property {string} table
 * @property {number} match
 * @property {number | null} seat null for a watcher
 * @property {Attempt[]} attempts
 * @property {number} current which of them the next event is about: events may be told again from the first
 * @property {boolean} isFixed
 * @property {string | null} s
 * @property {Glimpse[]} seen
 * @property {Fault[]} faults
 */
/** @typedef {{deal: number, from: number, to: number, cards: string[]}} Glimpse cards seen that lay in pack[from..to) */
/** @typedef {{event: string, [field: string]: any}} TableEvent */
/** @typedef {{do: "shuffle_commit", commit: string} | {do: "shuffle_reveal", nonce: string}} Answer */
/** @typedef {{dealer: number, pack: string[], moves: string[]}} PlayedDeal */

const encoder = new TextEncoder();
const RANKS = "A23456789TJQK";
const SUITS = "CDHS";

/** @param {Uint8Array} bytes */
export const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} hex @returns {Uint8Array} */
export const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {(string | Uint8Array)[]} parts text and bytes @returns {Uint8Array} */
const joined = (...parts) => {
  const chunks = parts.map((part) => (typeof part === "string" ? encoder.encode(part) : part));
  const all = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
};

/** C. @param {string} ctx @param {string} s */
export const serverCommitment = (ctx, s) => toHex(sha256(joined(`server|${ctx}|`, fromHex(s))));

/** c. @param {string} ctx @param {number} seat @param {string} r */
export const seatCommitment = (ctx, seat, r) => toHex(sha256(joined(`seat|${ctx}|${seat}|`, fromHex(r))));

/** K. @param {string} ctx @param {string} s @param {Shown[]} reveals @returns {Uint8Array} */
export const matchKey = (ctx, s, reveals) => {
  const inOrder = [...reveals].sort(([a], [b]) => a - b);
  return hmac(sha256, fromHex(s), joined(ctx, ...inOrder.flatMap(([seat, r]) => [`|${seat}|`, fromHex(r)])));
};

/** Numbers below a bound, drawn from a key. @param {Uint8Array} key @returns {(below: number) => number} */
const stream = (key) => {
  /** @type {number[]} */
  let numbers = [];
  let block = 0;
  const next = () => {
    if (numbers.length === 0) {
      const index = new Uint8Array(4);
      new DataView(index.buffer).setUint32(0, block);
      block += 1;
      const bytes = hmac(sha256, key, index);
      const view = new DataView(bytes.buffer, bytes.byteOffset);
      numbers = [7, 6, 5, 4, 3, 2, 1, 0].map((place) => view.getUint32(4 * place));
    }
    return /** @type {number} */ (numbers.pop());
  };
  return (below) => {
    const limit = 2 ** 32 - (2 ** 32 % below);
    let number = next();
    while (number >= limit) number = next();
    return number % below;
  };
};

/** The seat that deals first. @param {Uint8Array} key @param {number} seats */
export const firstDealer = (key, seats) => stream(hmac(sha256, key, encoder.encode("dealer")))(seats);

/** The pack of a deal, first card dealt first. @param {Uint8Array} key @param {number} deal from 1 @param {string[]} deck */
export const packOf = (key, deal, deck) => {
  const draw = stream(hmac(sha256, key, encoder.encode(`deal|${deal}`)));
  const pack = [...deck].sort((a, b) => cardOrder(a) - cardOrder(b));
  for (let last = pack.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [pack[last], pack[other]] = [pack[other], pack[last]];
  }
  return pack;
};

/** @param {string} card */
const cardOrder = (card) => 4 * RANKS.indexOf(card[0]) + SUITS.indexOf(card[1]);

/** Notes before anything happened. @param {string} table @param {number} match @param {number | null} seat @returns {Notes} */
export const beginNotes = (table, match, seat) => ({
  table, match, seat, attempts: [], current: -1, isFixed: false, s: null, seen: [], faults: [],
});

/**
 * The notes after one event of the table. Events may come again after a reconnection: the same words change nothing, other
 * words about the same thing are a fault. Who catches up with many events sends `answerDue` after the last, and nothing before.
 * `draw` gives 64 hex digits from `crypto.getRandomValues`, and for the same ctx the same ones to every tab of this browser.
 * @param {Notes} notes
 * @param {TableEvent} event
 * @param {(ctx: string) => string} draw
 * @returns {{notes: Notes, send: Answer | null, faults: Fault[]}} faults: the new ones
 */
export const follow = (notes, event, draw) => {
  const step = STEPS[event.event];
  if (!step) return { notes, send: null, faults: [] };
  const next = /** @type {Notes} */ (JSON.parse(JSON.stringify(notes)));
  if (!isReadable(event)) report(next, "malformed", {});
  else step(next, event, draw);
  const isAsked = event.event === "shuffle_opened" || event.event === "shuffle_closed";
  return { notes: next, send: isAsked ? answerDue(next) : null, faults: next.faults.slice(notes.faults.length) };
};

/** Notes that the reveal went out over an open socket: to be named silent is a fault then. @param {Notes} notes @returns {Notes} */
export const revealed = (notes) => withLast(notes, { hasRevealed: true });

/** Notes that this browser takes no part in this attempt: another device of the seat answered first. @param {Notes} notes */
export const answeredElsewhere = (notes) => withLast(notes, { r: null });

/** @param {Notes} notes @param {Partial<Attempt>} change to the last attempt @returns {Notes} */
const withLast = (notes, change) => {
  const last = notes.attempts.length - 1;
  return { ...notes, attempts: notes.attempts.map((attempt, at) => (at === last ? { ...attempt, ...change } : attempt)) };
};

/** Notes with cards that this browser saw being handed out. @param {Notes} notes @param {Glimpse} glimpse */
export const saw = (notes, glimpse) => {
  const isNew = !notes.seen.some((known) => JSON.stringify(known) === JSON.stringify(glimpse));
  const next = { ...notes, faults: [...notes.faults], seen: isNew ? [...notes.seen, glimpse] : notes.seen };
  if (!notes.isFixed) report(next, "cards_before_fixed", { deal: glimpse.deal });
  return next;
};

/** @param {Notes} notes @param {string} code @param {Record<string, string | number>} args */
const report = (notes, code, args) => {
  const fault = { code, args };
  if (!notes.faults.some((known) => JSON.stringify(known) === JSON.stringify(fault))) notes.faults.push(fault);
};

/** @param {unknown} value */
const isHex = (value) => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
/** @param {unknown} value */
const isSeat = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 3;

/** @param {unknown} row */
const isShown = (row) => Array.isArray(row) && row.length === 2 && isSeat(row[0]) && isHex(row[1]);

/** @param {TableEvent} event */
const isReadable = (event) => {
  switch (event.event) {
    case "shuffle_opened":
      return typeof event.ctx === "string" && isHex(event.promise) && Array.isArray(event.takers) && event.takers.every(isSeat);
    case "shuffle_committed": return isSeat(event.seat) && isHex(event.commit);
    case "shuffle_closed": return Array.isArray(event.commits) && event.commits.every(isShown);
    case "shuffle_revealed": return isSeat(event.seat) && isHex(event.nonce);
    case "shuffle_void": return isSeat(event.seat) && isHex(event.secret);
    case "shuffle_shown": return isHex(event.secret);
    default: return true;
  }
};

/**
 * What this browser owes the table now; to be sent again after a reconnection. Nothing once anything was wrong.
 * @param {Notes} notes
 * @returns {Answer | null}
 */
export const answerDue = (notes) => {
  const attempt = notes.attempts.at(-1);
  if (!attempt || attempt.r === null || notes.seat === null || notes.faults.length) return null;
  if (attempt.void || notes.isFixed || notes.s) return null;
  if (attempt.commits === null) return { do: "shuffle_commit", commit: seatCommitment(attempt.ctx, notes.seat, attempt.r) };
  return of(attempt.reveals, notes.seat) ? null : { do: "shuffle_reveal", nonce: attempt.r };
};

/** @param {Shown[]} shown @param {number} seat */
const of = (shown, seat) => shown.find(([whose]) => whose === seat)?.[1];

/** @param {Notes} notes @param {number | null} seat whether it was named silent in an attempt that was thrown away */
const wasSilent = (notes, seat) => notes.attempts.some(({ void: thrown }) => thrown !== null && thrown.seat === seat);

/** @type {Record<string, (notes: Notes, event: any, draw: (ctx: string) => string) => void>} */
const STEPS = {
  shuffle_opened(notes, { ctx, promise, takers }, draw) {
    const prefix = `cassino-fair-1|${notes.table}|${notes.match}|`;
    const number = Number(ctx.slice(prefix.length));
    if (ctx !== `${prefix}${number}` || !Number.isInteger(number) || number < 1) return report(notes, "other_match", {});
    const known = notes.attempts[number - 1];
    if (known) {
      notes.current = number - 1;
      if (known.C !== promise) report(notes, "promise_changed", { attempt: number });
      return;
    }
    const before = notes.attempts.at(-1);
    if (number !== notes.attempts.length + 1 || (before && !before.void)) {
      const shown = notes.attempts.filter((attempt) => attempt.void).length + 1;
      return report(notes, "attempt_hidden", { attempt: number, shown });
    }
    const takesPart = takers.includes(notes.seat) && !notes.faults.length && !wasSilent(notes, notes.seat);
    const r = takesPart ? draw(ctx) : null;
    notes.attempts.push({ ctx, C: promise, r, hasRevealed: false, heard: [], commits: null, reveals: [], void: null });
    notes.current = number - 1;
  },

  shuffle_committed(notes, { seat, commit }) {
    const attempt = notes.attempts[notes.current];
    if (!attempt) return report(notes, "too_early", { what: "shuffle_committed" });
    const known = of(attempt.heard, seat);
    if (known && known !== commit) report(notes, "commit_changed", { attempt: notes.current + 1, seat });
    else if (!known) attempt.heard.push([seat, commit]);
  },

  shuffle_closed(notes, { commits }) {
    const attempt = notes.attempts[notes.current];
    if (!attempt) return report(notes, "too_early", { what: "shuffle_closed" });
    const number = notes.current + 1;
    if (attempt.commits) {
      if (JSON.stringify(attempt.commits) !== JSON.stringify(commits)) report(notes, "commits_changed", { attempt: number });
      return;
    }
    attempt.commits = commits;
    commits.forEach((/** @type {Shown} */ [seat], /** @type {number} */ at) => {
      if (at > 0 && seat <= commits[at - 1][0]) report(notes, "seat_order", { attempt: number });
      if (wasSilent(notes, seat)) report(notes, "seat_came_back", { attempt: number, seat });
    });
    /** @type {Shown[]} */
    const own = attempt.r === null || notes.seat === null ? [] : [[notes.seat, seatCommitment(attempt.ctx, notes.seat, attempt.r)]];
    for (const [seat, commit] of [...own, ...attempt.heard]) {
      const listed = of(commits, seat);
      if (listed !== commit) report(notes, listed ? "commit_changed" : "commit_dropped", { attempt: number, seat });
    }
  },

  shuffle_revealed(notes, { seat, nonce }) {
    const attempt = notes.attempts[notes.current];
    if (!attempt?.commits) return report(notes, "too_early", { what: "shuffle_revealed" });
    const where = { attempt: notes.current + 1, seat };
    const promised = of(attempt.commits, seat);
    if (!promised) report(notes, "commit_missing", where);
    else if (promised !== seatCommitment(attempt.ctx, seat, nonce)) report(notes, "reveal_differs", where);
    if (of(attempt.reveals, seat)) return;
    attempt.reveals.push([seat, nonce]);
    attempt.reveals.sort(([a], [b]) => a - b);
  },

  shuffle_fixed(notes) {
    const attempt = notes.attempts[notes.current];
    if (!attempt?.commits || attempt.void) return report(notes, "too_early", { what: "shuffle_fixed" });
    for (const [seat] of attempt.commits) if (!of(attempt.reveals, seat)) report(notes, "reveal_missing", { seat });
    notes.isFixed = true;
  },

  shuffle_void(notes, { seat, secret }) {
    const attempt = notes.attempts[notes.current];
    if (!attempt?.commits) return report(notes, "too_early", { what: "shuffle_void" });
    const where = { attempt: notes.current + 1 };
    if (serverCommitment(attempt.ctx, secret) !== attempt.C) report(notes, "secret_differs", where);
    const isOther = attempt.void !== null && attempt.void.seat !== seat;
    const wasFixed = notes.isFixed && notes.current === notes.attempts.length - 1;
    if (seat === notes.seat && attempt.hasRevealed) report(notes, "void_names_you", where);
    else if (isOther || wasFixed || of(attempt.reveals, seat) || !of(attempt.commits, seat)) {
      report(notes, "void_without_cause", { ...where, seat });
    }
    attempt.void ??= { seat, s: secret };
  },

  shuffle_shown(notes, { secret }) {
    const attempt = notes.attempts[notes.current];
    if (!attempt) return report(notes, "too_early", { what: "shuffle_shown" });
    if (serverCommitment(attempt.ctx, secret) !== attempt.C) report(notes, "secret_differs", { attempt: notes.current + 1 });
    if (notes.attempts.some(({ void: thrown }) => thrown?.s === secret)) report(notes, "secret_again", {});
    notes.s = secret;
  },
};

/**
 * Everything that is wrong with a match after its secret was shown: first dealer and packs against the key, the cards that this
 * browser saw against the packs, the moves that it saw against the record. Empty: all is as promised.
 * @param {Notes} notes
 * @param {string} record the match record, empty if no card was dealt
 * @param {string[]} deck the cards of the rules in use
 * @param {string[][]} [moves] the moves of each deal as this browser saw them, take-backs taken out
 * @returns {Fault[]}
 */
export const check = (notes, record, deck, moves = []) => {
  const found = { ...notes, faults: [...notes.faults] };
  const attempt = notes.attempts.at(-1);
  if (!attempt || notes.s === null) report(found, "not_shown", {});
  else if (record) {
    if (!notes.isFixed) report(found, "cards_before_fixed", { deal: 1 });
    const { seats, deals } = readDeals(record);
    const key = matchKey(attempt.ctx, notes.s, attempt.reveals);
    if (deals.length === 0 || seats === 0) report(found, "record_wrong", { line: 1, message: "" });
    else if (deals[0].dealer !== firstDealer(key, seats)) {
      report(found, "dealer_differs", { dealer: deals[0].dealer, drawn: firstDealer(key, seats) });
    }
    deals.forEach((deal, at) => checkDeal(found, deal, at + 1, packOf(key, at + 1, deck), moves[at]));
    for (const { deal } of notes.seen) if (deal > deals.length) report(found, "deal_missing", { deal });
  } else if (notes.seen.length) report(found, "deal_missing", { deal: 1 });
  return found.faults;
};

/** @param {Notes} found @param {PlayedDeal} played @param {number} deal @param {string[]} pack @param {string[]} [moves] */
const checkDeal = (found, played, deal, pack, moves) => {
  const length = Math.max(pack.length, played.pack.length);
  for (let at = 0; at < length; at += 1) {
    if (pack[at] !== played.pack[at]) {
      report(found, "pack_differs", { deal, card: at + 1 });
      break;
    }
  }
  for (const glimpse of found.seen) {
    const lay = new Set(pack.slice(glimpse.from, glimpse.to));
    if (glimpse.deal === deal && glimpse.cards.some((card) => !lay.has(card))) report(found, "other_cards", { deal });
  }
  if (moves && moves.join(" ") !== played.moves.join(" ")) report(found, "other_moves", { deal });
};

/** Dealers, packs and moves of a match record. @param {string} record @returns {{seats: number, deals: PlayedDeal[]}} */
export const readDeals = (record) => {
  /** @type {PlayedDeal[]} */
  const deals = [];
  let seats = 0;
  for (const line of record.split("\n").map((text) => text.trim())) {
    const head = /^deal \d+ dealer (\d) pack (\S+)$/.exec(line);
    if (head) deals.push({ dealer: Number(head[1]), pack: head[2].match(/../g) ?? [], moves: [] });
    else if (line.startsWith("[Seats ")) seats = Number(/"([234])"/.exec(line)?.[1] ?? 0);
    else if (deals.length && line && !/^(score |\[|;)/.test(line)) {
      deals[deals.length - 1].moves.push(...line.replace(/;.*/, "").split(/\s+/).filter(Boolean));
    }
  }
  return { seats, deals };
};

/**
 * The file for `cassino verify`, from what this browser kept, not from what the server says now.
 * @param {Notes} notes after the secret was shown
 * @param {string} record
 */
export const toFile = (notes, record) => {
  /** @param {Attempt} attempt @param {string | null} s */
  const row = ({ ctx, C, commits, reveals }, s) => ({ ctx, C, s, commits: commits ?? [], reveals });
  const last = notes.attempts[notes.attempts.length - 1];
  const voids = notes.attempts.slice(0, -1).map((attempt) => ({ ...row(attempt, attempt.void?.s ?? null), seat: attempt.void?.seat }));
  return { ...row(last, notes.s), voids, record };
};
