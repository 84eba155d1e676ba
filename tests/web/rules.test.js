// @ts-nocheck: the types of the modules under test say enough
import assert from "node:assert/strict";
import { test } from "node:test";
import { page, texts } from "./page_here.js";

const words = await page("words.js");
const { howTo, matters, valueWords, worthOf } = await page("views/rules.js");
words.useWords("en", texts("en"));

test("the rules never describe another game", () => {
  assert.match(howTo("values", { court_values: null }).join(), /no value/);
  assert.match(howTo("values", { court_values: [11, 12, 13] }).join(), /jack is worth 11/);
  assert.deepEqual(howTo("build", { building: false }), []);
  assert.equal(howTo("raise", { building: true, raise_builds: "none", add_to_builds: "any" }).length, 1);
  assert.equal(howTo("trail", { building: true, owner_may_trail: true }).length, 1);
});

test("options that change nothing are left out", () => {
  assert.ok(!matters("max_builds", { max_builds: null, building: false }));
  assert.ok(!matters("end_when", { end_when: "deal_end", target: null }));
  assert.ok(matters("end_when", { end_when: "deal_end", target: 21 }));
  assert.ok(!matters("unheard_of", {}));
});

test("values are words, points are listed, a chosen pack is counted", () => {
  assert.equal(valueWords("raise_builds", "any"), "Anyone's");
  assert.equal(valueWords("points", { sweep: 1, ace: 0 }), "Each sweep 1");
  assert.equal(valueWords("deck", ["AC", "AD"]), "2 cards");
});

test("an item of the sheet says what it is worth", () => {
  const rules = { options: { points: { most_cards: 3, ace: 1, sweep: 0 } } };
  assert.deepEqual(["most_cards", "ace_of_hearts", "aces", "sweeps", "pat"].map((item) => worthOf(item, rules)), [3, 1, 1, null, null]);
  assert.equal(worthOf("most_cards", null), null);
});
