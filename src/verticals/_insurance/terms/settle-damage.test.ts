import { describe, expect, it } from "vitest";
import { settleDamage } from "./settle-damage.ts";

const kr = (amount: number) => amount * 100;

describe("what is paid of a damage", () => {
  it.each([
    ["a damage above the excess", 80_000, { excessOre: kr(1_500) }, 1_500, 78_500],
    ["a damage of just the excess", 1_500, { excessOre: kr(1_500) }, 1_500, 0],
    ["a damage below the excess", 1_000, { excessOre: kr(1_500) }, 1_000, 0],
    ["no excess", 45_000, { excessOre: 0 }, 0, 45_000],
    ["a share above the least excess", 70_000, { excessOre: kr(1_500), excessPercent: 10 }, 7_000, 63_000],
    ["a share below the least excess", 12_000, { excessOre: kr(1_500), excessPercent: 10 }, 1_500, 10_500],
    ["a share of just the least excess", 15_000, { excessOre: kr(1_500), excessPercent: 10 }, 1_500, 13_500],
    ["a limit that is reached", 400_000, { excessOre: kr(1_500), limitOre: kr(300_000) }, 100_000, 300_000],
    [
      "a limit that the excess keeps it below",
      301_000,
      { excessOre: kr(1_500), limitOre: kr(300_000) },
      1_500,
      299_500,
    ],
    ["a limit that is just reached", 301_500, { excessOre: kr(1_500), limitOre: kr(300_000) }, 1_500, 300_000],
  ])("%s", (_, damageKr, terms, ownKr, insurerKr) => {
    expect(settleDamage(kr(damageKr), terms)).toEqual({ ownOre: kr(ownKr), insurerOre: kr(insurerKr) });
  });

  it("splits the damage without loss, in whole öre", () => {
    const { ownOre, insurerOre } = settleDamage(12_345_67, { excessOre: 100_00, excessPercent: 10 });
    expect([ownOre, insurerOre]).toEqual([1_234_57, 11_111_10]);
  });
});
