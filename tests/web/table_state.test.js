// @ts-nocheck: the types of the modules under test say enough
import assert from "node:assert/strict";
import { test } from "node:test";
import { page, texts } from "./page_here.js";

const { arrange } = await page("places.js");
const { backOff, commandId } = await page("socket.js");
const { rowsOf, tied, countOut, headline } = await page("views/sheet.js");
const words = await page("words.js");
const { pegAt } = await page("views/board.js");
const { sidesOf, othersOf, markOf } = await page("people.js");
const { toNumber, shown } = await page("points.js");
const { newTable } = await page("home.js");

const cards = (places) => places.map(({ card, ghost }) => (ghost ? `(${card})` : card)).join(" ");

test("cards keep their places, and one that was taken leaves a ghost until my own move", () => {
  let places = arrange([], ["AS", "5C", "KD"], { taken: new Set(), clear: false });
  places = arrange(places, ["AS", "KD", "2H"], { taken: new Set(["5C"]), clear: true });
  assert.equal(cards(places), "AS (5C) KD 2H");
  places = arrange(places, ["AS", "KD", "2H", "9S"], { taken: new Set(), clear: false });
  assert.equal(cards(places), "AS (5C) KD 2H 9S");
  places = arrange(places, ["AS", "KD"], { taken: new Set(), clear: true });
  assert.equal(cards(places), "AS KD");
});

test("every card of the layout has exactly one place", () => {
  const places = arrange([{ card: "5C", ghost: true }], ["5C", "AS"], { taken: new Set(), clear: false });
  assert.equal(cards(places), "5C AS");
});

test("attempts to connect wait longer and longer, up to ten seconds", () => {
  assert.equal(backOff(0, 1), 400);
  assert.equal(backOff(3, 1), 3200);
  assert.equal(backOff(40, 1), 10_000);
  assert.equal(backOff(40, 0), 6000);
});

test("a command has 16 random bytes for its id", () => {
  assert.match(commandId(), /^[0-9a-f]{32}$/);
  assert.notEqual(commandId(), commandId());
});

test("the aces share a row of the sheet", () => {
  const rows = rowsOf(["most_cards", "ace_of_spades", "ace_of_clubs", "sweeps"]);
  assert.deepEqual(rows.map((row) => row.item), ["most_cards", "aces", "sweeps"]);
  assert.deepEqual(rows[1].names, ["ace_of_spades", "ace_of_clubs"]);
});

test("a tie is told from a majority and from nothing", () => {
  assert.deepEqual(tied([26, 26]), [26, 26]);
  assert.deepEqual(tied([20, 16, 16]), []);
  assert.deepEqual(tied([0, 0]), []);
});

test("only those who share the lead are said to be even", () => {
  words.useWords("en", texts("en"));
  const seats = ["Ana", "Ben", "Cleo"].map((name, side) => ({ name, kind: "person", side }));
  const line = (points) => headline({ you: 0, phase: "deal_over", seats }, { points, winner: null }, seats.map(({ side }) => ({ side, seats: [side], mine: !side })));
  assert.equal(line([3, 11, 11]), "Ben and Cleo gained most, 11 each");
  assert.equal(line([11, 3, 11]), "You and Cleo gained most, 11 each");
  assert.equal(line([5, 5, 5]), "Even: 5 each");
  assert.equal(line([3, 11, 4]), "Ben gained most, 11 points");
});

test("a count-out goes item by item until a side arrives", () => {
  const sheet = {
    before: [18, 20],
    item_order: ["most_cards", "most_spades", "big_cassino"],
    items: [{ most_cards: 3 }, { most_spades: 1, big_cassino: 2 }],
  };
  assert.deepEqual(countOut(sheet, 21), [{ item: "most_cards", totals: [21, 20] }]);
  assert.equal(countOut({ ...sheet, before: [0, 20] }, 21).at(-1).item, "most_spades");
});

test("pegs go out, come back and end on the sixty-first hole", () => {
  assert.ok(pegAt(0, 0)[0] < pegAt(0, 1)[0]);
  assert.ok(pegAt(0, 30)[0] > pegAt(0, 29)[0]);
  assert.equal(pegAt(1, 31)[0], pegAt(1, 30)[0]);
  assert.ok(pegAt(1, 60)[0] < pegAt(1, 59)[0]);
  assert.deepEqual(pegAt(0, 61), pegAt(1, 70));
});

test("seats and sides are seen from one's own chair", () => {
  const view = { you: 2, seats: [0, 1, 0, 1].map((side) => ({ side })) };
  assert.deepEqual(othersOf(view), [3, 0, 1]);
  assert.equal(markOf(view, 2), 0);
  assert.deepEqual(sidesOf(view).map((side) => [side.side, side.seats, side.mine]), [
    [0, [2, 0], true],
    [1, [3, 1], false],
  ]);
});

test("points may be fractions", () => {
  assert.equal(toNumber("70/3"), 70 / 3);
  assert.equal(shown("70/3"), "70/3");
  assert.equal(shown(23.5), "23.5");
});

test("a table is asked for with its rules, seats and bots", () => {
  assert.deepEqual(newTable({ preset: "royal", target: "11", table: "2+2", bot: "greedy", name: "Ana" }), {
    rules: "royal target=11",
    seats: 4,
    partnership: true,
    bots: [null, "greedy", "greedy", "greedy"],
    name: "Ana",
  });
  assert.equal("partnership" in newTable({ preset: "classic", target: "", table: "3", bot: "random", name: "Ana" }), false);
});
