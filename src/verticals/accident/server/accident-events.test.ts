import { describe, expect, it } from "vitest";
import { outcomeOf } from "#domain/cover/outcome.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import type { Injury } from "#verticals/accident/accident.offer.ts";
import { describeAccidentCover } from "./accident-cover.ts";
import { accidentEventRules } from "./accident-events.ts";
import { accidentProviders } from "./accident-providers.ts";
import { accidentTerms } from "./accident-terms/accident-terms.texts.sv.ts";

const paid = new Map<Injury, number>([
  ["BROKEN_LEG", 2_500_00],
  ["TOOTH", 5_000_00],
  ["TENTH_INVALIDITY", 100_000_00],
]);
const cover = describeAccidentCover(paid, 1_000_000_00, { providerId: insurers.rask.providerId, links: [] });

const outcome = (id: string) =>
  outcomeOf(
    cover,
    accidentEventRules.events.find((event) => event.id === id)!,
  );

describe("what happens to a person", () => {
  it("states of every insurer that is asked, and of no other, what its terms are", () => {
    expect(Object.keys(accidentTerms.documents).toSorted()).toEqual(
      accidentProviders.map(({ slug }) => slug).toSorted(),
    );
  });

  it("is compared by what is paid out: no event has a price", () => {
    for (const { isPayout, damageOre } of accidentEventRules.events) expect([isPayout, damageOre]).toEqual([true, 0]);
  });

  it("pays what the offer states, with the sentence that states it", () => {
    expect(outcome("brutet-ben")).toEqual({
      isCovered: true,
      ownOre: 0,
      insurerOre: 2_500_00,
      citation: { quote: "Brutet ben: 2 500 kr.", document: "Rask Olycksfall 3.0", place: "punkt 2.1" },
    });
    expect(outcome("svaraste-skadan")).toMatchObject({ insurerOre: 1_000_000_00 });
  });

  it("is not covered where the offer pays nothing", () => {
    expect(outcome("arr")).toMatchObject({ isCovered: false, ownOre: 0, insurerOre: 0 });
    expect(outcome("arr")?.citation?.quote).toBe("Ärr: ersätts inte.");
  });
});
