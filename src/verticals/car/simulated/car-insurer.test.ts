import { describe, expect, it } from "vitest";
import { createCounters } from "#simulators/kernel/counters.ts";
import { createFaultBook } from "#simulators/kernel/fault-book.ts";
import { openQuoteDesk } from "#simulators/insurers/quote-desk.ts";
import { listPeople } from "#simulators/world/people.ts";
import { movableClock } from "#platform/clock.ts";
import { type CarInsurer, type CarQuestion, type CarRating, rateCar } from "./car-insurer.ts";
import { rattvis, tuvull } from "./car-insurers.ts";

const clock = movableClock(Date.parse("2026-11-15T12:00:00Z"));

const desk = (insurer: CarInsurer, seed = 1) =>
  openQuoteDesk(insurer.slug, {
    seed,
    clock,
    faults: createFaultBook(seed),
    counters: createCounters(),
    latencyMs: () => 0,
  });

const ordinary: CarQuestion = {
  personalNumber: "198502102380",
  registrationNumber: "SPV24K",
  cover: "full",
  yearlyMil: 1_500,
  postalCode: "12345",
  excessKr: undefined,
};

const rate = (changes: Partial<CarQuestion>, insurer = tuvull, seed = 1): CarRating =>
  rateCar(insurer, insurer === tuvull ? 1 : 2, { ...ordinary, ...changes }, desk(insurer, seed));

function monthlyKr(changes: Partial<CarQuestion>, insurer = tuvull): number {
  const rating = rate(changes, insurer);
  if (rating.kind !== "offered") throw new Error(JSON.stringify(rating));
  return rating.monthlyFeeOre / 100;
}

describe("the simulated market", () => {
  it.each([
    ["traffic", 251],
    ["half", 338],
    ["full", 584],
  ] as const)("asks on average for %s what Swedish insurers do: %i kr a month", (cover, publishedKr) => {
    const prices = listPeople().flatMap((person, nth) =>
      ["ABD", "KLM", "RST"].flatMap((letters, at) =>
        [tuvull, rattvis].flatMap((insurer) => {
          const rating = rate(
            {
              cover,
              personalNumber: person.personalNumber,
              postalCode: person.postalCode,
              registrationNumber: `${letters}${200 + nth}`,
              yearlyMil: [1_000, 1_500, 2_000][at] ?? 1_500,
            },
            insurer,
          );
          return rating.kind === "offered" ? rating.monthlyFeeOre / 100 : [];
        }),
      ),
    );
    const meanKr = prices.reduce((sum, price) => sum + price, 0) / prices.length;
    expect(prices.length).toBeGreaterThan(900);
    expect(Math.abs(meanKr / publishedKr - 1)).toBeLessThan(0.05);
  });

  it("prices by cover, age, place, distance, power and excess", () => {
    expect(monthlyKr({ cover: "half" })).toBeLessThan(monthlyKr({ cover: "full" }));
    expect(monthlyKr({ cover: "traffic" })).toBeLessThan(monthlyKr({ cover: "half" }));
    expect(monthlyKr({ personalNumber: "200501252399" })).toBeGreaterThan(1.3 * monthlyKr({}));
    expect(monthlyKr({ postalCode: "90325" })).toBeLessThan(0.85 * monthlyKr({}));
    expect(monthlyKr({ yearlyMil: 4_000 })).toBeGreaterThan(1.2 * monthlyKr({}));
    expect(monthlyKr({ excessKr: 9_000 })).toBeLessThan(monthlyKr({ excessKr: 3_000 }));
    expect(monthlyKr({ registrationNumber: "KVK600" }, rattvis)).toBeGreaterThan(monthlyKr({}, rattvis));
  });

  it("gives the same price for the same seed and another for another", () => {
    expect(rate({})).toEqual(rate({}));
    const prices = [1, 2, 3, 4, 5].map((seed) => JSON.stringify(rate({}, tuvull, seed)));
    expect(new Set(prices).size).toBeGreaterThan(1);
  });

  it("covers the vehicle itself only in full, with the excess that was chosen", () => {
    const terms = (changes: Partial<CarQuestion>) => {
      const rating = rate(changes);
      return rating.kind === "offered" ? rating.terms : [];
    };
    expect(terms({ cover: "traffic" }).map(({ type }) => type)).toEqual(["TRAFFIC_DAMAGE"]);
    expect(terms({ cover: "half" }).map(({ type }) => type)).not.toContain("VEHICLE_DAMAGE");
    expect(terms({ excessKr: 9_000 }).find(({ type }) => type === "VEHICLE_DAMAGE")?.cost).toEqual({
      kind: "amount",
      ore: 9_000_00,
    });
  });
});

describe("an insurer refuses", () => {
  it.each<[string, Partial<CarQuestion>, CarInsurer, string]>([
    ["a minor", { personalNumber: "201001182383" }, rattvis, "Du behöver vara minst 18 år."],
    ["a very old driver", { personalNumber: "193507156655" }, rattvis, "Vi tecknar inte nya försäkringar efter 85 år."],
    ["a very strong engine", { registrationNumber: "KVK600" }, tuvull, "Vi försäkrar inte bilar med mer än 260 kW."],
    [
      "a veteran in full cover",
      { registrationNumber: "VET063" },
      rattvis,
      "Vi tecknar inte helförsäkring för bilar äldre än 25 år.",
    ],
    ["a vehicle off the road", { registrationNumber: "AVS001" }, tuvull, "Bilen är avställd."],
    ["a vehicle nobody knows", { registrationNumber: "XXX123" }, tuvull, "Vi hittar inte bilen i vägtrafikregistret."],
  ])("%s, with its reason", (_who, changes, insurer, reason) => {
    expect(rate(changes, insurer)).toEqual({ kind: "declined", reason });
  });

  it("to read what is no personal number", () => {
    expect(rate({ personalNumber: "198502102381" }).kind).toBe("malformed");
  });
});

describe("a magic registration number", () => {
  it("hits the insurer that its digits name, and no other", () => {
    expect(rate({ registrationNumber: "HNG001" }, tuvull)).toMatchObject({ kind: "offered", trouble: "hang" });
    expect(rate({ registrationNumber: "HNG001" }, rattvis)).toMatchObject({ kind: "offered", trouble: undefined });
    expect(rate({ registrationNumber: "HNG002" }, rattvis)).toMatchObject({ trouble: "hang" });
    expect(rate({ registrationNumber: "HNG003" }, rattvis)).toMatchObject({ trouble: undefined });
  });

  it("that ends in 000 hits all", () => {
    for (const insurer of [tuvull, rattvis])
      expect(rate({ registrationNumber: "GRB000" }, insurer)).toMatchObject({ trouble: "garbage" });
  });

  it("can make one insurer or all decline", () => {
    expect(rate({ registrationNumber: "DEC001" }, tuvull).kind).toBe("declined");
    expect(rate({ registrationNumber: "DEC001" }, rattvis).kind).toBe("offered");
    for (const insurer of [tuvull, rattvis])
      expect(rate({ registrationNumber: "NON001" }, insurer).kind).toBe("declined");
  });

  it("can leave the quote alone and spoil the order", () => {
    const rating = rate({ registrationNumber: "LST001" });
    expect(rating).toMatchObject({ kind: "offered", trouble: undefined });
    expect(rating.kind === "offered" && rating.quoteId).toMatch(/-LST$/);
  });
});
