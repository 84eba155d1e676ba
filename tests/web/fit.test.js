// @ts-nocheck: the types of the modules under test say enough
import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page_here.js";

const { fit, fitHand } = await page("fit.js");
const loose = (count) => Array.from({ length: count }, () => null);
const PHONE = { width: 336, height: 300, gap: 9, most: 84 };

/** Rows of equal cards that a size makes, and their height. */
function rowsOf(count, { width, ratio }, room) {
  const columns = Math.floor((room.width + room.gap) / (width + room.gap));
  const rows = Math.ceil(count / columns);
  return { columns, height: rows * width * ratio + (rows - 1) * room.gap };
}

test("a few cards are as large as they may be", () => {
  assert.deepEqual(fit(loose(4), { width: 700, height: 400, gap: 14, most: 112 }), { width: 112, ratio: 1.4, scrolls: false });
});

test("cards never shrink below 44 px, and fit without overlapping unless they scroll", () => {
  for (let count = 0; count <= 52; count++) {
    const size = fit(loose(count), PHONE);
    assert.ok(size.width >= 44 && size.width * size.ratio >= 44);
    const { columns, height } = rowsOf(count, size, PHONE);
    assert.ok(columns >= 1);
    if (!size.scrolls) assert.ok(height <= PHONE.height + 0.01, `${count} cards`);
  }
});

test("thirty cards fit a phone as tiles; thirty-six scroll down only", () => {
  assert.equal(fit(loose(30), PHONE).scrolls, false);
  const size = fit(loose(36), PHONE);
  assert.ok(6 * size.width + 5 * PHONE.gap <= PHONE.width);
});

test("more piles never make larger cards", () => {
  let last = Infinity;
  for (let count = 1; count <= 40; count++) {
    const { width, ratio } = fit(loose(count), PHONE);
    assert.ok(width * ratio <= last + 0.01);
    last = Math.max(width * ratio, 44);
  }
});

test("a build takes the room of its fan and its band", () => {
  const room = { width: 336, height: 170, gap: 11, most: 84 };
  const one = fit([{ rows: 1, wide: 2 }], room);
  const many = fit([{ rows: 3, wide: 2 }], room);
  assert.ok(many.width < one.width);
});

test("a hand of thirteen fits the narrowest phone with targets of 44 px", () => {
  for (const width of [304, 344, 704, 1000]) {
    for (let count = 1; count <= 13; count++) {
      const size = fitHand(count, { width, gap: 8, most: 82 });
      assert.ok(size.width >= 44 && size.columns >= 1);
      assert.ok(size.columns * size.width + (size.columns - 1) * 8 <= width, `${count} in ${width}`);
    }
  }
});

test("four cards stay upright", () => {
  assert.equal(fitHand(4, { width: 344, gap: 8, most: 80 }).ratio, 1.4);
});
