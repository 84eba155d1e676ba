// @ts-check
import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { test } from "node:test";
import * as fair from "../../src/cassino/web/static/js/fair.js";

const CTX = "cassino-fair-1|T4F9K2|1|1";
const S = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, "0")).join("");
const R = ["07".repeat(32), "09".repeat(32), "0b".repeat(32), "0d".repeat(32)];
const DECK = [..."A23456789TJQK"].flatMap((rank) => [..."CDHS"].map((suit) => rank + suit));
const PACK_1 =
  "TSKHTH5CJSQC2HQS4C8H5D3D4H8STD7D2CKD9DQH9C6DTC3S8D9SJDKCJCQD2D9H5S7HJHKS4D5HAC7C6SASAH8C3H6C3C7S2S4SAD6H";

const pairs = (/** @type {string} */ text) => text.match(/../g) ?? [];
const codes = (/** @type {fair.Fault[]} */ faults) => faults.map((fault) => fault.code);

/** @param {Uint8Array} key @param {{dealer?: number, pack?: string[], moves?: string, seats?: number}} [other] */
const record = (key, { dealer, pack, moves = "8S 5S+3D=8", seats = 2 } = {}) => `[Cassino "1"]
[Rules "classic"]
[Seats "${seats}"]
[Partnership "no"]
[Result "*"]

deal 1 dealer ${dealer ?? fair.firstDealer(key, seats)} pack ${(pack ?? fair.packOf(key, 1, DECK)).join("")}
${moves} ; a comment
`;

/** An honest table of two takers, as the events that seat 0 gets. Each test bends one of them. */
const honest = () => {
  const commits = [0, 1].map((seat) => [seat, fair.seatCommitment(CTX, seat, R[seat])]);
  return {
    opened: { event: "shuffle_opened", ctx: CTX, promise: fair.serverCommitment(CTX, S), takers: [0, 1] },
    committed: { event: "shuffle_committed", seat: 1, commit: commits[1][1] },
    closed: { event: "shuffle_closed", commits },
    revealed0: { event: "shuffle_revealed", seat: 0, nonce: R[0] },
    revealed1: { event: "shuffle_revealed", seat: 1, nonce: R[1] },
    fixed: { event: "shuffle_fixed" },
    shown: { event: "shuffle_shown", secret: S },
  };
};

/** @param {object[]} events @param {number | null} [seat] what a browser at *seat* notes and sends */
const live = (events, seat = 0) => {
  let notes = fair.beginNotes("T4F9K2", 1, seat);
  const sent = [];
  for (const event of events) {
    const step = fair.follow(notes, /** @type {any} */ (event), (ctx) => (ctx === CTX ? R[0] : R[2]));
    notes = step.notes;
    if (step.send) sent.push(step.send);
    if (step.send?.do === "shuffle_reveal") notes = fair.revealed(notes);
  }
  return { notes, sent };
};

const KEY = fair.matchKey(CTX, S, [[0, R[0]], [1, R[1]]]);

test("the test vector holds: C, c, K, first dealer and first pack", () => {
  assert.equal(fair.serverCommitment(CTX, S), "3485d2cf34a08899939a978b1322bc5520628b08fece40db161c8d1f2d7e2f56");
  assert.equal(fair.seatCommitment(CTX, 0, R[0]), "f303ddab66de1e313af880c86bd11d3a04efc01385ab02ff3fa3fd6b4edab7b5");
  assert.equal(fair.seatCommitment(CTX, 1, R[1]), "fbf4297109faf0aadb5bab977f4c860bdfb8151e2c1e362a8314e867a2a473e4");
  assert.equal(fair.toHex(KEY), "38d8759f25fde0fa47eae67e37b9b42fce538e359a655f18e593e50eebfc46f6");
  assert.equal(fair.firstDealer(KEY, 2), 0);
  assert.equal(fair.packOf(KEY, 1, DECK).join(""), PACK_1);
});

test("the vendored digests are those of another implementation, at every length around a block", async () => {
  const { hmac, sha256 } = await import("../../src/cassino/web/static/vendor/noble-hashes-sha2.js");
  for (let length = 0; length < 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, at) => (7 * at + length) % 256);
    assert.equal(fair.toHex(sha256(bytes)), createHash("sha256").update(bytes).digest("hex"));
    assert.equal(fair.toHex(hmac(sha256, bytes, bytes)), createHmac("sha256", bytes).update(bytes).digest("hex"));
  }
});

test("hex goes both ways", () => {
  assert.equal(fair.toHex(fair.fromHex(S)), S);
});

test("every deal has its own pack, each of all cards", () => {
  const second = fair.packOf(KEY, 2, DECK);
  assert.notEqual(second.join(""), PACK_1);
  assert.deepEqual([...second].sort(), [...DECK].sort());
  assert.equal(fair.packOf(KEY, 3, DECK.slice(0, 40)).length, 40);
});

test("an honest shuffle is answered in two steps and found right", () => {
  const { notes, sent } = live(Object.values(honest()));
  assert.deepEqual(sent, [
    { do: "shuffle_commit", commit: fair.seatCommitment(CTX, 0, R[0]) },
    { do: "shuffle_reveal", nonce: R[0] },
  ]);
  const seen = { deal: 1, from: 0, to: 12, cards: pairs(PACK_1).slice(2, 8) };
  assert.deepEqual(fair.check(fair.saw(notes, seen), record(KEY), DECK, [["8S", "5S+3D=8"]]), []);
});

test("a watcher sends nothing and checks all the same", () => {
  const { notes, sent } = live(Object.values(honest()), null);
  assert.deepEqual(sent, []);
  assert.deepEqual(fair.check(notes, record(KEY), DECK), []);
});

test("a seat that is no taker sends nothing", () => {
  const { opened } = honest();
  assert.deepEqual(live([{ ...opened, takers: [1] }]).sent, []);
});

test("told everything again, also from the first attempt on, a browser notes the same and sends no other nonce", () => {
  const steps = [...thrownAway(), ...secondAttempt()];
  const once = live(steps, 0).notes;
  let again = once;
  for (const event of steps) again = fair.follow(again, /** @type {any} */ (event), () => R[3]).notes;
  assert.deepEqual(again, once);
});

test("after a reconnection the answer that is still due is known", () => {
  const { opened, closed, revealed0 } = honest();
  assert.equal(fair.answerDue(live([opened]).notes)?.do, "shuffle_commit");
  assert.equal(fair.answerDue(live([opened, closed]).notes)?.do, "shuffle_reveal");
  assert.equal(fair.answerDue(live([opened, closed, revealed0]).notes), null);
});

test("a second device of the seat steps back when the first has answered", () => {
  const { opened, closed } = honest();
  const mine = fair.answeredElsewhere(live([opened]).notes);
  const other = { ...closed, commits: [[0, fair.seatCommitment(CTX, 0, R[3])], closed.commits[1]] };
  const step = fair.follow(mine, other, () => R[0]);
  assert.deepEqual([step.send, step.faults], [null, []]);
});

test("notes outlive the page as JSON", () => {
  const { notes } = live(Object.values(honest()));
  assert.deepEqual(JSON.parse(JSON.stringify(notes)), notes);
});

const SECOND = "cassino-fair-1|T4F9K2|1|2";
const S_2 = "5a".repeat(32);

/** A first attempt in which seat 1 stays silent. */
const thrownAway = () => {
  const { opened, closed, revealed0 } = honest();
  return [opened, closed, revealed0, { event: "shuffle_void", seat: 1, secret: S }];
};

/** A second attempt with seat 0 alone. @returns {any[]} */
const secondAttempt = () => [
  { event: "shuffle_opened", ctx: SECOND, promise: fair.serverCommitment(SECOND, S_2), takers: [0] },
  { event: "shuffle_closed", commits: [[0, fair.seatCommitment(SECOND, 0, R[2])]] },
  { event: "shuffle_revealed", seat: 0, nonce: R[2] },
  { event: "shuffle_fixed" },
  { event: "shuffle_shown", secret: S_2 },
];

test("an attempt thrown away in everybody's sight is no fault, and the next one counts", () => {
  const { notes, sent } = live([...thrownAway(), ...secondAttempt()]);
  const key = fair.matchKey(SECOND, S_2, [[0, R[2]]]);
  assert.equal(sent.length, 4);
  assert.deepEqual(fair.check(notes, record(key), DECK), []);
  assert.deepEqual(fair.toFile(notes, "").voids.map(({ seat, s }) => [seat, s]), [[1, S]]);
});

test("a browser that was away too long is named without a fault, and answers no more", () => {
  const { opened, closed, revealed1 } = honest();
  let notes = fair.beginNotes("T4F9K2", 1, 0);
  for (const event of [opened, closed, revealed1, { event: "shuffle_void", seat: 0, secret: S }]) {
    notes = fair.follow(notes, event, () => R[0]).notes;
  }
  assert.deepEqual(notes.faults, []);
  const next = { ...secondAttempt()[0], takers: [0, 1] };
  assert.equal(fair.follow(notes, next, () => R[2]).send, null);
});

test("the file holds what this browser kept, in the form that verify reads", () => {
  const file = fair.toFile(live(Object.values(honest())).notes, record(KEY));
  assert.deepEqual(Object.keys(file), ["ctx", "C", "s", "commits", "reveals", "voids", "record"]);
  assert.deepEqual(file.reveals, [[0, R[0]], [1, R[1]]]);
});

/**
 * Ways to cheat: what the server does, and the code of what the browser says while it follows.
 * @type {[string, (told: any) => object[], string][]}
 */
const CHEATS = [
  ["opens the shuffle of another table", (t) => [{ ...t.opened, ctx: "cassino-fair-1|OTHER|1|1" }], "other_match"],
  ["opens the shuffle of another match", (t) => [{ ...t.opened, ctx: "cassino-fair-1|T4F9K2|2|1" }], "other_match"],
  ["starts at the second attempt", (t) => [{ ...t.opened, ctx: SECOND }], "attempt_hidden"],
  ["opens a second attempt and shows no void one", (t) => [t.opened, t.closed, t.revealed0, t.revealed1, secondAttempt()[0]],
    "attempt_hidden"],
  ["opens another attempt when the packs were fixed", (t) => [...Object.values(t).slice(0, 6), secondAttempt()[0]], "attempt_hidden"],
  ["changes its promise", (t) => [t.opened, { ...t.opened, promise: "00".repeat(32) }], "promise_changed"],
  ["drops this browser's commit", (t) => [t.opened, { ...t.closed, commits: [t.closed.commits[1]] }], "commit_dropped"],
  ["changes this browser's commit", (t) => [t.opened, { ...t.closed, commits: [[0, "00".repeat(32)], t.closed.commits[1]] }],
    "commit_changed"],
  ["drops another seat's commit that it had shown", (t) => [t.opened, t.committed, { ...t.closed, commits: [t.closed.commits[0]] }],
    "commit_dropped"],
  ["changes another seat's commit that it had shown",
    (t) => [t.opened, t.committed, { ...t.closed, commits: [t.closed.commits[0], [1, "00".repeat(32)]] }], "commit_changed"],
  ["shows another seat's commit in two ways", (t) => [t.opened, t.committed, { ...t.committed, commit: "00".repeat(32) }], "commit_changed"],
  ["changes the list after it was closed", (t) => [t.opened, t.closed, { ...t.closed, commits: [t.closed.commits[0]] }], "commits_changed"],
  ["lists a seat twice", (t) => [t.opened, { ...t.closed, commits: [...t.closed.commits, t.closed.commits[1]] }], "seat_order"],
  ["shows a nonce that does not match", (t) => [t.opened, t.closed, { ...t.revealed1, nonce: R[3] }], "reveal_differs"],
  ["shows two nonces of one seat", (t) => [t.opened, t.closed, t.revealed1, { ...t.revealed1, nonce: R[3] }], "reveal_differs"],
  ["shows a nonce of this browser that it never drew", (t) => [t.opened, t.closed, { ...t.revealed0, nonce: R[3] }], "reveal_differs"],
  ["shows a nonce of a seat that promised none", (t) => [t.opened, t.closed, { ...t.revealed1, seat: 3 }], "commit_missing"],
  ["shows nonces before the list is closed", (t) => [t.opened, t.revealed1], "too_early"],
  ["fixes the packs without a nonce that was promised", (t) => [t.opened, t.closed, t.revealed0, t.fixed], "reveal_missing"],
  ["fixes the packs before the list is closed", (t) => [t.opened, t.fixed], "too_early"],
  ["throws away an attempt in which all answered",
    (t) => [t.opened, t.closed, t.revealed1, { event: "shuffle_void", seat: 1, secret: S }], "void_without_cause"],
  ["throws away an attempt and names this browser, which had answered",
    (t) => [t.opened, t.closed, { event: "shuffle_void", seat: 0, secret: S }], "void_names_you"],
  ["throws away an attempt and names a seat that took no part",
    (t) => [t.opened, t.closed, { event: "shuffle_void", seat: 2, secret: S }], "void_without_cause"],
  ["throws away a shuffle that was fixed",
    (t) => [...Object.values(t).slice(0, 6), { event: "shuffle_void", seat: 1, secret: S }], "void_without_cause"],
  ["throws away an attempt and shows another secret",
    (t) => [t.opened, t.closed, { event: "shuffle_void", seat: 1, secret: S_2 }], "secret_differs"],
  ["lets a seat come back that was named silent",
    () => [...thrownAway(), secondAttempt()[0],
      { event: "shuffle_closed", commits: [secondAttempt()[1].commits[0], [1, fair.seatCommitment(SECOND, 1, R[1])]] }], "seat_came_back"],
  ["uses a secret again that all have seen",
    () => [...thrownAway(), { ...secondAttempt()[0], promise: fair.serverCommitment(SECOND, S) }, ...secondAttempt().slice(1, 4),
      { event: "shuffle_shown", secret: S }], "secret_again"],
  ["shows a secret at the end that it had not promised", (t) => [...Object.values(t).slice(0, 6), { ...t.shown, secret: S_2 }],
    "secret_differs"],
  ["sends what nobody can read", (t) => [{ ...t.opened, promise: "yes" }], "malformed"],
  ["sends a list that is none", (t) => [t.opened, { ...t.closed, commits: [[0]] }], "malformed"],
];

for (const [what, bend, code] of CHEATS) {
  test(`a server that ${what} is caught`, () => {
    const { notes } = live(bend(honest()));
    assert.ok(codes(notes.faults).includes(code), `${codes(notes.faults)} instead of ${code}`);
    assert.equal(fair.answerDue(notes), null, "nothing more is sent");
    assert.ok(codes(fair.check(notes, record(KEY), DECK)).includes(code), "the check at the end says it too");
  });
}

/** @type {[string, (notes: fair.Notes) => fair.Fault[], string][]} */
const AFTERWARDS = [
  ["deals packs that do not follow from the key", (n) => fair.check(n, record(KEY, { pack: [...DECK] }), DECK), "pack_differs"],
  ["swaps two cards of a pack", (n) => {
    const pack = pairs(PACK_1);
    return fair.check(n, record(KEY, { pack: [...pack.slice(0, 50), pack[51], pack[50]] }), DECK);
  }, "pack_differs"],
  ["deals from a pack that lacks a card", (n) => fair.check(n, record(KEY, { pack: pairs(PACK_1).slice(0, 51) }), DECK), "pack_differs"],
  ["gives the first deal to another seat", (n) => fair.check(n, record(KEY, { dealer: 1 }), DECK), "dealer_differs"],
  ["shows a right pack and had dealt other cards",
    (n) => fair.check(fair.saw(n, { deal: 1, from: 0, to: 12, cards: [pairs(PACK_1)[12]] }), record(KEY), DECK), "other_cards"],
  ["writes down other moves than were played", (n) => fair.check(n, record(KEY), DECK, [["8S", "KD"]]), "other_moves"],
  ["leaves out a deal that was played", (n) => fair.check(fair.saw(n, { deal: 2, from: 0, to: 12, cards: [] }), record(KEY), DECK),
    "deal_missing"],
  ["says that no card was dealt", (n) => fair.check(fair.saw(n, { deal: 1, from: 0, to: 12, cards: [] }), "", DECK), "deal_missing"],
  ["shows no record that can be read", (n) => fair.check(n, "nothing", DECK), "record_wrong"],
];

for (const [what, look, code] of AFTERWARDS) {
  test(`a server that ${what} is caught at the end`, () => {
    assert.deepEqual(codes(look(live(Object.values(honest())).notes)), [code]);
  });
}

test("cards before the packs are fixed are a fault", () => {
  const { opened } = honest();
  assert.deepEqual(codes(fair.saw(live([opened]).notes, { deal: 1, from: 0, to: 12, cards: [] }).faults), ["cards_before_fixed"]);
});

test("a secret that was never shown is a fault", () => {
  assert.deepEqual(codes(fair.check(live([honest().opened]).notes, "", DECK)), ["not_shown"]);
});

test("a match that was left before its first card is right when its secret is", () => {
  const { opened, shown } = honest();
  assert.deepEqual(fair.check(live([opened, shown]).notes, "", DECK), []);
});
