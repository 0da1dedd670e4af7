import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatKr } from "#domain/format/swedish-format.ts";
import { type CoverRow, isSameCover } from "#domain/watch/same-cover.ts";
import type { FoundOffer } from "#domain/watch/watch.ts";
import { landingRows, listLesser } from "./landing.ts";

const money = (type: string, kr: number | undefined): CoverRow => ({
  type,
  name: type,
  text: kr === undefined ? "Ingår inte" : formatKr(kr * 100),
  value: kr === undefined ? undefined : kr * 100,
  better: "low",
});
const former = (rows: readonly CoverRow[]) => ({ providerName: "Granskog", yearlyOre: 4_308_00, rows });
const offer = (providerName: string, yearlyOre: number, rows: readonly CoverRow[]): FoundOffer => ({
  offerId: providerName,
  providerId: 1,
  providerName,
  providerSlug: providerName.toLowerCase(),
  yearlyOre,
  savingOre: undefined,
  rows,
});
const anyRows = fc
  .array(fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }), { minLength: 3, maxLength: 3 })
  .map((values) => values.map((kr, at) => money(`row-${at}`, kr)));

describe("the rows beside each other", () => {
  it("state the difference in money where both are money", () => {
    const today = [money("fire", 3_000), money("glass", 1_500), money("motor", 2_500)];
    const [fire, glass, motor] = landingRows(former(today), {
      rows: [money("fire", 1_500), money("glass", 2_000), money("motor", undefined)],
    });
    expect(fire).toMatchObject({ change: "better", byOre: 1_500_00, offered: formatKr(1_500_00) });
    expect(glass).toMatchObject({ change: "worse", byOre: 500_00 });
    expect(motor).toMatchObject({ change: "worse", byOre: undefined, offered: "Ingår inte" });
  });

  it("state no amount of what is no money", () => {
    const travel = (days: number): CoverRow => ({
      type: "travel",
      name: "Reseskydd",
      text: `${days} dagar`,
      value: days,
      better: "high",
    });
    expect(landingRows(former([travel(45)]), { rows: [travel(60)] })).toMatchObject([
      { change: "better", byOre: undefined },
    ]);
  });
});

describe("what is cheaper and not the same", () => {
  it("is every offer with a worse row, the cheapest first, each with just those rows", () => {
    const anyOffers = fc.array(fc.record({ fee: fc.integer({ min: 1, max: 9 }), rows: anyRows }), { maxLength: 6 });
    fc.assert(
      fc.property(anyRows, anyOffers, (today, given) => {
        const offers = given.map(({ fee, rows }, at) => offer(`Bolag ${at}`, fee * 100, rows));
        const lesser = listLesser(former(today), offers);
        const worse = offers.filter(({ rows }) => !isSameCover(today, rows));
        expect(new Set(lesser.map(({ providerName }) => providerName))).toEqual(
          new Set(worse.map(({ providerName }) => providerName)),
        );
        const fees = lesser.map(({ yearlyOre }) => yearlyOre);
        expect(fees).toEqual(fees.toSorted((one, other) => one - other));
        for (const { worse: rows } of lesser) expect(rows.every(({ change }) => change === "worse")).toBe(true);
      }),
    );
  });
});
