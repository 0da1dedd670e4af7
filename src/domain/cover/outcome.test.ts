import { describe, expect, it } from "vitest";
import { amount, type CoverPart, type CoverTerms, withAddOns } from "./cover.ts";
import { outcomeOf } from "./outcome.ts";

const kr = (value: number) => value * 100;
const share = (percent: number, minimumKr: number) => ({ kind: "share", percent, minimumOre: kr(minimumKr) }) as const;
const fire = (terms: CoverTerms): CoverPart[] => [{ type: "FIRE", name: "Brand", state: "included", terms }];
const outcome = (cover: CoverPart[], damageKr: number) => outcomeOf(cover, { part: "FIRE", damageOre: kr(damageKr) });

describe("what is paid of a damage", () => {
  it.each<[string, number, CoverTerms, number, number]>([
    ["a damage above the excess", 80_000, { excess: amount(kr(1_500)) }, 1_500, 78_500],
    ["a damage of just the excess", 1_500, { excess: amount(kr(1_500)) }, 1_500, 0],
    ["a damage below the excess", 1_000, { excess: amount(kr(1_500)) }, 1_000, 0],
    ["no excess", 45_000, { excess: amount(0) }, 0, 45_000],
    ["a share above the least excess", 70_000, { excess: share(10, 1_500) }, 7_000, 63_000],
    ["a share below the least excess", 12_000, { excess: share(10, 1_500) }, 1_500, 10_500],
    ["a limit that is reached", 400_000, { excess: amount(kr(1_500)), limitOre: kr(300_000) }, 100_000, 300_000],
    ["a limit below it", 301_000, { excess: amount(kr(1_500)), limitOre: kr(300_000) }, 1_500, 299_500],
  ])("%s", (_, damageKr, terms, ownKr, insurerKr) => {
    expect(outcome(fire(terms), damageKr)).toEqual({ isCovered: true, ownOre: kr(ownKr), insurerOre: kr(insurerKr) });
  });

  it("splits the damage without loss, in whole öre", () => {
    const { ownOre, insurerOre } = outcomeOf(fire({ excess: share(10, 100) }), { part: "FIRE", damageOre: 12_345_67 })!;
    expect([ownOre, insurerOre]).toEqual([1_234_57, 11_111_10]);
  });

  it("is all one's own where it is not included, and nothing is stated where no source does", () => {
    const part = { type: "FIRE", name: "Brand" } as const;
    expect(outcome([{ ...part, state: "excluded" }], 100)).toMatchObject({ isCovered: false, ownOre: kr(100) });
    expect(outcome([{ ...part, state: "unknown" }], 100)).toBeUndefined();
    expect(outcome(fire({}), 100)).toBeUndefined();
    expect(outcome([], 100)).toBeUndefined();
  });

  it("is paid by an add-on when that is bought, and by no other", () => {
    const addOn = { id: "brand", name: "Brand", yearlyOre: kr(168), terms: { excess: amount(0) } };
    const cover: CoverPart[] = [{ type: "FIRE", name: "Brand", state: "add-on", addOn }];
    expect(outcome(cover, 100)?.isCovered).toBe(false);
    expect(outcome([...withAddOns(cover, ["glas"])], 100)?.isCovered).toBe(false);
    expect(outcome([...withAddOns(cover, ["brand"])], 100)).toEqual({
      isCovered: true,
      ownOre: 0,
      insurerOre: kr(100),
    });
  });

  it("ends with the last day of a cover that has one", () => {
    const damage = { part: "FIRE", damageOre: kr(100), days: 14 };
    const lasting = (days: number | "unstated") => outcomeOf(fire({ excess: amount(0), days }), damage)?.isCovered;
    expect([lasting(13), lasting(14), lasting("unstated")]).toEqual([false, true, true]);
  });
});
