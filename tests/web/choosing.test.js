// @ts-nocheck: the types of the modules under test say enough
import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page_here.js";

const { prospect, offers, intents, moveText, readMove } = await page("choosing.js");

const move = (text, kind) => ({ ...readMove(text), kind: kind ?? readMove(text).kind, text });
const MOVES = [
  move("8Dx3H5C"),
  move("8DxAS7S"),
  move("8DxAS3H5C7S"),
  move("8D+AS=9"),
  move("8D"),
  move("QSxQC"),
  move("AC+{3C5H}=9", "raise"),
];
const choice = (card, loose = [], builds = []) => ({ card, loose: new Set(loose), builds: new Set(builds) });

test("a hand card opens the cards that some move of it uses", () => {
  const { open, openBuilds, exact, wider } = prospect(MOVES, choice("8D"));
  assert.deepEqual([...open].sort(), ["3H", "5C", "7S", "AS"]);
  assert.equal(openBuilds.size, 0);
  assert.deepEqual(exact.map((one) => one.text), ["8D"]);
  assert.equal(wider.length, 4);
});

test("each choice narrows to what still completes a move", () => {
  const { open, exact } = prospect(MOVES, choice("8D", ["3H"]));
  assert.deepEqual([...open].sort(), ["3H", "5C", "7S", "AS"]);
  assert.deepEqual(exact, []);
  assert.deepEqual(prospect(MOVES, choice("8D", ["3H", "5C"])).exact.map((one) => one.text), ["8Dx3H5C"]);
  assert.equal(prospect(MOVES, choice("8D", ["QC"])).wider.length, 0);
});

test("builds are chosen by their cards in any order", () => {
  const { exact } = prospect(MOVES, choice("AC", [], ["3C5H"]));
  assert.deepEqual(exact.map((one) => one.kind), ["raise"]);
});

test("the largest capture comes first, trailing last", () => {
  const texts = offers(prospect(MOVES, choice("8D"))).map((one) => one.text);
  assert.deepEqual(texts, ["8DxAS3H5C7S", "8D+AS=9", "8D"]);
});

test("a choice that fits both taking and building shows both", () => {
  const moves = [move("4Sx4H"), move("4S+4H=8"), move("4S+4H=4"), move("4S")];
  const texts = offers(prospect(moves, choice("4S", ["4H"]))).map((one) => one.text);
  assert.deepEqual(texts, ["4Sx4H", "4S+4H=8", "4S+4H=4"]);
});

test("every complete choice is offered, however many wider ones there are", () => {
  const moves = Array.from({ length: 20 }, (_, value) => ({ kind: "build", card: "2S", loose: ["3H", "4H"], value, text: `w${value}` }));
  const exact = { kind: "capture", card: "2S", loose: ["3H"], text: "exact" };
  const texts = offers(prospect([...moves, exact], choice("2S", ["3H"])), 4).map((one) => one.text);
  assert.equal(texts.length, 4);
  assert.equal(texts[0], "exact");
});

test("what cannot be is asked about as a capture and as the build it could be meant for", () => {
  const builds = [{ cards: ["3C", "5H"], value: 8, owner: 0, multiple: false, groups: [] }];
  assert.deepEqual(intents(choice("5S"), builds).map(moveText), ["5S"]);
  assert.deepEqual(intents(choice("5S", ["3D"]), builds).map(moveText), ["5Sx3D", "5S+3D=8"]);
  assert.deepEqual(intents(choice("AS", [], ["3C5H"]), builds).map((one) => [one.kind, moveText(one)]), [
    ["capture", "ASx{3C5H}"],
    ["raise", "AS+{3C5H}=9"],
  ]);
  assert.deepEqual(intents(choice("5S", ["3D"], ["3C5H"]), builds).map((one) => one.kind), ["capture", "add"]);
});

test("moves are read back from their text", () => {
  for (const text of ["8S", "8Sx3D5H", "8Sx3D5H{2C6D}", "8Sx{2C6D}", "5S+3D8C=8", "8S+{2C6D}=8", "AS+9H{3C5D}=9"]) {
    assert.equal(moveText(readMove(text)), text);
  }
});
