// @ts-nocheck: the types of the modules under test say enough
import assert from "node:assert/strict";
import { test } from "node:test";
import { page, texts } from "./page_here.js";

const words = await page("words.js");
const { spoken, spokenList, printed, worded, indexOf } = await page("cards.js");
const { pseudo } = await page("pseudo.js");
const { sentence } = await page("announce.js");

const speak = (lang) => words.useWords(lang, texts(lang === words.PSEUDO ? "en" : lang));

test("cards are spoken in four languages", () => {
  const names = { en: "eight of diamonds", it: "otto di quadri", pt: "oito de ouros", de: "Karo-Acht" };
  for (const [lang, name] of Object.entries(names)) {
    speak(lang);
    assert.equal(spoken("8D"), name);
    assert.notEqual(spoken("TS"), spoken("KS"));
  }
  speak("de");
  assert.deepEqual(["JS", "QS", "KS", "TS"].map(indexOf), ["B", "D", "K", "10"]);
});

test("lists of cards follow the language", () => {
  speak("en");
  assert.equal(spokenList(["AS", "7S"]), "ace of spades and seven of spades");
  assert.equal(printed("TD"), "10♦");
});

test("cards in the server's arguments become words, all else stays", () => {
  speak("en");
  assert.deepEqual(worded({ cards: "8D3H", card: "TD", value: 8, allowed: "one", list: ["AS", "KD"] }), {
    cards: "8♦ and 3♥",
    card: "10♦",
    value: 8,
    allowed: "one",
    list: "A♠ and K♦",
  });
});

test("a missing text shows its id", () => {
  speak("en");
  assert.equal(words.t("no-such-text"), "no-such-text");
  assert.equal(words.has("no-such-text"), false);
});

test("the language is the one asked for, then the chosen one, then the browser's", () => {
  assert.equal(words.pickLanguage("it", "de", ["pt"]), "it");
  assert.equal(words.pickLanguage(null, "de", ["pt"]), "de");
  assert.equal(words.pickLanguage(null, null, ["fr-FR", "pt-BR"]), "pt");
  assert.equal(words.pickLanguage("xx", null, ["fr"]), "en");
  assert.equal(words.pickLanguage(words.PSEUDO, null, []), words.PSEUDO);
});

test("the pseudo-language has no plain letter and is 40% longer", () => {
  const text = "Choose a card from your hand";
  assert.doesNotMatch(pseudo(text), /[A-Za-z]/);
  assert.ok(pseudo(text).length >= text.length * 1.35);
  assert.match(pseudo("<b>You</b> win"), /^<b>[^A-Za-z]+<\/b>/);
  speak(words.PSEUDO);
  assert.doesNotMatch(words.t("do-capture", { count: 4 }), /[A-Za-z]/);
  assert.doesNotMatch(spokenList(["AS", "7S"]), /[A-Za-z]/);
});

test("a name is never taken for a sign of ours", () => {
  speak("en");
  const [pieces] = words.rich("prompt-other", { name: "An</b>n <b>x" }).values;
  const parts = pieces.map((piece) => (Array.isArray(piece) ? piece : piece.values)).flat(2);
  assert.deepEqual(parts.filter((part) => typeof part === "string"), ["An</b>n <b>x", " is thinking"]);
});

const VIEW = {
  you: 0,
  turn: 0,
  phase: "playing",
  seats: [
    { name: "Ana", kind: "person", side: 0 },
    { name: "", kind: "bot", bot: "greedy", side: 1 },
  ],
};

test("each event is one sentence in every language", () => {
  const events = [
    { event: "captured", seat: 1, card: "8D", loose: ["3H", "5C"], builds: [], sweep: true },
    { event: "built", seat: 0, card: "5S", cards: ["5S", "3D"], value: 8, multiple: false },
    { event: "added", seat: 1, card: "5S", cards: ["5S", "3D"], value: 8, multiple: true },
    { event: "raised", seat: 1, card: "AS", cards: ["AS", "8D"], value: 9, multiple: false },
    { event: "trailed", seat: 0, card: "QS" },
    { event: "handed_out", round: 6, last: true },
    { event: "residue", seat: 0, cards: ["QS"] },
    { event: "match_won", side: 0, why: "only" },
  ];
  for (const lang of Object.keys(words.LANGUAGES)) {
    speak(lang);
    for (const event of events) {
      const text = sentence({ number: 1, ...event }, VIEW);
      assert.ok(text && !/[{}$]|\?\?\?/.test(text), `${lang} ${event.event}: ${text}`);
    }
  }
  speak("en");
  assert.equal(sentence({ number: 1, ...events[0] }, VIEW), "Mara took three of hearts and five of clubs with the eight of diamonds. A sweep.");
  assert.equal(sentence({ number: 1, ...events[1] }, VIEW), "You built eight with the five of spades.");
  assert.equal(sentence({ number: 1, event: "shuffle_fixed" }, VIEW), null);
});
