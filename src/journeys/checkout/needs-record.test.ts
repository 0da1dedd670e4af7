import { describe, expect, it } from "vitest";
import { type Cover, withAddOns } from "#domain/cover/cover.ts";
import { remunerationStatement } from "#domain/order/remuneration.texts.sv.ts";
import { type Insurer, insurers } from "#verticals/_insurance/insurers.ts";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { electricityNouns } from "#verticals/electricity/electricity-nouns.texts.sv.ts";
import { remunerationTexts } from "#web/content/articles/remuneration.texts.sv.ts";
import { type BoughtTerms, needsRecord } from "./needs-record.ts";

const NEEDS = { wanted: "Du vill ha det.", items: [{ id: "kind", name: "Sort", value: "Halv" }] };
const NOTHING: BoughtTerms = { description: undefined, addOns: [], payment: "monthly" };
const recordOf = (insurer: Insurer, yearlyFeeOre = 430_800, bought = NOTHING) =>
  needsRecord(NEEDS, bought, { ...insurer, yearlyFeeOre }, insuranceNouns);
const pageText = JSON.stringify(remunerationTexts);

it("the remuneration is shown before an order", () => {
  expect(recordOf(insurers.granskog).remuneration).toContain(
    "betalar Granskog Försäkring oss 10 procent av första årets pris, här 431\u00A0kr.",
  );
});

it.each(Object.values(insurers))("the remuneration page states the same as a checkout of $name", (insurer) => {
  expect(recordOf(insurer).remuneration).toContain(remunerationStatement);
  expect(pageText).toContain(remunerationStatement);
});

it("an agreement that is not an insurance has no needs, no fact sheet and no law of insurance", () => {
  const description = { links: [{ name: "Faktablad", url: "https://x.example/" }] } as unknown as OfferDescription;
  const record = (provider: Insurer) =>
    needsRecord(
      "Nätavgiften ingår inte.",
      { description, addOns: ["Styrning"], payment: "monthly" },
      { ...provider, yearlyFeeOre: 1 },
      electricityNouns,
    );
  expect(record(insurers.rask)).toMatchObject({
    title: "Innan du tecknar",
    statement:
      "Du ingår avtalet med Rask. Sparv förmedlar beställningen och är inte part i avtalet. Nätavgiften ingår inte.",
    items: [],
    factSheet: undefined,
  });
  expect(record(insurers.rask).remuneration).toMatch(/^Sparv är förmedlare av elavtal\./);
  expect(JSON.stringify(record(insurers.rask))).not.toMatch(/försäkring|behov|faktablad/i);
  expect(record(insurers.granskog).textVersion).toBe(record(insurers.rask).textVersion);
});

it("another provider or price does not change the text version", () => {
  expect(recordOf(insurers.rask, 100_000).textVersion).toBe(recordOf(insurers.granskog).textVersion);
});

describe("what is bought", () => {
  const addOn = { id: "djur", name: "Djurkollision", yearlyOre: 16_800, terms: {} };
  const cover: Cover = [
    { type: "GLASS", name: "Glas", state: "included", asked: {} },
    { type: "MOTOR", name: "Maskinskada", state: "excluded", asked: {} },
    { type: "ANIMAL", name: "Djurkollision", state: "add-on", addOn },
    { type: "STORM", name: "Storm", state: "unknown" },
    { type: "SERVICE Hyrbil", name: "Hyrbil", state: "included" },
  ];
  const bought = (given: Partial<BoughtTerms>, parts = cover): BoughtTerms => ({
    ...NOTHING,
    description: { cover: parts, services: ["Hyrbil"], links: [], bindingMonths: 12 } as unknown as OfferDescription,
    ...given,
  });
  const rowsOf = (of: BoughtTerms): string[] =>
    recordOf(insurers.rask, 1, of).items.map(({ name, value }) => `${name}: ${value}`.replaceAll(/\s/g, " "));

  it("is read from the description: covered, not covered, not known, sold; and how it is paid", () => {
    expect(rowsOf(bought({}))).toEqual([
      "Sort: Halv",
      "Ingår: Glas",
      "Ingår inte: Maskinskada",
      "Uppgift saknas: Storm",
      "Går att lägga till: Djurkollision (14 kr/mån)",
      "Tillägg: Inga tillägg",
      "Bindningstid: 12 månader",
      "Betalning: Varje månad",
    ]);
  });

  it("has an add-on that is chosen, and the year at once", () => {
    const rows = rowsOf(bought({ addOns: ["Djurkollision"], payment: "yearly" }, [...withAddOns(cover, ["djur"])]));
    expect(rows).toContain("Ingår: Glas, Djurkollision");
    expect(rows.join()).not.toContain("lägga till");
    expect(rows.slice(-3)).toEqual([
      "Tillägg: Djurkollision",
      "Bindningstid: 12 månader",
      "Betalning: Hela året på en gång",
    ]);
  });

  it("does not state that it is what was wanted where it is less", () => {
    expect(recordOf(insurers.rask, 1, bought({})).statement).toBe(
      "Du vill ha det. Försäkringen du har valt är mindre än så: Maskinskada ingår inte.",
    );
    expect(recordOf(insurers.rask, 1, bought({}, cover.slice(0, 1))).statement).toBe(
      "Du vill ha det. Försäkringen du har valt motsvarar det.",
    );
  });

  it("does not change the text version", () => {
    expect(recordOf(insurers.rask, 1, bought({})).textVersion).toBe(recordOf(insurers.rask).textVersion);
  });
});
