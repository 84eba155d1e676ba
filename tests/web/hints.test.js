// @ts-nocheck: the types of the modules under test say enough
import assert from "node:assert/strict";
import { test } from "node:test";
import { page, texts } from "./page_here.js";

const words = await page("words.js");
const { advised, atLeastATenth, behindWords, expectedWords, hintSpoken, losses, tenths } = await page("views/hint.js");
const { offers } = await page("choosing.js");
const { choiceKey, newState, prospectOf } = await page("state.js");

const VIEW = { you: 0, seats: [{ side: 0 }, { side: 1 }] };
const FOUR = { you: 0, seats: [{ side: 0 }, { side: 1 }, { side: 2 }, { side: 3 }] };
const MOVE = { kind: "capture", card: "8D", text: "8Dx3H5C", loose: ["3H", "5C"] };
const hint = (more = {}) => ({ move: MOVE, expected: 1.53, error: 0.3, parts: {}, exact: false, ...more });

test("a hint tells what is expected, by how much, and against whom", () => {
  words.useWords("en", texts("en"));
  assert.equal(expectedWords(VIEW, hint()), "Expected at the end of this deal: 1.5 ahead of the other side.");
  assert.equal(expectedWords(FOUR, hint({ expected: -2 })), "Expected at the end of this deal: 2 behind the others on average.");
  assert.equal(expectedWords(VIEW, hint({ expected: 0.04 })), "Expected at the end of this deal: level with the other side.");
  assert.equal(expectedWords(VIEW, hint({ expected: 3, exact: true })), "If all play their best, this deal ends 3 ahead of the other side.");
});

test("no estimate is told to be off by nothing", () => {
  assert.equal(atLeastATenth(0.03), 0.1);
  assert.equal(atLeastATenth(0.26), 0.3);
});

test("a plain bot's hint has no numbers", () => {
  words.useWords("en", texts("en"));
  assert.doesNotMatch(expectedWords(VIEW, hint({ expected: null })), /[0-9]/);
});

test("the second best move is told with what it loses, item by item", () => {
  words.useWords("en", texts("en"));
  const next = { move: MOVE, behind: 0.44, parts: { most_cards: 0.25, aces: 0.5 } };
  const lost = losses(hint({ parts: { most_cards: 0.75, sweeps: 0.44 }, next_best: next }));
  assert.deepEqual(lost, { most_cards: -0.5, sweeps: -0.44, aces: 0.5 });
  assert.equal(behindWords(0.44, false), "It gives 0.4 less.");
  assert.equal(behindWords(0.04, false), "It is about as good.");
  assert.equal(behindWords(0, true), "It is just as good.");
});

test("what is told of each item adds up to what is told of all", () => {
  const sum = (rows) => Math.round(rows.reduce((whole, [, points]) => whole + points * 10, 0));
  assert.deepEqual(tenths({ a: 0.25, b: 0.25, c: 0.25 }), [["a", 0.3], ["b", 0.3], ["c", 0.2]]);
  assert.deepEqual(tenths({ a: -0.04, b: 1 }), [["b", 1]]);
  assert.deepEqual(tenths({}), []);
  for (let k = 1; k < 200; k += 1) {
    const parts = Object.fromEntries([...Array(k % 9)].map((_, i) => [`${i}`, Math.sin(k * (i + 1)) * 2]));
    const rows = tenths(parts);
    assert.equal(sum(rows) - Math.round(Object.values(parts).reduce((a, b) => a + b * 10, 0)), 0);
    for (const [item, points] of rows) assert.ok(Math.abs(points - parts[item]) < 0.1 + 1e-9);
  }
});

test("each kind of move is spoken in every language", () => {
  const moves = [
    MOVE,
    { kind: "build", card: "5S", text: "5S+3D=8", loose: ["3D"], value: 8 },
    { kind: "add", card: "5S", text: "5S+3D{2C6D}=8", loose: ["3D"], builds: [["2C", "6D"]], value: 8 },
    { kind: "raise", card: "AS", text: "AS+{3C5D}=9", builds: [["3C", "5D"]], value: 9 },
    { kind: "trail", card: "QS", text: "QS" },
  ];
  for (const lang of Object.keys(words.LANGUAGES)) {
    words.useWords(lang, texts(lang));
    for (const move of moves) {
      for (const exact of [true, false]) {
        for (const expected of [1.25, -1, 0, null]) {
          const said = hintSpoken(FOUR, hint({ move, expected, exact }));
          assert.equal(said.length, 2);
          assert.match(said[0], /^\p{Lu}\p{L}+\. \p{Lu}/u);
          for (const text of said) assert.ok(text && !/[{}$]|\?\?\?|hint-/.test(text), `${lang} ${move.kind}: ${text}`);
        }
      }
    }
  }
  words.useWords("en", texts("en"));
  assert.equal(hintSpoken(VIEW, hint())[0], "Hint. Take three of hearts and five of clubs with eight of diamonds.");
  words.useWords("de", texts("de"));
  assert.match(hintSpoken(VIEW, hint())[1], /1,5 mehr als die andere Seite/);
});

test("the cards of a hint are marked, builds as a whole", () => {
  const move = { kind: "capture", card: "8D", text: "", loose: ["8C"], builds: [["5H", "3C"]] };
  const { cards, builds } = advised({ advice: { at: "1.1", answer: hint({ move }) } });
  assert.deepEqual([...cards], ["8D", "8C"]);
  assert.deepEqual([...builds], ["3C5H"]);
  assert.equal(advised({ advice: { at: "1.1", answer: null } }).cards.size, 0);
});

test("in a crowded layout the largest capture that the server found is offered first", () => {
  const view = { at: "1.1", complete: false, moves: [MOVE], builds: [], loose: [], hand: ["8D"] };
  const largest = { kind: "capture", card: "8D", text: "8Dx3H5C7DAC", loose: ["3H", "5C", "7D", "AC"] };
  const state = { ...newState(), view, card: "8D" };
  const narrowed = { key: choiceKey(state), open: new Set(), openBuilds: new Set(), moves: [], largest };
  assert.deepEqual(offers(prospectOf({ ...state, narrowed })).map((move) => move.text), [largest.text]);
  assert.deepEqual(offers(prospectOf({ ...state, narrowed: { ...narrowed, largest: null } })).map((move) => move.text), [MOVE.text]);
});
