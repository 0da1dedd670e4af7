import { describe, expect, it } from "vitest";
import { outcomeOf } from "#domain/cover/outcome.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { NOT_READ } from "#verticals/_insurance/terms/read-terms.ts";
import { describeHouseCover, houseCoverToday } from "./house-cover.ts";
import { houseEventRules } from "./house-events.ts";
import { houseProviders } from "./house-providers.ts";
import { houseTerms } from "./house-terms/house-terms.texts.sv.ts";

const damageOf = (id: string) => houseEventRules.events.find((event) => event.id === id)!;

const outcome = (id: string, slug: keyof typeof insurers, hasOwnMistakes = false) =>
  outcomeOf(
    describeHouseCover(
      {
        buildingExcessOre: 2_000_00,
        movablesExcessOre: 1_500_00,
        hasOwnMistakes,
        hasOwnBuildingMistakes: false,
      },
      { providerId: insurers[slug].providerId, links: [] },
    ),
    damageOf(id),
  );

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

  it("is drulle where it is included, and the owner's where it is not", () => {
    const own = (hasOwnMistakes: boolean) => outcome("drulle", "fyrbak", hasOwnMistakes);
    expect(own(true)).toMatchObject({ isCovered: true, ownOre: 1_500_00, citation: { place: "punkt 6.1" } });
    expect(own(false)).toMatchObject({ isCovered: false, ownOre: 14_000_00, insurerOre: 0 });
    expect(own(false)?.citation?.quote).toMatch(/^Utan tillägget drulle/);
  });

  it("costs of a storm what the terms state, and nothing is shown of an insurer whose terms are not read", () => {
    const own = (slug: keyof typeof insurers) => outcome("storm", slug)?.ownOre;
    expect(own("fyrbak")).toBe(2_000_00);
    expect(own("nordkaj")).toBe(10_000_00);
    expect(own("milvis")).toBeUndefined();
  });

  it("costs today what the insurer has reported, without a sentence", () => {
    const deductibles = [
      { name: "Grundsjälvrisk", amountOre: 1_500_00 },
      { name: "Vattenskada", amountOre: 3_000_00 },
    ];
    const cover = houseCoverToday({ providerName: "Björkhaga", insuranceName: undefined, deductibles });
    const today = (id: string) => outcomeOf(cover, damageOf(id));
    expect(today("vattenskada")).toEqual({ isCovered: true, ownOre: 3_000_00, insurerOre: 77_000_00 });
    expect(today("inbrott")).toMatchObject({ ownOre: 1_500_00 });
    expect(today("storm")).toBeUndefined();
    expect(today("drulle")).toBeUndefined();
  });
});
