import { describe, expect, it } from "vitest";
import { CAR_PREFERENCES } from "#verticals/car/car.assistant.ts";
import type { CarDetail } from "#verticals/car/car.offer.ts";
import { carAssistantChoices } from "#verticals/car/web/car-assistant-choices.ts";
import { describeCarCover } from "./car-cover-parts.ts";
import { carAssistant, readCarFacts } from "./car-assistant.ts";

const keysFor = (insurancetype: string) => carAssistant.preferences({ insurancetype }).map(({ key }) => key);
const shownFor = (insurancetype: string) => carAssistantChoices.choices({ insurancetype }).map(({ key }) => key);

describe("what can be asked for", () => {
  it("is the six documented preferences, each with a label [C-085]", () => {
    expect(keysFor("full")).toEqual([
      "withoutbindingtime",
      "motorandgearbox",
      "lowexcesscost",
      "highexcesscost",
      "animalcollision",
      "analysingdrivingstyle",
    ]);
    for (const { label, text } of carAssistantChoices.choices({ insurancetype: "full" }))
      expect([label, text].every((part) => part.length > 3)).toBe(true);
  });

  it("is without animal collision for half, on the page and for the call [C-087]", () => {
    const without = CAR_PREFERENCES.filter((key) => key !== "animalcollision");
    expect([keysFor("half"), shownFor("half")]).toEqual([without, without]);
    expect(shownFor("full")).toEqual([...CAR_PREFERENCES]);
  });

  it("is nothing for traffic, nor when the searched cover is unknown", () => {
    expect([keysFor("traffic"), keysFor(""), shownFor("traffic")]).toEqual([[], [], []]);
  });
});

const detail: CarDetail = {
  kind: "half",
  cover: describeCarCover({
    kind: "half",
    excesses: new Map([
      ["THEFT", { cost: { kind: "amount", ore: 1_500_00 } }],
      ["LEGAL_PROTECTION", { cost: { kind: "share", percent: 20, minimumOre: 1_500_00 } }],
    ]),
    services: ["Djurkollision"],
    terms: undefined,
  }),
  featured: undefined,
  benefits: ["Hyrbil ingår"],
  bindingMonths: 12,
  isPayAsYouDrive: false,
  disclaimer: undefined,
  consumerRating: undefined,
  links: [],
};

describe("an offer's facts", () => {
  it("are its numbers and its yes and no; what is not covered, or a share, is no amount", () => {
    expect(readCarFacts(detail)).toEqual({
      bindingMonths: 12,
      "covers.MOTOR": false,
      "covers.ANIMAL_COLLISION": true,
      isPayAsYouDrive: false,
      "excess.THEFT": 1_500_00,
    });
  });

  it("have a sentence each, in two lengths, that names the fact", () => {
    const sentences = Object.entries(readCarFacts(detail)).map(([field, value]) =>
      carAssistant.describeFact(field, value),
    );
    expect(sentences.map((forms) => forms?.plain.replaceAll(/\s/g, " "))).toEqual([
      "Försäkringen har 12 månaders bindningstid.",
      "Maskinskada ingår inte i försäkringen.",
      "Djurkollision ingår i försäkringen.",
      "Priset beror inte på hur du kör.",
      "Självrisken vid stöld är 1 500 kr.",
    ]);
    for (const forms of sentences) expect(forms?.short).toMatch(/^\S.+\.$/);
    expect(carAssistant.describeFact("gold", true)).toBeUndefined();
  });
});
