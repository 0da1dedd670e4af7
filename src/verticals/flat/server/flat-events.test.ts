import { describe, expect, it } from "vitest";
import { outcomeOf } from "#domain/cover/outcome.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { NOT_READ } from "#verticals/_insurance/terms/read-terms.ts";
import type { ExcessKind } from "#verticals/flat/flat.offer.ts";
import type { FlatSearch } from "#verticals/flat/flat.search.ts";
import { describeFlatCover, flatCoverToday, type StatedFlat } from "./flat-cover.ts";
import { flatEventRules } from "./flat-events.ts";
import { flatProviders } from "./flat-providers.ts";
import { flatTerms } from "./flat-terms/flat-terms.texts.sv.ts";

const EXCESSES: readonly (readonly [ExcessKind, number])[] = [
  ["movables", 1_500_00],
  ["water", 3_000_00],
  ["travel", 0],
];

const damageOf = (id: string) => flatEventRules.events.find((event) => event.id === id)!;

const outcome = (id: string, stated: Partial<StatedFlat> = {}, movablesKr: number | undefined = 500_000) =>
  outcomeOf(
    describeFlatCover(
      {
        excesses: new Map(EXCESSES),
        hasAllrisk: false,
        hasTenantOwner: undefined,
        travelDays: 45,
        movablesKr,
        ...stated,
      },
      { providerId: insurers.akerbar.providerId, links: [] },
    ),
    damageOf(id),
  );

describe("what happens in a home", () => {
  it("states of every insurer that is asked, and of no other, what its terms are", () => {
    expect(Object.keys(flatTerms.documents)).toEqual(flatProviders.map(({ slug }) => slug));
  });

  it("states every figure of a rule in the sentence that is cited for it", () => {
    const read = Object.values(flatTerms.documents).filter((document) => document !== NOT_READ);
    expect(read.length).toBeGreaterThan(5);
    for (const { clauses } of read)
      for (const { quote, states = {} } of Object.values(clauses))
        for (const figure of Object.values(states)) expect(quote.replaceAll(" ", "")).toContain(String(figure));
  });

  it("is paid up to what the things are insured for", () => {
    expect(outcome("brand", {}, 300_000)).toMatchObject({ ownOre: 100_000_00, insurerOre: 300_000_00 });
    expect(outcome("brand", {}, 500_000)).toMatchObject({ ownOre: 1_500_00, insurerOre: 398_500_00 });
    expect(outcome("brand", { movablesKr: undefined })).toMatchObject({ ownOre: 1_500_00 });
  });

  it("has the excess of its kind, and no amount where the offer does not state it", () => {
    expect(outcome("vattenskada")).toMatchObject({ ownOre: 3_000_00 });
    expect(outcome("vattenskada", { excesses: new Map(EXCESSES.slice(0, 1)) })).toBeUndefined();
    expect(outcome("drulle", { hasAllrisk: true })).toBeUndefined();
    expect(outcome("resa", { excesses: new Map(EXCESSES.slice(0, 2)) })).toBeUndefined();
  });

  it("is not covered without drulle, without travel, or after the last day of travel", () => {
    expect(outcome("drulle")).toMatchObject({ isCovered: false, ownOre: 9_000_00, insurerOre: 0 });
    expect(outcome("resa", { travelDays: 0 })).toMatchObject({ isCovered: false, ownOre: 45_000_00 });
    expect(outcome("resa", { travelDays: 13 })).toMatchObject({ isCovered: false });
    expect(outcome("resa", { travelDays: 14 })).toMatchObject({ isCovered: true, ownOre: 0, insurerOre: 45_000_00 });
  });

  it("happens to the floor of a tenant-owned home only, and is not covered without the tenant-owner's cover", () => {
    const isFor = (housing: FlatSearch["housing"]) => flatEventRules.isFor?.("golv", { housing } as FlatSearch);
    expect([isFor("bostadsratt"), isFor("hyresratt"), isFor("student")]).toEqual([true, false, false]);
    expect(flatEventRules.isFor?.("brand", { housing: "hyresratt" } as FlatSearch)).toBe(true);
    expect(outcome("golv")).toBeUndefined();
    expect(outcome("golv", { hasTenantOwner: false })).toMatchObject({ isCovered: false, ownOre: 60_000_00 });
    const excesses = new Map<ExcessKind, number>([...EXCESSES, ["tenantowner", 3_000_00]]);
    expect(outcome("golv", { hasTenantOwner: true, excesses })).toMatchObject({ ownOre: 3_000_00 });
  });

  it("costs today what the insurer has reported, and a fire is left out", () => {
    const deductibles = [
      { name: "Grundsjälvrisk", amountOre: 1_500_00 },
      { name: "Självrisk drulle", amountOre: 1_000_00 },
    ];
    const cover = flatCoverToday({ providerName: "Tuvull", insuranceName: undefined, deductibles });
    const today = (id: string) => outcomeOf(cover, damageOf(id));
    expect(today("drulle")).toEqual({ isCovered: true, ownOre: 1_000_00, insurerOre: 8_000_00 });
    expect(today("vattenskada")).toMatchObject({ ownOre: 1_500_00 });
    expect(today("brand")).toBeUndefined();
    expect(today("resa")).toBeUndefined();
  });
});
