import { describe, expect, it } from "vitest";
import { layOutPriceScale, type PriceScaleShape, clampLabelX } from "./lay-out-price-scale.ts";

const SHAPE: PriceScaleShape = { width: 1000, height: 154, top: 100, pull: 28, edge: 50, maxTicks: 7 };

describe("the price wire", () => {
  it("hangs between its posts with nothing on it while there are no prices", () => {
    expect(layOutPriceScale([], undefined, SHAPE)).toEqual({
      wire: "M0 100Q500 128 1000 100",
      kept: undefined,
      ticks: [],
      seeds: [],
      yours: undefined,
    });
  });

  it("has even ticks around the prices, no more than there is room for", () => {
    const ticksOf = (prices: number[], maxTicks: number) =>
      layOutPriceScale(prices, undefined, { ...SHAPE, maxTicks }).ticks.map(({ kr }) => kr);
    expect(ticksOf([219, 431], 7)).toEqual([200, 250, 300, 350, 400, 450]);
    expect(ticksOf([219, 431], 4)).toEqual([200, 300, 400, 500]);
    expect(ticksOf([300], 7)).toEqual([300, 310]);
    expect(ticksOf([219, 2_431], 7)).toEqual([0, 500, 1_000, 1_500, 2_000, 2_500]);
  });

  it("places each price by its amount, from the first tick to the last", () => {
    const { offerMarks: seeds } = layOutPriceScale([200, 325, 450], undefined, SHAPE);
    expect(seeds.map(({ x }) => x)).toEqual([50, 500, 950]);
    expect(seeds[1]?.y).toBe(114);
    expect(seeds.some(({ isAbove }) => isAbove)).toBe(false);
  });

  it("marks what lies at or above the visitor's own price, and what is kept below it", () => {
    const { offerMarks: seeds, yours, savingPath: kept } = layOutPriceScale([219, 359, 431], 359, SHAPE);
    expect(seeds.map(({ isAbove }) => isAbove)).toEqual([false, true, true]);
    expect(yours).toEqual({ x: seeds[1]?.x, y: seeds[1]?.y });
    expect(kept).toMatch(new RegExp(`^M${seeds[0]?.x} ${seeds[0]?.y}Q.+ ${yours?.x} ${yours?.y}$`));
  });

  it("keeps nothing when every price is higher", () => {
    expect(layOutPriceScale([400, 431], 359, SHAPE).savingPath).toBeUndefined();
  });
});

it("a label stands over its price, and within the drawing where that is at an edge", () => {
  expect(clampLabelX(175, "Du idag 359 kr", 350)).toBe(175);
  expect(clampLabelX(340, "Du idag 1 359 kr", 350)).toBe(274);
  expect(clampLabelX(10, "Du idag 359 kr", 350)).toBe(66.5);
});
