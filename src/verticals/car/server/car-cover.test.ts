import { describe, expect, it } from "vitest";
import { describeCoverChange } from "#domain/comparison/cover-change.texts.sv.ts";
import { compareCarCover, coverToday } from "./car-cover.ts";

const excess = (name: string) => ({ name, amountOre: 150_000 });

describe("what a fetched car insurance covers", () => {
  it.each([
    ["Bilförsäkring Hel", "full"],
    ["Bilförsäkring halv", "half"],
    ["Halvförsäkring", "half"],
    ["Trafik- och halvförsäkring", "half"],
    ["Trafikförsäkring", "traffic"],
  ])("is known by its name: %s", (insuranceName, cover) => {
    expect(coverToday({ insuranceName, deductibles: [] })).toBe(cover);
  });

  it.each([
    [["Självrisk trafik", "Självrisk stöld", "Självrisk vagnskada"], "full"],
    [["Självrisk trafik", "Självrisk glas"], "half"],
    [["Självrisk trafik"], "traffic"],
    [[], undefined],
  ])("or else by its excesses: %j", (names, cover) => {
    expect(coverToday({ insuranceName: "Helhetstrygghet bil", deductibles: names.map(excess) })).toBe(cover);
  });
});

describe("beside a search", () => {
  const half = { insuranceName: "Bilförsäkring Halv", deductibles: [] };

  it("less is described with what is lost", () => {
    const { today, change } = compareCarCover(half, { insurancetype: "traffic" });
    expect(today).toBe("Halvförsäkring");
    expect(change && describeCoverChange(change)).toBe(
      "Trafikförsäkring är ett mindre skydd än din halvförsäkring idag. Du förlorar stöld, brand, glas, maskin, räddning och rättsskydd.",
    );
  });

  it("more is described with what is gained", () => {
    const { change } = compareCarCover(half, { insurancetype: "full" });
    expect(change && describeCoverChange(change)).toBe(
      "Helförsäkring är ett större skydd än din halvförsäkring idag. Du får även vagnskada.",
    );
  });

  it("the same is no change, and what is not known is not called one", () => {
    expect(compareCarCover(half, { insurancetype: "half" })).toEqual({ today: "Halvförsäkring" });
    expect(compareCarCover({ insuranceName: "Bil", deductibles: [] }, { insurancetype: "half" })).toEqual({
      today: "Bil",
    });
  });
});
