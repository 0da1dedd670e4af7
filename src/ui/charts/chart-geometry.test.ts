import { describe, expect, test } from "vitest";
import { labelBottoms, labelShift } from "./label-places.ts";
import { movedPoint, pointAt } from "./point-steps.ts";
import { depthOf, scaleOf } from "./scale.ts";
import { stepPath } from "./step-path.ts";

describe("the scale of values", () => {
  test("begins at zero and has round lines", () => {
    expect(scaleOf([18, 121])).toEqual({ lowest: 0, highest: 121, ticks: [0, 50, 100] });
    expect(scaleOf([0.3, 0.9]).lowest).toBe(0);
    expect(scaleOf([1460]).ticks).toEqual([0, 500, 1000]);
  });
  test("reaches below zero when a value does", () => {
    const scale = scaleOf([-12, 40]);
    expect(scale.ticks).toContain(0);
    expect(scale.lowest).toBeLessThanOrEqual(-12);
  });
  test("exists when there is nothing to show, or nothing but zeros", () => {
    expect(scaleOf([]).highest).toBeGreaterThan(0);
    expect(depthOf(0, scaleOf([0, 0]), 100)).toBe(100);
  });
  test("places its ends at the top and the bottom of the plot", () => {
    const scale = scaleOf([-50, 100]);
    expect(depthOf(scale.highest, scale, 180)).toBe(0);
    expect(depthOf(scale.lowest, scale, 180)).toBe(180);
  });
});

describe("the places of labels", () => {
  test("are just above what they name", () => {
    expect(
      labelBottoms(
        [
          { center: 0.1, topPx: 120 },
          { center: 0.8, topPx: 4 },
        ],
        50,
      ),
    ).toEqual([120, 4]);
  });
  test("are above each other when they would overlap, whichever comes first", () => {
    const [cheap, dear] = [
      { center: 0.6, topPx: 30 },
      { center: 0.75, topPx: 20 },
    ];
    expect(labelBottoms([cheap, dear], 50)).toEqual([30, -20]);
    expect(labelBottoms([dear, cheap], 50)).toEqual([-20, 30]);
  });
  test("stay inside the plot at its edges", () => {
    expect(labelShift(0)).toBe(0);
    expect(labelShift(0.5)).toBe(0.5);
    expect(labelShift(1)).toBe(1);
    // A label of 100 px at a tenth of 280 px.
    expect(0.1 * 280 - labelShift(0.1) * 100).toBeGreaterThanOrEqual(0);
  });
});

describe("reading point by point", () => {
  test("moves by one, by a page and to the ends, and stops there", () => {
    expect(movedPoint("ArrowRight", 5, 96, 4)).toBe(6);
    expect(movedPoint("ArrowLeft", 0, 96, 4)).toBe(0);
    expect(movedPoint("PageUp", 94, 96, 4)).toBe(95);
    expect(movedPoint("Home", 50, 96, 4)).toBe(0);
    expect(movedPoint("End", 50, 96, 4)).toBe(95);
  });
  test("leaves other keys to the page", () => {
    expect(movedPoint("Tab", 5, 96, 4)).toBeUndefined();
  });
  test("finds the point under the pointer, also just outside the plot", () => {
    expect(pointAt(0.5, 96)).toBe(48);
    expect(pointAt(1, 96)).toBe(95);
    expect(pointAt(-0.01, 96)).toBe(0);
  });
});

test("a line over steps starts and ends at the base", () => {
  expect(stepPath([10, 20], 3, 100)).toBe("M3 100V10H4V20H5V100");
  expect(stepPath([], 3, 100)).toBe("");
});
