import { describe, expect, test } from "vitest";
import { toPlainText } from "#domain/bankid/signed-text.ts";
import type { ApplicationOffer } from "#verticals/_contract/apply.ts";
import { creditOffer, type StatedOffer } from "./credit-offer.ts";
import { creditPresentation } from "./credit-presentation.ts";

function offerOf(changes: Partial<StatedOffer> = {}): ApplicationOffer {
  const reading = creditOffer({
    offerId: "O-1",
    validUntil: "2026-12-12T00:00:00.000Z",
    amountOre: 12_000_000,
    months: 60,
    nominalBasisPoints: 740,
    setupFeeOre: 39_500,
    noticeFeeOre: 0,
    statedEffectiveBasisPoints: 781,
    isVariable: true,
    ...changes,
  });
  if (reading.kind !== "offered") throw new Error(reading.kind);
  return reading.offer;
}

/** As a reader sees it: every space is a space. */
const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, " ");

describe("an offer of credit", () => {
  test("is shown by its effective rate, with what each month and the whole cost", () => {
    const shown = creditPresentation.showOffer(offerOf());
    expect([shown.headline, ...shown.figures].map(({ label, value }) => `${label} ${plain(value)}`)).toEqual([
      "Effektiv ränta 7,80 %",
      "Varje månad 2 399 kr",
      "Ränta 7,40 %",
      "Totalt 144 326 kr",
    ]);
    expect(plain(shown.summary)).toBe("120 000 kr på 5 år. Uppläggningsavgift 395 kr. Rörlig ränta.");
  });

  test("is the representative example beside the list, with each fee that it has", () => {
    const exampleOf = (changes: Partial<StatedOffer>) => plain(creditPresentation.explain(offerOf(changes)).example);
    expect(exampleOf({})).toBe(
      "120 000 kr på 5 år med 7,40 % rörlig ränta och 395 kr i uppläggningsavgift ger 7,80 % effektiv ränta, 2 399 kr i månaden i 60 månader och 144 326 kr totalt.",
    );
    expect(exampleOf({ setupFeeOre: 0, nominalBasisPoints: 695, statedEffectiveBasisPoints: 718 })).toContain(
      "6,95 % rörlig ränta ger 7,18 % effektiv ränta",
    );
    expect(creditPresentation.explain(undefined).example).toBeUndefined();
  });

  test("has an agreement with our rate, the lender's own and the right to withdraw", () => {
    const { terms } = creditPresentation.agreement(offerOf(), { applicantName: "Anna Ek", providerName: "Räntmäster" });
    const figures = terms.flatMap((part) => part.figures ?? []).map(({ label, value }) => `${label}: ${plain(value)}`);
    expect(figures).toEqual(
      expect.arrayContaining([
        "Långivare: Räntmäster",
        "Låntagare: Anna Ek",
        "Att betala totalt: 144 326 kr",
        "Varav ränta och avgifter: 24 326 kr",
        "Ränta per år: 7,40 %, rörlig",
        "Effektiv ränta: 7,80 %",
        "Långivarens uppgift om effektiv ränta: 7,81 %",
        "Aviavgift varje månad: Ingen",
      ]),
    );
    expect(terms.flatMap((part) => part.paragraphs ?? []).join(" ")).toContain("ångra lånet inom 14 dagar");
  });

  test("is signed as one text, in which a name cannot format anything", () => {
    const parties = { applicantName: "*Anna*\n# Ek", providerName: "Räntmäster" };
    const { signed } = creditPresentation.agreement(offerOf(), parties);
    expect(plain(toPlainText(signed))?.split("\n\n")).toEqual([
      "Jag, Anna # Ek, lånar 120 000 kr av Räntmäster.",
      "Jag betalar tillbaka 2 399 kr i månaden i 60 månader, 144 326 kr totalt.",
      "Räntan är 7,40 % om året och den effektiva räntan 7,80 %.",
      "Avgifter: Uppläggningsavgift 395 kr.",
      "Jag har läst avtalet och kreditinformationen och kan ångra mig i 14 dagar.",
    ]);
  });
});
