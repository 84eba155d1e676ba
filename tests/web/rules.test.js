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

test("what is left without a number says what that means, in every language", () => {
  const without = ["max_builds", "spades_needed", "overs", "sweep_freeze_at", "target", "double_under", "court_values", "ace_order"];
  for (const lang of Object.keys(words.LANGUAGES)) {
    words.useWords(lang, texts(lang));
    const said = without.map((option) => valueWords(option, null));
    for (const text of said) assert.doesNotMatch(text, /^(none|nessun[oa]?|nenhuma?|keine?)$/i);
    assert.equal(new Set(said).size, without.length);
  }
  words.useWords("en", texts("en"));
  assert.equal(valueWords("max_builds", null), "No limit");
});

test("numbers for two, three and four players say whose they are", () => {
  assert.equal(valueWords("hand_size", [10, 13, 10]), "10 for two, 13 for three, 10 for four players");
  assert.equal(valueWords("layout_size", 4), "4");
  assert.equal(valueWords("overs", [26, 7]), "Cards above 26, Spades above 7");
  assert.equal(valueWords("overs", [null, 7]), "Spades above 7");
  assert.equal(valueWords("points", { big_cassino: 2, ace: 1 }), "Big cassino (10♦) 2, Each ace 1");
});

test("what counts each time is worth so much for each, in the right gender", () => {
  words.useWords("it", texts("it"));
  assert.equal(words.t("worth", { points: 1, each: "aces" }), "1 punto l'uno");
  assert.equal(words.t("worth", { points: 1, each: "sweeps" }), "1 punto l'una");
  assert.equal(words.t("worth", { points: 3, each: "no" }), "3 punti");
  words.useWords("en", texts("en"));
});
