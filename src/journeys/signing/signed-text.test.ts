import type { PlannedPayment } from "#domain/offer/payment-plan.ts";
import { monthlyPlan } from "#tests/support/monthly-plan.ts";
import { yearlyPlan } from "#tools/faults/payment-plans.ts";
import { describe, expect, it } from "vitest";
import { toMarkdown, toPlainText } from "#domain/bankid/signed-text.ts";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";
import { type SignedOrder, writeSignedText } from "./signed-text.ts";

const order: SignedOrder = {
  name: "Anna Lindqvist",
  product: "bilförsäkring (Silver)",
  nouns: insuranceNouns,
  providerName: "Kronhjort",
  insured: "SPV 24K",
  plan: monthlyPlan(25_500),
  startDate: "2027-01-18",
  addOns: [],
};

const lines = (text: string): string[] => text.replaceAll(/[\u00a0\u202f]/g, " ").split("\n\n");

describe("the text that a customer signs", () => {
  it("states who orders what from whom, the price, the start and the right to withdraw", () => {
    expect(lines(toPlainText(writeSignedText(order)))).toEqual([
      "Jag, Anna Lindqvist, tecknar bilförsäkring (Silver) hos Kronhjort för SPV 24K.",
      "Priset är 255 kr i månaden, 3 060 kr om året.",
      "Försäkringen börjar gälla 18 januari 2027.",
      "Jag har läst förköpsinformationen och kan ångra mig i 14 dagar.",
    ]);
  });

  it("has what is agreed to, where the signature gives it", () => {
    const text = lines(toPlainText(writeSignedText({ ...order, statements: ["Jag godkänner villkoren."] })));
    expect(text.at(-2)).toBe("Jag godkänner villkoren.");
  });

  it.each([
    [12, "Försäkringen har 12 månaders bindningstid."],
    [1, "Försäkringen har 1 månads bindningstid."],
    [0, "Försäkringen har ingen bindningstid."],
  ])("states a binding of %s months", (bindingMonths, sentence) => {
    expect(lines(toPlainText(writeSignedText({ ...order, bindingMonths })))[3]).toBe(sentence);
  });

  it("states what is less than the customer has asked for", () => {
    const shortfalls = ["Maskinskada ingår inte", "Självrisk vagnskada 6 000 kr, du valde 3 000 kr"];
    expect(lines(toPlainText(writeSignedText({ ...order, shortfalls })))[3]).toBe(
      `Jag vet att det här är mindre än jag har bett om: ${shortfalls.join("; ")}.`,
    );
  });

  it("names the yearly price alone when the year is paid at once, and the add-ons", () => {
    const text = writeSignedText({
      ...order,
      plan: yearlyPlan(306_000),
      addOns: ["Hyrbil", "Vägassistans"],
      insured: "",
    });
    expect(lines(toPlainText(text))).toEqual([
      "Jag, Anna Lindqvist, tecknar bilförsäkring (Silver) hos Kronhjort.",
      "Priset är 3 060 kr om året och betalas på en gång.",
      "Försäkringen börjar gälla 18 januari 2027.",
      "Tillägg som ingår: Hyrbil och Vägassistans.",
      "Jag har läst förköpsinformationen och kan ångra mig i 14 dagar.",
    ]);
  });

  it("calls a month an estimate where it is worked out from how far is driven", () => {
    const [fee] = monthlyPlan(25_500).parts;
    if (!fee) throw new Error("no payment");
    const plan = { way: "monthly", parts: [{ ...fee, estimatedBy: ["mileage"] }] } as const;
    expect(lines(toPlainText(writeSignedText({ ...order, plan })))[1]).toBe(
      "Priset är beräknat till 255 kr i månaden, 3 060 kr om året.",
    );
  });

  it("does not promise how a price is paid that is counted from use or from a campaign", () => {
    const priceOf = (...parts: PlannedPayment[]) =>
      lines(toPlainText(writeSignedText({ ...order, plan: { way: "monthly", parts } })))[1];
    const fee = { label: "fee", every: "month" } as const;
    expect(priceOf({ label: "year", amountOre: 306_000, every: "year", fromMonth: 0, estimatedBy: ["use"] })).toBe(
      "Priset är beräknat till 3 060 kr om året.",
    );
    expect(
      priceOf({ ...fee, amountOre: 210_00, fromMonth: 0, months: 6 }, { ...fee, amountOre: 300_00, fromMonth: 6 }),
    ).toBe("Priset är 3 060 kr första året.");
  });

  it("states what a price follows and what of it is agreed, and no price of a month, where none is agreed", () => {
    const priceTerms = {
      follows: "Priset följer elbörsen månad för månad. Det blir ungefär 15 042 kr om året.",
      agreed: "Det här är avtalat: påslag 2,50 öre/kWh.",
    };
    const text = lines(toPlainText(writeSignedText({ ...order, priceTerms })));
    expect(text.slice(1, 3)).toEqual([priceTerms.follows, priceTerms.agreed]);
    expect(text.join(" ")).not.toContain("3 060");
  });

  it("states the power of attorney as a paragraph, without formatting of its own", () => {
    const text = lines(
      toPlainText(writeSignedText({ ...order, mandate: "Jag ger *Kronhjort*\nrätt att handla för mig." })),
    );
    expect(text.at(-2)).toBe("Jag ger Kronhjort rätt att handla för mig.");
  });

  it("has the important parts in bold for BankID, and no formatting from texts of others", () => {
    const [first = "", price] = lines(toMarkdown(writeSignedText({ ...order, addOns: [] })));
    expect(first).toBe("Jag, Anna Lindqvist, tecknar *bilförsäkring (Silver)* hos *Kronhjort* för SPV 24K.");
    expect(price).toBe("Priset är *255 kr i månaden*, 3 060 kr om året.");
  });

  it.each([
    ["a line break and a heading", "Kron\n\n# Gratis\nhjort", "Kron # Gratis hjort"],
    ["bold marks", "*Kron*hjort**", "Kronhjort"],
    ["a table and a code", "|Kron|`hjort`", "Kronhjort"],
    ["marks that turn the direction of reading", "Kron\u202Ehjort\u2066", "Kron hjort"],
    ["a NUL and a line separator", "Kron\0hjort\u2028!", "Kron hjort !"],
  ])("takes no formatting from a provider: %s", (_what, written, shown) => {
    const text = writeSignedText({ ...order, providerName: written });
    expect(lines(toPlainText(text))[0]).toContain(`hos ${shown} för`);
    expect(text).toHaveLength(4);
    expect(toMarkdown(text).split("\n\n")).toHaveLength(4);
  });
});
