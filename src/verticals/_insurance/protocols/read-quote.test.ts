import { describe, expect, it } from "vitest";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";
import { checkQuote, readCondition, readEndOfDay, readIsoTime, type ReadQuote } from "./read-quote.ts";

const read: ReadQuote = {
  subscriptionId: "Q-1",
  subscriptionName: undefined,
  yearlyFeeOre: 120_000,
  monthlyFeeOre: 10_000,
  validUntil: "2026-12-15T21:59:59.000Z",
  discount: { percent: 10, name: "samlingsrabatt" },
  featured: " Lång  rad ",
  benefits: ["Jour", "", 7],
  services: [],
  addOns: [],
  about: undefined,
  bindingMonths: 12,
  links: [
    { name: "Villkor", url: "https://rask.example/villkor.pdf" },
    { name: "Fel", url: "javascript:alert(1)" },
  ],
};

const why = (changes: Partial<ReadQuote>): string => {
  const checked = checkQuote({ ...read, ...changes }, "ore-year", "Försäkring");
  return checked.kind === "unreadable" ? checked.why : "nothing";
};

describe("a quote", () => {
  it("is read with the insurer's texts, a name of ours where it has none, and links that are safe", () => {
    const checked = checkQuote(read, "ore-year", "Försäkring");
    expect(checked).toMatchObject({
      kind: "checked",
      offer: {
        subscriptionName: "Försäkring",
        detail: { discount: { value: "10\u00A0%", name: "samlingsrabatt" }, benefits: ["Jour"], bindingMonths: 12 },
      },
    });
    expect(checked.kind === "checked" && checked.offer.detail.links).toEqual([read.links[0]]);
  });

  it("has a discount with a condition beside its price, and none whose price it does not state", () => {
    const detailOf = (changes: object) => {
      const discount = { percent: 10, name: "samlingsrabatt", condition: "other-insurances", ...changes } as const;
      const checked = checkQuote({ ...read, discount }, "ore-year", "Försäkring");
      return checked.kind === "checked" ? checked.offer : undefined;
    };
    const stated = detailOf({ yearlyFeeOre: 108_000, monthlyFeeOre: 9_000 });
    expect(stated?.price).toEqual(insurancePrice({ yearlyFeeOre: 120_000, monthlyFeeOre: 10_000 }, "ore-year"));
    expect(stated?.detail).toMatchObject({
      discount: undefined,
      conditional: {
        value: "10\u00A0%",
        name: "samlingsrabatt",
        condition: "other-insurances",
        yearlyFeeOre: 108_000,
        monthlyFeeOre: 9_000,
      },
    });
    expect(detailOf({})?.detail).not.toHaveProperty("conditional");
    expect(detailOf({ yearlyFeeOre: 130_000, monthlyFeeOre: 11_000 })?.detail).not.toHaveProperty("conditional");
  });

  it("has the condition of its discount, also an unknown one", () => {
    expect([undefined, "OTHER", "SOMETHING"].map((value) => readCondition(value, "OTHER"))).toEqual([
      undefined,
      "other-insurances",
      "unknown",
    ]);
  });

  it.each(["2026-11-23", "20261123"])("can begin on a day to come, written %s", (firstStart) => {
    const checked = checkQuote({ ...read, firstStart }, "ore-year", "Försäkring");
    expect(checked).toMatchObject({ kind: "checked", offer: { detail: { firstStart: "2026-11-23" } } });
  });

  it.each<[Partial<ReadQuote>, string]>([
    [{ subscriptionId: "../orders" }, "no subscription"],
    [{ yearlyFeeOre: undefined }, "no sane fee"],
    [{ firstStart: "snart" }, "no sane first day"],
    [{ monthlyFeeOre: 15_000 }, "fees disagree"],
    [{ monthlyFeeOre: 9_000 }, "fees disagree"],
    [{ validUntil: undefined }, "no validity"],
    [{ bindingMonths: 1.5 }, "no sane binding time"],
    [{ bindingMonths: 37 }, "no sane binding time"],
  ])("with %j is none", (changes, expected) => {
    expect(why(changes)).toBe(expected);
  });

  it("has a discount only by a share and a name", () => {
    const discountOf = (discount: ReadQuote["discount"]) => {
      const checked = checkQuote({ ...read, discount }, "ore-year", "Försäkring");
      return checked.kind === "checked" ? checked.offer.detail.discount : "unreadable";
    };
    expect(discountOf({ percent: 61, name: "rabatt" })).toBeUndefined();
    expect(discountOf({ percent: 10, name: "" })).toBeUndefined();
    expect(discountOf(undefined)).toBeUndefined();
  });
});

it("a time is read from a day or from ISO, and nothing else", () => {
  expect(readEndOfDay("20261215")).toBe("2026-12-15T21:59:59.000Z");
  expect([readEndOfDay("20261315"), readEndOfDay("2026-12-15"), readEndOfDay(20_261_215)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(readIsoTime("2026-12-15T22:59:59+01:00")).toBe("2026-12-15T21:59:59.000Z");
  expect([readIsoTime("2026-12-15"), readIsoTime("2026-99-99T")]).toEqual([undefined, undefined]);
});
