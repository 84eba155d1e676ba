// @ts-nocheck: the types of the modules under test say enough
import assert from "node:assert/strict";
import { test } from "node:test";
import { page, texts } from "./page_here.js";

const { Shuffle } = await page("shuffle.js");
const fair = await page("fair.js");
const words = await page("words.js");
const { faultWords, fairState } = await page("views/fair.js");

const S = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, "0")).join("");
const [MINE, THEIRS] = ["07".repeat(32), "09".repeat(32)];
const DECK = [..."A23456789TJQK"].flatMap((rank) => [..."CDHS"].map((suit) => rank + suit));
const CTX = "cassino-fair-1|T|1|1";

const store = () => {
  const kept = new Map();
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
};

const seats = ["Ana", "Ben"].map((name, side) => ({ name, kind: "person", bot: null, side, here: true, away: false, ready: false }));
const base = {
  ...{ table: "T", you: 0, match: 1, phase: "shuffling", seats, deal: 0, stock: 0, hand: [], loose: [], builds: [] },
  ...{ hands: [0, 0], captured: [0, 0], log: [], shuffle: null },
};
const shuffle = (stage, waiting_for = []) => ({ ctx: CTX, attempt: 1, stage, takers: [0, 1], waiting_for });
const opened = { event: "shuffle_opened", ctx: CTX, promise: fair.serverCommitment(CTX, S), takers: [0, 1] };
const commits = [[0, fair.seatCommitment(CTX, 0, MINE)], [1, fair.seatCommitment(CTX, 1, THEIRS)]];
const closed = { event: "shuffle_closed", commits };

let number = 0;
const frame = (events, view, snapshot = false) => ({ type: "view", number: (number += events.length), events, snapshot, view: { ...base, ...view } });
const begin = (it) => it.take(frame([{ event: "started", match: 1 }, opened], { shuffle: shuffle("opened", [0, 1]) }));

test("a browser promises, shows what it promised, and checks the match", () => {
  const it = new Shuffle("T", store(), () => MINE);
  begin(it);
  const promise = it.due();
  assert.deepEqual(promise, { do: "shuffle_commit", commit: commits[0][1] });
  assert.equal(it.due(), null, "asked once");
  it.taken(promise);
  it.take(frame([closed], { shuffle: shuffle("closed", [0, 1]) }));
  const reveal = it.due();
  assert.deepEqual(reveal, { do: "shuffle_reveal", nonce: MINE });
  it.taken(reveal);
  const reveals = [[0, MINE], [1, THEIRS]].map(([seat, nonce]) => ({ event: "shuffle_revealed", seat, nonce }));
  const key = fair.matchKey(CTX, S, [[0, MINE], [1, THEIRS]]);
  const pack = fair.packOf(key, 1, DECK);
  const dealt = { phase: "playing", deal: 1, stock: 40, hands: [4, 4], hand: pack.slice(0, 2), loose: pack.slice(8, 12), shuffle: shuffle("fixed") };
  it.take(frame([...reveals, { event: "shuffle_fixed" }, { event: "deal_started", deal: 1 }], dealt));
  assert.equal(it.due(), null);
  it.take(frame([{ event: "shuffle_shown", secret: S }], { ...dealt, phase: "match_over", shuffle: shuffle("shown") }));
  assert.ok(it.canCheck);
  const record = (cards) => `[Seats "2"]\n\ndeal 1 dealer ${fair.firstDealer(key, 2)} pack ${cards.join("")}\n\n`;
  it.check(record(pack), DECK);
  assert.deepEqual(it.verdict.faults, []);
  assert.equal(it.verdict.file.s, S);
  it.check(record([pack[1], pack[0], ...pack.slice(2)]), DECK);
  assert.equal(it.verdict.faults[0].code, "pack_differs");
});

test("every tab of a browser promises the same, and a page that is loaded again goes on where it was", () => {
  const kept = store();
  let drawn = 0;
  const draw = () => [MINE, THEIRS][drawn++];
  const one = new Shuffle("T", kept, draw);
  begin(one);
  const other = new Shuffle("T", kept, draw);
  assert.equal(other.since, one.since);
  other.take(frame([], { shuffle: shuffle("opened", [0, 1]) }));
  assert.deepEqual(other.due(), one.due());
  assert.equal(drawn, 1);
});

test("who comes too late to promise takes no part, and accuses nobody", () => {
  const it = new Shuffle("T", store(), () => MINE);
  it.take(frame([{ event: "started", match: 1 }, opened, { ...closed, commits: [commits[1]] }], { shuffle: shuffle("closed", [1]) }));
  assert.equal(it.due(), null);
  assert.deepEqual(it.faults, []);
});

test("a promise that never left is not missed in the list, one that was taken is", () => {
  for (const wasTaken of [false, true]) {
    const it = new Shuffle("T", store(), () => MINE);
    begin(it);
    const promise = it.due();
    if (wasTaken) it.taken(promise);
    it.take(frame([{ ...closed, commits: [commits[1]] }], { shuffle: shuffle("closed", [1]) }));
    assert.deepEqual(it.faults.map((fault) => fault.code), wasTaken ? ["commit_dropped"] : []);
    assert.equal(it.due(), null);
  }
});

test("another device that answered first is known", () => {
  const it = new Shuffle("T", store(), () => MINE);
  begin(it);
  it.refused(it.due(), "already_answered");
  assert.ok(it.isElsewhere);
  it.take(frame([closed], { shuffle: shuffle("closed", [0, 1]) }));
  assert.deepEqual(it.faults, []);
  assert.equal(it.due(), null);
});

test("a shuffle that was not seen is not vouched for", () => {
  const it = new Shuffle("T", store(), () => MINE);
  it.take(frame([], { phase: "playing", deal: 1, stock: 40, hands: [4, 4], loose: ["AC"], shuffle: shuffle("fixed") }, true));
  it.take(frame([{ event: "shuffle_shown", secret: S }], { phase: "match_over", shuffle: shuffle("shown") }));
  assert.ok(it.isBlind);
  assert.equal(it.canCheck, false);
  assert.deepEqual(it.faults, []);
});

test("the page says in every language how the shuffle stands and what is wrong", () => {
  const it = new Shuffle("T", store(), () => MINE);
  begin(it);
  const view = { ...base, shuffle: shuffle("opened", [0, 1]) };
  for (const lang of ["en", "it", "pt", "de"]) {
    words.useWords(lang, texts(lang));
    assert.match(fairState(view, it).text, /Ben/);
    for (const code of ["commit_dropped", "dealer_differs", "pack_differs", "void_names_you"]) {
      const said = faultWords(view, { code, args: { attempt: 1, seat: 1, deal: 1, card: 3, dealer: 0, drawn: 1 } });
      assert.doesNotMatch(said, /\{|fair-fault/);
    }
  }
});
