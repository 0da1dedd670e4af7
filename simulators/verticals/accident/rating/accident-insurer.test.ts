import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ratedInsurers } from "#tests/support/rated-insurers.ts";
import { INJURIES } from "#verticals/accident/accident.offer.ts";
import { type AccidentQuestion, rateAccident } from "./accident-insurer.ts";
import { accidentInsurers } from "#simulators/verticals/accident/accident-insurers.ts";
import { magicPeople } from "./scenarios.ts";

const ordinary: AccidentQuestion = {
  personalNumber: "198502102380",
  insured: "me",
  amountKr: 1_000_000,
  occupation: "office",
  hasRiskySports: false,
};
const child: Partial<AccidentQuestion> = { insured: "child", occupation: undefined };

const { rate, offered, yearlyKr, reasons } = ratedInsurers(accidentInsurers, ordinary, rateAccident);

describe.each(accidentInsurers.map((insurer) => ({ slug: insurer.slug, insurer })))("$slug", ({ insurer }) => {
  it("takes an ordinary person, at a price of an ordinary year", () => {
    expect(yearlyKr(insurer)).toBeGreaterThan(600);
    expect(yearlyKr(insurer)).toBeLessThan(2_500);
  });

  it.each<[string, Partial<AccidentQuestion>]>([
    ["a larger amount", { amountKr: 1_500_000 }],
    ["practical work", { occupation: "practical" }],
    ["risky sports", { hasRiskySports: true }],
    ["two people", { insured: "partner" }],
    ["an older person", { personalNumber: "196507233721" }],
  ])("asks more for %s", (_, changes) => {
    expect(yearlyKr(insurer, changes)).toBeGreaterThan(yearlyKr(insurer));
  });

  it("asks less for two together than for each of them, and least for a child", () => {
    expect(yearlyKr(insurer, { insured: "partner" })).toBeLessThan(2 * yearlyKr(insurer));
    expect(yearlyKr(insurer, child)).toBeLessThan(yearlyKr(insurer));
  });

  it("pays for a lasting injury by a share of the amount, and never more than its highest", () => {
    const small = offered(insurer, { amountKr: 500_000 });
    const large = offered(insurer, { amountKr: 1_500_000 });
    expect(large.compensation.TENTH_INVALIDITY).toBe(3 * (small.compensation.TENTH_INVALIDITY ?? 0));
    for (const injury of INJURIES)
      expect(small.compensation[injury] ?? 0, injury).toBeLessThan(small.highestInvalidityOre);
  });

  it("has faults of its own at real speed only, and none for a well-known person", () => {
    const numbers = readFileSync(new URL("../../../world/test-personal-numbers.txt", import.meta.url), "utf8")
      .split("\n")
      .filter((number) => /^(19[789]|200[0-3])\d+$/.test(number) && !Object.hasOwn(magicPeople, number));
    const amounts = Array.from({ length: 40 }, (_, at) => 500_000 + at * 10_000);
    const ratings = numbers.flatMap((personalNumber) =>
      amounts.map((amountKr) => rate(insurer, { personalNumber, amountKr }, true)),
    );
    expect(ratings.some((rating) => rating.kind === "offered" && rating.fault !== undefined)).toBe(true);
    expect(rate(insurer, {}, true)).toMatchObject({ fault: undefined });
    expect(rate(insurer, { personalNumber: "199006072384" })).toMatchObject({ fault: undefined });
  });
});

describe("what is declined", () => {
  it.each<[Partial<AccidentQuestion>, Record<string, string>]>([
    [{ occupation: "risk" }, { rask: "Vi försäkrar inte den som har ett riskyrke." }],
    [
      { occupation: "risk", hasRiskySports: true },
      {
        rask: "Vi försäkrar inte den som har ett riskyrke.",
        akerbar: "Vi försäkrar inte den som både har ett riskyrke och utövar en farlig sport.",
      },
    ],
    [
      { occupation: "risk", amountKr: 1_500_000 },
      {
        rask: "Vi försäkrar inte den som har ett riskyrke.",
        ljunghed: "Vi försäkrar den som har ett riskyrke till högst 1 000 000 kr.",
      },
    ],
    [{ amountKr: 2_000_000 }, { bjorkhaga: "Vårt högsta försäkringsbelopp är 1 500 000 kr." }],
    [
      { personalNumber: "195802142785" },
      {
        rask: "Vi tecknar nya olycksfallsförsäkringar till och med 64 år.",
        akerbar: "Vi tecknar nya olycksfallsförsäkringar till och med 67 år.",
      },
    ],
  ])("%j, by whom and why", (changes, expected) => {
    expect(reasons(changes)).toEqual(expected);
  });

  it("is everyone below eighteen by all, and no child for its parent's age", () => {
    expect(Object.keys(reasons({ personalNumber: "201001182383" }))).toHaveLength(accidentInsurers.length);
    expect(reasons({ ...child, personalNumber: "193507156655" })).toEqual({});
  });
});

describe("a magic person", () => {
  it("hits the first insurer, or all", () => {
    const [first, second] = accidentInsurers.map((insurer) => rate(insurer, { personalNumber: "197601102390" }));
    expect(first).toMatchObject({ fault: "hang" });
    expect(second).toMatchObject({ kind: "offered", fault: undefined });
    expect(Object.keys(reasons({ personalNumber: "197610132388" }))).toHaveLength(accidentInsurers.length);
  });

  it("may have a fault of the order, and the quote has none", () => {
    for (const insurer of accidentInsurers)
      expect(rate(insurer, { personalNumber: "197702112397" })).toMatchObject({ kind: "offered", fault: undefined });
  });

  it("is in the simulators' README, every one", () => {
    const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
    expect(Object.keys(magicPeople).filter((number) => !readme.includes(number))).toEqual([]);
  });
});

it("a question that makes no sense is no question", () => {
  const [insurer] = accidentInsurers;
  if (!insurer) throw new Error("no insurers");
  expect(rate(insurer, { amountKr: Number.NaN }).kind).toBe("malformed");
  expect(rate(insurer, { personalNumber: "198502102381" }).kind).toBe("malformed");
  expect(rate(insurer, { occupation: undefined }).kind).toBe("malformed");
});
