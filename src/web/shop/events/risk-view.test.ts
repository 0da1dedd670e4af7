import { describe, expect, it } from "vitest";
import type { CostLine } from "#domain/risk/cost-of-risk.ts";
import { readFrequency, readYears } from "./read-choice.ts";
import { costScale, shortNames, spreadLabels } from "./risk-view.ts";

const line = (name: string, premiumKr: number, ownKr: number): CostLine => ({
  id: name,
  name,
  premiumOre: premiumKr * 100,
  ownOre: ownKr * 100,
});

describe("the scale", () => {
  it("begins below the lowest line and ends above the highest, in round steps", () => {
    const scale = costScale([line("A", 3_588, 9_000), line("B", 5_172, 2_000)], 1);
    expect(scale).toEqual({
      lowest: 2_000_00,
      highest: 10_000_00,
      ticks: [2_000_00, 4_000_00, 6_000_00, 8_000_00, 10_000_00],
    });
  });

  it("has a height where all lines are the same and flat", () => {
    const { lowest, highest } = costScale([line("A", 3_000, 0)], 5);
    expect(lowest).toBeLessThanOrEqual(15_000_00);
    expect(highest).toBeGreaterThan(15_000_00);
  });
});

describe("labels", () => {
  it("stay where they are when there is room, and move apart when there is not", () => {
    expect(spreadLabels([10, 100, 200], 20, 320)).toEqual([10, 100, 200]);
    expect(spreadLabels([100, 105, 100], 20, 320)).toEqual([100, 140, 120]);
  });

  it("do not leave the plot at its lower end", () => {
    expect(spreadLabels([318, 319], 20, 320)).toEqual([300, 320]);
  });

  it("have the first word of a name where it is enough", () => {
    const names = shortNames([line("Björkhaga Ömsesidiga", 1, 1), line("Norra Bil", 1, 1), line("Norra Hem", 1, 1)]);
    expect([...names.values()]).toEqual(["Björkhaga", "Norra Bil", "Norra Hem"]);
  });
});

describe("the address", () => {
  const read = (query: string) => readFrequency(new URLSearchParams(query), {});

  it("chooses half times with a point or a comma; anything else is once in ten years", () => {
    expect(["ganger=2.5", "ganger=2,5", "ganger=0"].map(read)).toEqual([5, 5, 0]);
    expect(["", "ganger=", "ganger=6", "ganger=0.3", "ganger=x"].map(read)).toEqual([2, 2, 2, 2, 2]);
  });

  it("begins at a public figure where there is one", () => {
    const frequency = { perTenYears: 1.4, source: "a source", year: 2025, url: "https://source.example/" };
    expect(readFrequency(new URLSearchParams(), { frequency })).toBe(3);
    expect(readFrequency(new URLSearchParams("ganger=4"), { frequency })).toBe(8);
  });

  it("chooses one year or five", () => {
    expect(["ar=5", "ar=7", ""].map((query) => readYears(new URLSearchParams(query)))).toEqual([5, 1, 1]);
  });
});
