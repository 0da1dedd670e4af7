import { describe, expect, it } from "vitest";
import type { AccidentSearch } from "#verticals/accident/accident.search.ts";
import { accidentCheckout } from "./accident-checkout.ts";

const search: AccidentSearch = {
  personalNumber: "198502102380",
  insured: "me",
  amountKr: 1_000_000,
  occupation: "office",
  hasRiskySports: false,
};

const plain = (text: string): string => text.replaceAll(/\s/g, " ");

describe("the checkout of an accident insurance", () => {
  it("lets the amount be changed, and asks for a new price", () => {
    const [field] = accidentCheckout.customize(search);
    expect(field).toMatchObject({ name: "amount", defaultValue: "1000000", onChange: ["recalculate"] });
    expect(accidentCheckout.withChoices(search, { amount: "2000000" }).amountKr).toBe(2_000_000);
    for (const amount of ["3000000", ""]) expect(accidentCheckout.withChoices(search, { amount })).toEqual(search);
  });

  it("sums up who and how much, without anything that identifies a person", () => {
    const lines = accidentCheckout.summarize(search).map(({ id, value }) => `${id} ${plain(value)}`);
    expect(lines).toEqual(["insuredfor Dig själv", "amount 1 000 000 kr", "occupation Kontor", "sports Nej"]);
    expect(JSON.stringify(lines)).not.toContain("8502");
  });

  it("has no work for a child", () => {
    const child: AccidentSearch = { ...search, insured: "child", occupation: undefined };
    expect(accidentCheckout.summarize(child).map(({ id }) => id)).toEqual(["insuredfor", "amount", "sports"]);
  });

  it.each([
    ["me", "för dig själv"],
    ["partner", "din partners personnummer"],
    ["child", "barnets personnummer"],
  ] as const)("states the needs of %s as text: %s", (insured, text) => {
    const { wanted, general, items } = accidentCheckout.needs?.({ ...search, insured }) ?? {};
    expect(`${wanted} ${general}`).toContain(text);
    expect(general).toContain("inte sjukdom");
    expect(plain(items?.[0]?.value ?? "")).toBe("1 000 000 kr");
  });
});
