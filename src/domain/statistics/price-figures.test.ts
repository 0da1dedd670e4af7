import fc from "fast-check";
import { expect, test } from "vitest";
import { LEAST_PERSONS, onePerPerson, type PricedSearch, priceFigures } from "./price-figures.ts";

const search = (nth: number, changes: Partial<PricedSearch> = {}): PricedSearch => ({
  vertical: "one",
  region: "Uppsala",
  keys: [`visitor ${nth}`],
  lowestOre: 3_000_00 + nth * 10_00,
  finishedAtMs: nth,
  ...changes,
});
const searches = (count: number, changes: Partial<PricedSearch> = {}): PricedSearch[] =>
  Array.from({ length: count }, (_, nth) => search(nth, changes));

test("twenty-nine persons give nothing, thirty give a figure", () => {
  expect(priceFigures(searches(LEAST_PERSONS - 1))).toEqual([]);
  expect(priceFigures(searches(LEAST_PERSONS))).toEqual([
    { vertical: "one", region: "Uppsala", persons: 30, medianOre: 3_150_00, lowOre: 3_090_00, highOre: 3_200_00 },
  ]);
});

test("how many persons is in whole tens", () => {
  expect([30, 39, 40, 47].map((count) => priceFigures(searches(count))[0]?.persons)).toEqual([30, 30, 40, 40]);
});

test("counts each vertical and county by itself", () => {
  const divided = [...searches(29), ...searches(29, { region: "Skåne" }), ...searches(30, { vertical: "two" })];
  expect(priceFigures(divided).map(({ vertical, region }) => [vertical, region])).toEqual([["two", "Uppsala"]]);
});

test("a person who searches again counts once, with the latest price", () => {
  const again = [...searches(29), search(7, { lowestOre: 9_000_00, finishedAtMs: 100 })];
  expect(priceFigures(again)).toEqual([]);
  expect(onePerPerson(again)).toHaveLength(29);
  expect(onePerPerson(again).find(({ keys }) => keys[0] === "visitor 7")?.lowestOre).toBe(9_000_00);
});

test("a number or answers that visitors share make them one person, also through others", () => {
  const shared = [
    search(1, { keys: ["visitor a", "number x"] }),
    search(2, { keys: ["visitor b", "number x"] }),
    search(3, { keys: ["visitor b", "number y"] }),
    search(4, { keys: ["visitor c", "number y"] }),
    search(5, { keys: ["visitor d", "number z"] }),
  ];
  expect(onePerPerson(shared)).toHaveLength(2);
});

test("the order of the searches changes no figure, and figures are in whole ten kronor", () => {
  const many = fc.array(
    fc.record({
      vertical: fc.constantFrom("one", "two"),
      region: fc.constantFrom("Skåne", "Uppsala"),
      keys: fc.array(
        fc.integer({ min: 0, max: 200 }).map((at) => `key ${at}`),
        { minLength: 1, maxLength: 2 },
      ),
      lowestOre: fc.integer({ min: 1, max: 1_000_000 }),
    }),
    { maxLength: 400 },
  );
  fc.assert(
    fc.property(many, (given) => {
      const timed = given.map((each, at) => ({ ...each, finishedAtMs: at }));
      const figures = priceFigures(timed);
      expect(priceFigures(timed.toReversed())).toEqual(figures);
      for (const { persons, medianOre, lowOre, highOre } of figures) {
        expect(persons).toBeGreaterThanOrEqual(LEAST_PERSONS);
        expect(lowOre).toBeLessThanOrEqual(medianOre);
        expect(medianOre).toBeLessThanOrEqual(highOre);
        expect([medianOre % 1_000, lowOre % 1_000, highOre % 1_000]).toEqual([0, 0, 0]);
      }
    }),
    { numRuns: 50 },
  );
});
