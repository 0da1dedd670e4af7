import fc from "fast-check";
import { expect, test } from "vitest";
import { placePopover } from "./place-popover.ts";

const viewport = { width: 1000, height: 800 };
const trigger = { left: 400, top: 100, width: 100, height: 40 };
const panel = { width: 300, height: 200 };

test("a popover is placed 10 px under its trigger by default [F-090]", () => {
  expect(placePopover({ trigger, panel, viewport }).topPx).toBe(150);
  expect(placePopover({ trigger, panel, viewport, offset: { top: 24 } }).topPx).toBe(164);
});

test("it lines up with the middle, the start or the end of its trigger", () => {
  const lefts = (["center", "start", "end"] as const).map(
    (align) => placePopover({ trigger, panel, viewport, align }).leftPx,
  );
  expect(lefts).toEqual([300, 400, 200]);
});

test("it goes above when there is no room under", () => {
  const low = { ...trigger, top: 700 };
  expect(placePopover({ trigger: low, panel, viewport })).toEqual({ leftPx: 300, topPx: 490, maxHeightPx: 682 });
});

test("wherever the trigger is, the panel stays inside the screen", () => {
  const px = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(px(2000), px(2000), px(900), px(2000), (left, top, width, height) => {
      const place = placePopover({
        trigger: { left: Math.min(left, 960), top: Math.min(top, 730), width: 40, height: 40 },
        panel: { width: Math.min(width, 984), height },
        viewport,
      });
      const right = place.leftPx + Math.min(width, 984);
      const bottom = place.topPx + Math.min(height, place.maxHeightPx);
      expect([place.leftPx >= 8, right <= 992, place.topPx >= 8, bottom <= 792]).toEqual([true, true, true, true]);
    }),
    { numRuns: 1000 },
  );
});
