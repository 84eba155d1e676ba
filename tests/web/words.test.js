// @ts-nocheck: the types of the modules under test say enough
import assert from "node:assert/strict";
import { test } from "node:test";
import { page, texts } from "./page_here.js";

const words = await page("words.js");
const { spoken, spokenList, printed, worded, indexOf } = await page("cards.js");
const { pseudo } = await page("pseudo.js");

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
