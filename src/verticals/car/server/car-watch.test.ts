import { expect, it } from "vitest";
import { isSameCover } from "#domain/watch/same-cover.ts";
import type { ExcessCost } from "#verticals/car/car.offer.ts";
import { carWatch } from "./car-watch.ts";

const kr = (amount: number): ExcessCost => ({ kind: "amount", ore: amount * 100 });
const offered = (costs: Readonly<Record<string, ExcessCost | undefined>>) =>
  carWatch.offerRows({
    excesses: Object.entries(costs).map(([type, cost]) => ({ type, name: type, description: "", cost })),
  });
const former =
  carWatch.formerRows?.({
    insuranceName: "Halvförsäkring",
    deductibles: [
      { name: "Självrisk brand", amountOre: 3_000_00 },
      { name: "Självrisk glas", amountOre: 1_500_00 },
    ],
  }) ?? [];

it("has a row for each excess that the insurer reports", () => {
  expect(former.map(({ type, value }) => [type, value])).toEqual([
    ["FIRE_DAMAGE", 3_000_00],
    ["GLASS", 1_500_00],
  ]);
});

it("is the same cover when no excess is higher and nothing is missing", () => {
  expect(isSameCover(former, offered({ FIRE_DAMAGE: kr(1_500), GLASS: kr(1_500) }))).toBe(true);
  expect(isSameCover(former, offered({ FIRE_DAMAGE: kr(1_500), GLASS: kr(1_501) }))).toBe(false);
  expect(isSameCover(former, offered({ FIRE_DAMAGE: kr(1_500), GLASS: undefined }))).toBe(false);
  const share: ExcessCost = { kind: "share", percent: 10, minimumOre: 0 };
  expect(isSameCover(former, offered({ FIRE_DAMAGE: share, GLASS: kr(0) }))).toBe(false);
});
