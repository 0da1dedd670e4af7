import { describe, expect, it } from "vitest";
import type { EventOffer } from "#verticals/_contract/events.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { NOT_READ } from "#verticals/_insurance/terms/read-terms.ts";
import type { HouseSearch } from "#verticals/house/house.search.ts";
import { houseEventRules } from "./house-events.ts";
import { houseProviders } from "./house-providers.ts";
import { houseTerms } from "./house-terms/house-terms.texts.sv.ts";

// No outcome depends on the answers of the search.
const search = {} as HouseSearch;

const offerOf = (slug: keyof typeof insurers, detail: Record<string, unknown>): EventOffer => ({
  providerId: insurers[slug].providerId,
  providerName: insurers[slug].name,
  subscriptionName: "Villa",
  detail: { buildingExcessOre: 2_000_00, movablesExcessOre: 1_500_00, ...detail },
});

describe("what happens to a house", () => {
  it("states of every insurer that is asked, and of no other, what its terms are", () => {
    expect(Object.keys(houseTerms.documents)).toEqual(houseProviders.map(({ slug }) => slug));
  });

  it("states every figure of a rule in the sentence that is cited for it", () => {
    const read = Object.values(houseTerms.documents).filter((document) => document !== NOT_READ);
    expect(read.length).toBeGreaterThan(5);
    for (const { clauses } of read)
      for (const { quote, states = {} } of Object.values(clauses))
        for (const figure of Object.values(states)) expect(quote.replaceAll(" ", "")).toContain(String(figure));
  });

  it("is drulle where it is included, the owner's where it is not, and unknown in an old offer", () => {
    const own = (hasOwnMistakes: boolean | undefined) =>
      houseEventRules.outcome("drulle", offerOf("fyrbak", { hasOwnMistakes }), search);
    expect(own(true)).toMatchObject({ isCovered: true, ownOre: 1_500_00, citation: { place: "punkt 6.1" } });
    expect(own(false)).toMatchObject({ isCovered: false, ownOre: 14_000_00, insurerOre: 0 });
    expect(own(false)?.citation?.quote).toMatch(/^Utan tillägget drulle/);
    expect(own(undefined)).toBeUndefined();
  });

  it("costs of a storm what the terms state, and nothing is shown of an insurer whose terms are not read", () => {
    const own = (slug: keyof typeof insurers) => houseEventRules.outcome("storm", offerOf(slug, {}), search)?.ownOre;
    expect(own("fyrbak")).toBe(2_000_00);
    expect(own("nordkaj")).toBe(10_000_00);
    expect(own("milvis")).toBeUndefined();
  });

  it("costs today what the insurer has reported, without a sentence", () => {
    const deductibles = [
      { name: "Grundsjälvrisk", amountOre: 1_500_00 },
      { name: "Vattenskada", amountOre: 3_000_00 },
    ];
    const today = (id: string) => houseEventRules.outcomeToday?.(id, { providerName: "Björkhaga", deductibles });
    expect(today("vattenskada")).toEqual({ isCovered: true, ownOre: 3_000_00, insurerOre: 77_000_00 });
    expect(today("inbrott")).toMatchObject({ ownOre: 1_500_00 });
    expect(today("storm")).toBeUndefined();
    expect(today("drulle")).toBeUndefined();
  });
});
