import fc from "fast-check";
import { expect, it } from "vitest";
import { type CostAxis, costAxis, type YearOffer, placeOn } from "./cost-axis.ts";

const offerOf = (yearOre: number, range?: { readonly lowestOre: number; readonly highestOre: number }): YearOffer =>
  ({ price: { headline: { value: yearOre } }, facts: { range } }) as unknown as YearOffer;

const inKr = ({ fromOre, toOre }: CostAxis) => [fromOre / 100, toOre / 100];

it("ends at whole kronor outside of every amount, and need not start at nothing", () => {
  const offers = [
    offerOf(10_346_00, { lowestOre: 9_038_00, highestOre: 12_564_00 }),
    offerOf(12_526_00),
    offerOf(11_205_00, { lowestOre: 9_897_00, highestOre: 13_423_00 }),
  ];
  expect(inKr(costAxis(offers, 12_180_00))).toEqual([8_000, 14_000]);
  expect(inKr(costAxis(offers, 24_000_00))).toEqual([8_000, 26_000]);
  expect(inKr(costAxis([offerOf(982_00)], undefined))).toEqual([900, 1_000]);
});

it("has room for every amount, at its place", () => {
  const ore = fc.integer({ min: 12_00, max: 900_000_00 });
  fc.assert(
    fc.property(fc.array(ore, { minLength: 1, maxLength: 20 }), fc.option(ore, { nil: undefined }), (years, yours) => {
      const axis = costAxis(
        years.map((year) => offerOf(year)),
        yours,
      );
      expect(axis.toOre).toBeGreaterThan(axis.fromOre);
      for (const year of [...years, ...(yours === undefined ? [] : [yours])]) {
        expect(axis.fromOre).toBeLessThanOrEqual(year);
        expect(axis.toOre).toBeGreaterThanOrEqual(year);
      }
      const places = years.toSorted((a, b) => a - b).map((year) => placeOn(axis, year));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
  );
});
