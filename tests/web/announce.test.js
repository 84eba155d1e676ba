// @ts-nocheck: the types of the modules under test say enough
import assert from "node:assert/strict";
import { test } from "node:test";
import { page, texts } from "./page_here.js";

const words = await page("words.js");
const { askedBack, sentence, sentences, told } = await page("announce.js");
const { newState, receive } = await page("state.js");

const speak = (lang) => words.useWords(lang, texts(lang));

const VIEW = {
  you: 0,
  at: "1.4",
  turn: 0,
  phase: "playing",
  builds: [],
  loose: [],
  hand: [],
  log: [],
  deal: 2,
  round: 3,
  rounds: 6,
  last_round: false,
  last: null,
  totals: [5, 7],
  pegs: [0, 0],
  take_back_moves: 0,
  seats: [
    { name: "Ana", kind: "person", side: 0 },
    { name: "", kind: "bot", bot: "greedy", side: 1 },
  ],
};
const EVENTS = [
  { event: "captured", seat: 1, card: "8D", move: "8Dx3H5C", loose: ["3H", "5C"], builds: [], sweep: true },
  { event: "built", seat: 0, card: "5S", move: "5S+3D=8", cards: ["5S", "3D"], value: 8, multiple: false },
  { event: "added", seat: 1, card: "5S", move: "5S+3C{2C6D}=8", cards: ["5S", "3C", "2C", "6D"], value: 8, multiple: true },
  { event: "raised", seat: 1, card: "AS", move: "AS+{3C5D}=9", cards: ["AS", "3C", "5D"], value: 9, multiple: false },
  { event: "trailed", seat: 0, card: "QS", move: "QS" },
  { event: "pegged", side: 1, items: { each_spade: 2, sweeps: 1 }, total: 9 },
  { event: "handed_out", round: 6, last: true },
  { event: "residue", seat: 0, cards: ["QS"] },
  { event: "deal_scored", points: [4, 7], totals: [9, 14], items: [{}, {}] },
  { event: "match_won", side: 0, why: "only" },
  { event: "stood", seat: 1 },
  { event: "took_back", seat: 0, moves: 0 },
  { event: "take_back_refused", seat: 0, why: "no" },
  { event: "take_back_refused", seat: 0, why: "played" },
].map((event, index) => ({ number: index + 1, ...event }));

test("each event is one sentence in every language", () => {
  for (const lang of Object.keys(words.LANGUAGES)) {
    speak(lang);
    for (const event of EVENTS) {
      const text = sentence(event, VIEW);
      assert.ok(text && !/[{}$]|\?\?\?|undefined|NaN|  |^ | $/.test(text), `${lang} ${event.event}: ${text}`);
    }
  }
});

test("a build says what it is made of, and which build was added to or raised", () => {
  speak("en");
  assert.deepEqual(EVENTS.slice(0, 5).map((event) => sentence(event, VIEW)), [
    "Mara took three of hearts and five of clubs with the eight of diamonds. A sweep.",
    "You built eight: the five of spades on three of diamonds.",
    "Mara added the five of spades and three of clubs to a build of two of clubs and six of diamonds: eights.",
    "Mara raised a build of three of clubs and five of diamonds to nine with the ace of spades.",
    "You trailed the queen of spades.",
  ]);
  assert.equal(sentence({ number: 1, event: "shuffle_fixed" }, VIEW), null);
});

test("points are told as they are made, and each side's at the end of a deal", () => {
  speak("en");
  const pegged = (items, total, side = 1) => sentence({ number: 1, event: "pegged", side, items, total }, VIEW);
  assert.equal(pegged({ each_spade: 2, sweeps: 1 }, 10), "Mara scores 3 points: 10 in all.");
  assert.equal(pegged({ sweeps: 1 }, 6, 0), "You score 1 point: 6 in all.");
  assert.equal(pegged({ sweeps: -1 }, 4, 0), "You lose 1 point: 4 in all.");
  assert.equal(sentence(EVENTS[8], VIEW), "The deal is scored. You: 4, 9 in all; Mara: 7, 14 in all.");
});

test("what is left to somebody is told before what it scores", () => {
  speak("en");
  const events = [TRAIL, EVENTS[5], EVENTS[7], EVENTS[8]];
  assert.deepEqual(told(events, VIEW, VIEW).map(({ event }) => event.event), ["trailed", "residue", "pegged", "deal_scored"]);
});

const TRAIL = { event: "trailed", seat: 1, card: "QS", move: "QS" };
const LINES = [
  { seat: 0, text: "5S", kind: "trail", deal: 2, sweep: false },
  { seat: 1, text: "5Hx5S", kind: "capture", deal: 2, sweep: false },
];

test("a take-back says every move that it undoes, before and after", () => {
  speak("en");
  const undone = "You trailed the five of spades. Mara took five of spades with the five of hearts.";
  assert.deepEqual(askedBack({ ...VIEW, log: LINES, take_back_moves: 2 }), { count: 2, moves: undone });
  assert.equal(askedBack({ ...VIEW, log: LINES }).count, 0);
  const back = { number: 9, event: "took_back", seat: 0, moves: 2 };
  assert.deepEqual(told([back], VIEW, { ...VIEW, log: LINES }).map(({ text }) => text), [`You took your move back. Undone: ${undone}`]);
  const late = told([{ number: 8, ...TRAIL }, { ...back, seat: 1, moves: 1 }], VIEW, { ...VIEW, log: LINES }).at(-1).text;
  assert.equal(late, "Mara took a move back. Undone: Mara trailed the queen of spades.");
});

test("who asks to take back is told to watchers; who sits has it above the table", () => {
  speak("en");
  const asked = [{ number: 9, event: "take_back_asked", seat: 1 }];
  assert.deepEqual(sentences(asked, VIEW, VIEW), []);
  assert.deepEqual(sentences(asked, { ...VIEW, you: null }, { ...VIEW, you: null }), ["Mara would like to take a move back."]);
});

test("who asked to take back is told when the game goes on instead", () => {
  speak("en");
  const lapsed = { number: 10, event: "take_back_refused", seat: 0, why: "played" };
  assert.deepEqual(sentences([TRAIL, lapsed], VIEW, VIEW), [
    "Mara trailed the queen of spades.",
    "The game went on, and the request to take a move back has lapsed.",
  ]);
  assert.deepEqual(sentences([{ ...lapsed, why: "no" }], VIEW, VIEW), ["The move stays."]);
});

test("whose turn it is comes once, after what happened", () => {
  speak("en");
  assert.deepEqual(sentences([TRAIL], VIEW, { ...VIEW, at: "1.3", turn: 1 }), ["Mara trailed the queen of spades.", "Your turn."]);
  const said = { number: 2, event: "said", seat: 1, phrase: "hello" };
  assert.deepEqual(sentences([said], VIEW, VIEW), ["Mara: Hello!"]);
  assert.deepEqual(sentences([], VIEW, VIEW), []);
  const owner = { ...VIEW, builds: [{ cards: ["3C", "5D"], value: 8, owner: 0 }] };
  assert.deepEqual(sentences([], owner, { ...owner, at: "1.3" }), ["Your turn. You own the eight: take it, add to it or build again."]);
});

test("who comes late, or missed much, hears in one line how things stand", () => {
  for (const lang of Object.keys(words.LANGUAGES)) {
    speak(lang);
    for (const phase of ["playing", "deal_over", "match_over"]) assert.doesNotMatch(sentences(EVENTS, { ...VIEW, phase }, null).join("|"), /[{}|]/);
  }
  speak("en");
  const line = "Deal 2, round 3 of 6. Score: You 5 and Mara 7. Your turn.";
  assert.deepEqual(sentences(EVENTS, VIEW, null), [line]);
  assert.deepEqual(sentences([], VIEW, VIEW, true), [line]);
  assert.deepEqual(sentences(Array(30).fill(TRAIL), VIEW, { ...VIEW, at: "1.1" }), [line]);
  assert.deepEqual(sentences([], { ...VIEW, pegs: [2, 0], you: null, turn: 1 }, null), ["Deal 2, round 3 of 6. Score: Ana 7 and Mara 7. Mara to play."]);
  assert.deepEqual(sentences([{ number: 1, event: "sat", seat: 0 }], { ...VIEW, phase: "lobby" }, null), []);
});

test("who leaves is called by their own name, and the bot that plays on by its", () => {
  speak("en");
  const seats = [VIEW.seats[0], { name: "Ann", kind: "person", side: 1 }];
  const before = { ...VIEW, seats };
  const leaving = [{ number: 1, event: "away", seat: 1, bot: "greedy", why: "stood" }, { number: 2, event: "stood", seat: 1 }];
  const textsOf = (events, view) => told(events, view, before).map(({ text }) => text);
  assert.deepEqual(textsOf(leaving, VIEW), ["Ann left; Mara, a bot, plays on."]);
  assert.deepEqual(textsOf([TRAIL, ...leaving], VIEW)[0], "Ann trailed the queen of spades.");
  assert.deepEqual(textsOf([{ ...leaving[0], why: "left" }], before), ["Ann is away; a bot plays."]);
  assert.deepEqual(textsOf([leaving[1]], { ...VIEW, seats: [seats[0], { name: "", kind: null, side: 1 }] }), ["Ann left."]);
});

test("a take-back leaves no gain, no ghost and no peg behind", () => {
  const state = newState();
  const view = { ...VIEW, turn: 1, loose: ["5S"] };
  receive(state, view, []);
  receive(state, { ...view, at: "1.5", turn: 0, loose: [], pegs: [0, 2] }, [{ ...EVENTS[0], card: "5H", move: "5Hx5S", loose: ["5S"] }]);
  assert.deepEqual(state.gained, { seat: 1, count: 2 });
  assert.equal(state.places.length, 1);
  assert.deepEqual([state.rear.get(1), state.front.get(1)], [7, 9]);
  receive(state, { ...view, at: "1.6", turn: 0, loose: [] }, [{ number: 9, event: "took_back", seat: 1, moves: 2 }]);
  assert.equal(state.gained, null);
  assert.deepEqual(state.places, []);
  assert.deepEqual([state.rear.get(1), state.front.get(1)], [7, 7]);
});

test("who comes in at the start of a deal sees nothing of the deal before", () => {
  const state = newState();
  const view = { ...VIEW, at: "2.0", turn: 0, loose: ["5S", "6D"], last: null };
  const earlier = [{ ...EVENTS[0], card: "5H", move: "5Hx5S", loose: ["5S"] }, { ...TRAIL, card: "6D" }];
  receive(state, view, [...earlier, { number: 8, event: "deal_started", deal: 2 }]);
  assert.equal(state.gained, null);
  assert.equal(state.fresh.size, 0);
  assert.deepEqual(state.places.filter((place) => !["5S", "6D"].includes(place.card ?? "")), []);
});
