import { expect, it } from "vitest";
import { remunerationStatement } from "#domain/order/remuneration.texts.sv.ts";
import { type Insurer, insurers } from "#verticals/_insurance/insurers.ts";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { electricityNouns } from "#verticals/electricity/electricity-nouns.texts.sv.ts";
import { remunerationTexts } from "#web/content/articles/remuneration.texts.sv.ts";
import { needsRecord } from "./needs-record.ts";

const NEEDS = { statement: "Du vill ha det.", items: [] };
const recordOf = (insurer: Insurer, yearlyFeeOre = 430_800) =>
  needsRecord(NEEDS, [], undefined, { ...insurer, yearlyFeeOre }, insuranceNouns);
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
      ["Styrning"],
      description,
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
