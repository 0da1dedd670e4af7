import { describe, expect, test } from "vitest";
import type { MeterAnswer } from "#verticals/electricity/meter/compute-meter.ts";
import type { MeterContract } from "#verticals/electricity/meter/meter-page-data.ts";
import {
  cheapestOfTypes,
  costToday,
  effectOfMove,
  monthsOfUse,
  mostAndLeast,
  rankContracts,
  readMonthly,
} from "./meter-view.ts";

const contract = (id: string, type: string): MeterContract =>
  ({ id, providerName: id, name: id, label: type, terms: { type }, orderHref: `/${id}` }) as unknown as MeterContract;
const LIST = [
  contract("a", "fixed"),
  contract("unpriced", "monthly"),
  contract("b", "hourly"),
  contract("c", "hourly"),
];
const cost = (id: string, yearOre: number) => ({ id, yearOre, type: "fixed", monthsOre: [] }) as const;
const ANSWER: MeterAnswer = {
  ok: true,
  file: undefined,
  months: [
    { month: "2026-01", wh: 1_460_400 },
    { month: "2026-07", wh: 523_000 },
  ],
  totalWh: 1_983_400,
  estimatedQuarters: 0,
  missingPrices: 0,
  costs: {
    order: [cost("c", 100_000), cost("a", 110_000), cost("b", 120_000)],
    monthsWh: [],
    cheapestOfTypes: [],
    withoutPrice: ["unpriced"],
  },
  moved: [
    { share: 0, movedWh: 0, savingOre: 0 },
    { share: 20, movedWh: 400_000, savingOre: 13_560 },
  ],
};
const ranked = rankContracts(LIST, ANSWER);

describe("the new order", () => {
  test("has places and how far each contract has moved among those with a cost", () => {
    expect(ranked.map(({ id, place, placesUp }) => [id, place, placesUp])).toEqual([
      ["c", 1, 2],
      ["a", 2, -1],
      ["b", 3, -1],
    ]);
  });
  test("gives the cheapest of each type", () => {
    expect(cheapestOfTypes(ranked).map(({ id }) => id)).toEqual(["c", "a"]);
  });
});

test("the use costs what it does today at today's price", () => {
  // 11 840 kWh at 101,50 öre.
  expect(costToday(11_840_000, 10_150)).toBe(1_201_760);
  expect(costToday(1000, undefined)).toBeUndefined();
});

test("months have whole kWh, and the most and the least are found", () => {
  expect(mostAndLeast(monthsOfUse(ANSWER))).toEqual([
    { month: "2026-01", kwh: 1460 },
    { month: "2026-07", kwh: 523 },
  ]);
});

describe("moving a share of the use", () => {
  test("is worth a sum, for the cheapest contract by the quarter", () => {
    expect(effectOfMove(ANSWER, ranked, 20)).toMatchObject({
      kwh: 400,
      savingOre: 13_560,
      perKwh: 3390,
      best: { id: "c", movedOre: 86_440, isCheapest: true },
    });
  });
  test("of nothing is worth nothing", () => {
    expect(effectOfMove(ANSWER, ranked, 0)).toMatchObject({ kwh: 0, savingOre: 0, perKwh: 0 });
  });
  test("is not known without prices by the quarter", () => {
    expect(effectOfMove({ ...ANSWER, moved: [] }, ranked, 20)).toBeUndefined();
  });
});

describe("twelve typed values", () => {
  const twelve = Array.from({ length: 12 }, () => "1 000");
  test("are whole kWh", () => {
    expect(readMonthly(twelve)).toEqual(Array.from({ length: 12 }, () => 1000));
    expect(readMonthly(twelve.with(3, "523,4"))?.[3]).toBe(523);
  });
  test("are all needed", () => {
    expect(readMonthly(twelve.with(3, ""))).toBeUndefined();
    expect(readMonthly(twelve.with(3, "-4"))).toBeUndefined();
    expect(readMonthly(twelve.map(() => "0"))).toBeUndefined();
  });
});
