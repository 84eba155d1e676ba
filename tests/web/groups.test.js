// @ts-nocheck: the types of the modules under test say enough
import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page_here.js";

const { groupsOf, groupsOfMove, sizeOf } = await page("groups.js");
const { numberOf } = await page("cards.js");

test("groups part the cards, each summing to the value", () => {
  const cards = ["9S", "6H", "3C", "6D", "3D", "5D", "4S", "5C", "4D", "7C", "2H", "7S", "2D"];
  const groups = groupsOf(cards, 9);
  assert.deepEqual(groups.flat().sort(), [...cards].sort());
  for (const group of groups) assert.equal(group.reduce((sum, card) => sum + numberOf(card), 0), 9);
});

test("cards that do not part so have no groups", () => {
  assert.equal(groupsOf(["3C", "4D"], 9), null);
  assert.deepEqual(groupsOf([], 9), []);
});

test("a capture is drawn in groups and whole builds", () => {
  const move = { kind: "capture", card: "8D", loose: ["AS", "3H", "5C", "7S"], builds: [["2C", "6D"]], text: "" };
  assert.deepEqual(groupsOfMove(move).map((group) => [...group].sort()), [["7S", "AS"], ["3H", "5C"], ["2C", "6D"]]);
  assert.equal(sizeOf(move), 6);
});

test("an ace that takes fourteen is drawn in groups of fourteen", () => {
  const move = { kind: "capture", card: "AS", loose: ["KC", "AD"], text: "" };
  assert.equal(groupsOfMove(move).length, 1);
});

test("a raise shows the played card with its build", () => {
  const move = { kind: "raise", card: "AS", loose: ["9H"], builds: [["3C", "5D"]], value: 9, text: "" };
  assert.deepEqual(groupsOfMove(move), [["AS", "3C", "5D"], ["9H"]]);
});
