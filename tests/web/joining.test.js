// @ts-nocheck: the types of the modules under test say enough
import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page_here.js";

const joining = await page("joining.js");
const wayIn = (text, where, base = "http://192.168.1.5:8000") => joining.wayIn(text, where, base);
const here = { protocol: "http:", host: "cards.example:8000" };

test("a code is read without blanks, full stops and hyphens", () => {
  for (const text of ["AT89QR", " AT8 9QR", "AT8\u00a09QR", "AT8\u202f9QR\u200b", "AT89QR.", "AT8-9QR", "(AT89QR)"]) {
    assert.deepEqual(wayIn(text, here), { code: "AT89QR" }, text);
  }
  assert.deepEqual(wayIn("at8 9qr", here), { code: "at89qr" });
});

test("a link to this server leads to its table, also within a sentence, without its host, or from its path on", () => {
  for (const text of [
    "http://cards.example:8000/t/aB_-9", "cards.example:8000/t/aB_-9", "CARDS.example:8000/t/aB_-9", "/t/aB_-9",
    "http://192.168.1.5:8000/t/aB_-9",
    "Come to (http://cards.example:8000/t/aB_-9).", "https://cards.example:8000/t/aB_-9?language=it",
  ]) {
    assert.deepEqual(wayIn(text, here), { link: "/t/aB_-9" }, text);
  }
  assert.deepEqual(wayIn("https://a.example:443/t/x", { protocol: "https:", host: "a.example" }), { link: "/t/x" });
});

test("this computer has several names", () => {
  const local = { protocol: "http:", host: "127.0.0.1:8000" };
  assert.deepEqual(wayIn("localhost:8000/t/x", local), { link: "/t/x" });
  assert.deepEqual(wayIn("localhost:8001/t/x", local), { elsewhere: true });
});

test("a link to another host leads elsewhere", () => {
  for (const text of [
    "http://example.org/t/abc", "example.org/t/abc", "//example.org/t/abc", "http://cards.example/t/abc",
    "http://cards.example:8000@example.org/t/abc", "http://example.org/", "http://%/t/abc",
  ]) {
    assert.deepEqual(wayIn(text, here), { elsewhere: true }, text);
  }
});

test("what is neither a code nor a link leads nowhere", () => {
  for (const text of ["../../etc", "AT8/9QR", "AT8\\9QR", "/", "...", "/t/"]) assert.deepEqual(wayIn(text, here), {}, text);
});
