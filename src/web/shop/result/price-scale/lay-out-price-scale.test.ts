import { describe, expect, it } from "vitest";
import { layOutPriceScale, type PriceScaleShape, clampLabelX } from "./lay-out-price-scale.ts";

const SHAPE: PriceScaleShape = { width: 1000, height: 154, top: 100, pull: 28, edge: 50, maxTicks: 7 };

describe("the price scale", () => {
  it("is an empty line while there are no prices", () => {
    expect(layOutPriceScale([], undefined, SHAPE)).toEqual({
      linePath: "M0 100Q500 128 1000 100",
      savingPath: undefined,
      ticks: [],
      offerMarks: [],
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
    const { offerMarks } = layOutPriceScale([200, 325, 450], undefined, SHAPE);
    expect(offerMarks.map(({ x }) => x)).toEqual([50, 500, 950]);
    expect(offerMarks[1]?.y).toBe(114);
    expect(offerMarks.some(({ isAbove }) => isAbove)).toBe(false);
  });

  it("marks the prices at or above the visitor's own, and the saving below it", () => {
    const { offerMarks, yours, savingPath } = layOutPriceScale([219, 359, 431], 359, SHAPE);
    expect(offerMarks.map(({ isAbove }) => isAbove)).toEqual([false, true, true]);
    expect(yours).toEqual({ x: offerMarks[1]?.x, y: offerMarks[1]?.y });
    expect(savingPath).toMatch(new RegExp(`^M${offerMarks[0]?.x} ${offerMarks[0]?.y}Q.+ ${yours?.x} ${yours?.y}$`));
  });

  it("has no saving when every price is higher", () => {
    expect(layOutPriceScale([400, 431], 359, SHAPE).savingPath).toBeUndefined();
  });
});

it("a label is centred over its price, and stays inside the picture at an edge", () => {
  expect(clampLabelX(175, "Du idag 359 kr", 350)).toBe(175);
  expect(clampLabelX(340, "Du idag 1 359 kr", 350)).toBe(274);
  expect(clampLabelX(10, "Du idag 359 kr", 350)).toBe(66.5);
});
