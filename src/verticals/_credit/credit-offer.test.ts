import { describe, expect, test } from "vitest";
import { creditOffer, type StatedOffer } from "./credit-offer.ts";

const stated = (changes: Partial<StatedOffer> = {}): StatedOffer => ({
  offerId: "O-1",
  validUntil: "2026-12-12T00:00:00.000Z",
  amountOre: 12_000_000,
  months: 60,
  nominalBasisPoints: 695,
  setupFeeOre: 0,
  noticeFeeOre: 0,
  statedEffectiveBasisPoints: 718,
  isVariable: true,
  ...changes,
});

describe("an offer of credit", () => {
  test("has the rate that we compute, the month and the whole cost: 120,000 kr over five years at 6.95 %", () => {
    const reading = creditOffer(stated());
    expect(reading).toMatchObject({
      kind: "offered",
      offer: {
        price: {
          compared: { basis: "whole-term" },
          headline: "basis-points",
          figures: expect.arrayContaining([{ label: "effective", value: 718, unit: "basis-points" }]) as unknown,
        },
        detail: { effectiveBasisPoints: 718, statedEffectiveBasisPoints: 718 },
      },
    });
    const lines = reading.kind === "offered" ? reading.offer.price.figures : [];
    expect(Math.round((lines.find(({ label }) => label === "monthly")?.value ?? 0) / 100)).toBe(2373);
  });

  test("is shown when the lender rounds otherwise, and not when it states another rate", () => {
    expect(creditOffer(stated({ statedEffectiveBasisPoints: 717 })).kind).toBe("offered");
    expect(creditOffer(stated({ statedEffectiveBasisPoints: 695 })).kind).toBe("unreadable");
    expect(creditOffer(stated({ setupFeeOre: 100_000 })).kind).toBe("unreadable");
  });
});
