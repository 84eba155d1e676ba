// @ts-nocheck: the types of the modules under test say enough
import assert from "node:assert/strict";
import { test } from "node:test";
import { page, texts } from "./page_here.js";

const { askLeft, clockLeft, clockText, goneFor, isTicking, mayCallBot, note, turnLasts } = await page("times.js");
const words = await page("words.js");
words.useWords("en", texts("en"));

const person = (more = {}) => ({ kind: "person", here: true, away: false, clock_runs: false, ...more });
const view = (more = {}) => ({
  you: 1, turn: 0, phase: "playing", pace: { kind: "untimed" }, turn_ms: 0, take_back_ms: null, seats: [person(), person()], ...more,
});
/** A view that came so many milliseconds ago. */
function ago(milliseconds, more) {
  const made = view(more);
  note(made, performance.now() - milliseconds);
  return made;
}
const about = (value, wanted) => assert.ok(Math.abs(value - wanted) < 1000, `${value}, not ${wanted}`);

test("a clock goes on from what the frame told, and only one that runs", () => {
  const told = ago(20_000, { pace: { kind: "clock" }, seats: [person({ clock_ms: 90_000, clock_runs: true }), person({ clock_ms: 60_000 })] });
  about(clockLeft(told, 0), 70_000);
  assert.equal(clockLeft(told, 1), 60_000);
  assert.equal(clockLeft(ago(100_000, { seats: [person({ clock_ms: 90_000, clock_runs: true })] }), 0), 0);
  assert.equal(clockLeft(view(), 0), null);
});

test("time for a move is shown while it runs", () => {
  const seats = [person({ clock_ms: 86_400_000, clock_runs: true }), person({ clock_ms: 86_400_000 })];
  const told = ago(0, { pace: { kind: "days" }, seats });
  about(clockLeft(told, 0), 86_400_000);
  assert.equal(clockLeft(told, 1), null);
});

test("times are told in days and hours, hours and minutes, minutes and seconds", () => {
  assert.equal(clockText(2 * 86_400_000 + 5 * 3_600_000 + 1), "2 d 5 h");
  assert.equal(clockText(5 * 3_600_000 + 12 * 60_000), "5 h 12 min");
  assert.equal(clockText(245_000), "4:05");
  assert.equal(clockText(0), "0:00");
});

test("a bot is offered for who is slow without a clock, and for who is gone", () => {
  assert.equal(mayCallBot(ago(0, { turn_ms: 59_000 }), 0), false);
  assert.equal(mayCallBot(ago(2000, { turn_ms: 59_000 }), 0), true);
  assert.equal(mayCallBot(ago(2000, { turn_ms: 59_000, pace: { kind: "clock" } }), 0), false);
  assert.equal(mayCallBot(ago(2000, { turn_ms: 59_000, turn: 1 }), 0), false);
  const gone = { seats: [person({ here: false, gone_ms: 9000 }), person()], turn: 1 };
  assert.equal(mayCallBot(ago(0, gone), 0), false);
  assert.equal(mayCallBot(ago(2000, gone), 0), true);
  assert.equal(mayCallBot(ago(2000, { ...gone, you: null }), 0), false);
  about(goneFor(ago(2000, gone), 0), 11_000);
});

test("the page is drawn every second only while something goes on", () => {
  assert.equal(isTicking(ago(0)), false);
  assert.equal(isTicking(ago(0, { turn_ms: 61_000 })), true);
  assert.equal(isTicking(ago(0, { take_back_ms: 30_000 })), true);
  assert.equal(isTicking(ago(0, { seats: [person({ clock_runs: true, clock_ms: 1 })] })), true);
  about(askLeft(ago(12_000, { take_back_ms: 30_000 })), 18_000);
  about(turnLasts(ago(3000, { turn_ms: 4000 })), 7000);
  assert.equal(turnLasts(ago(3000, { turn_ms: null })), 0);
});
