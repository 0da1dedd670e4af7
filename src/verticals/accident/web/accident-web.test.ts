import { describe, expect, it } from "vitest";
import { compareAccidentOffers } from "./accident-comparison.ts";
import type { AccidentDetail, Injury } from "#verticals/accident/accident.offer.ts";
import { describeAccidentCover } from "#verticals/accident/server/accident-cover.ts";
import { describeAccidentSearch } from "./AccidentSummary.tsx";
import { choosePrice } from "#domain/offer/price.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";

const coverOf = (paid: Partial<Record<Injury, number>>, highestOre: number) =>
  describeAccidentCover(new Map(Object.entries(paid) as [Injury, number][]), highestOre, { providerId: 0, links: [] });

const plain = (text: string): string => text.replaceAll(/\s/g, " ");

describe("accident offers side by side", () => {
  const offer = (facts: Partial<AccidentDetail>, yearlyFeeOre: number) => ({
    price: choosePrice(insurancePrice({ yearlyFeeOre, monthlyFeeOre: yearlyFeeOre / 12 }, "ore-month")),
    facts: {
      cover: coverOf({ BROKEN_LEG: 250_000, TOOTH: 500_000, TENTH_INVALIDITY: 10_000_000 }, 100_000_000),
      featured: undefined,
      benefits: [],
      about: undefined,
      bindingMonths: 0,
      links: [],
      ...facts,
    },
  });

  it("have a row for each example, the highest amount, the binding time and the year; only a low price is marked", () => {
    const rows = compareAccidentOffers([
      offer({}, 90_000),
      offer(
        {
          cover: coverOf(
            { BROKEN_LEG: 1_000_000, TOOTH: 2_000_000, SCAR: 500_000, TENTH_INVALIDITY: 12_000_000 },
            200_000_000,
          ),
          bindingMonths: 12,
        },
        150_000,
      ),
    ]);
    expect(rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => plain(text))])).toEqual([
      ["Brutet ben", "2 500 kr", "10 000 kr"],
      ["Tandskada", "5 000 kr", "20 000 kr"],
      ["Ärr", "Ersätts inte", "5 000 kr"],
      ["Tio procents invaliditet", "100 000 kr", "120 000 kr"],
      ["Högsta ersättning vid invaliditet", "1 000 000 kr", "2 000 000 kr"],
      ["Bindningstid", "Ingen", "12 månader"],
      ["Pris per år", "900 kr/år", "1 500 kr/år"],
    ]);
    expect(rows[2]?.cells.map(({ isMissing }) => isMissing)).toEqual([true, false]);
    const marked = rows.flatMap(({ id, cells }) => cells.map(({ isLowest }) => (isLowest ? id : "")));
    expect(marked.filter(Boolean)).toEqual(["YEARLY"]);
  });
});

describe("what was searched for", () => {
  it("is described as text, without work for a child", () => {
    const describeSearch = (summary: Record<string, string>) => {
      const { insured, rest } = describeAccidentSearch(summary);
      return `${insured}: ${plain(rest)}`;
    };
    expect(describeSearch({ insuredfor: "partner", amount: "500000", occupation: "risk", sports: "yes" })).toBe(
      "Mig och min partner: 500 000 kr, Riskyrke, farlig sport",
    );
    expect(describeSearch({ insuredfor: "child", amount: "500000", sports: "no" })).toBe("Mitt barn: 500 000 kr");
  });
});
