import { choosePrice } from "#domain/offer/price.ts";
import { describe, expect, it } from "vitest";
import type { QuoteDesk } from "#simulators/verticals/_shared/simulated.ts";
import { simulatedMortgage } from "#simulators/verticals/mortgage/mortgage.simulated.ts";
import type { MortgageSearch } from "#verticals/mortgage/mortgage.search.ts";
import { createMortgageProviders } from "./mortgage-providers.ts";

/** Whole messages, independent of the table of names: a fault in the table would otherwise be on both sides. */

const search: MortgageSearch = {
  loanKr: 2_400_000,
  valueKr: 3_200_000,
  monthlyIncomeKr: 60_000,
  borrowers: 1,
  termMonths: 3,
  currentRate: 364,
  currentTermMonths: 3,
  exitFeeKr: undefined,
};
const providers = createMortgageProviders(() => "2026-11-17");
const desk = {
  validUntilMs: Date.parse("2026-12-01T00:00:00Z"),
  today: "2026-11-17",
  isRealSpeed: false,
} as QuoteDesk;

const bank = (slug: string) => {
  const provider = providers.find((each) => each.slug === slug);
  const line = simulatedMortgage.lines.find((each) => each.slug === slug);
  if (!provider || !line) throw new Error(slug);
  return { provider, line };
};
const reply = (body: object, status = 200) => ({ status, contentType: "application/json", body: JSON.stringify(body) });

const AT_ONCE = {
  status: "OFFERED",
  validUntil: "2026-12-01T00:00:00.000Z",
  listedOn: "2026-11-17",
  averageMonth: "2026-10",
  rates: [
    { termMonths: 3, listPercent: 3.09, averagePercent: 2.71 },
    { termMonths: 12, listPercent: 3.14, averagePercent: 2.79 },
    { termMonths: 24, listPercent: 3.22, averagePercent: 2.88 },
    { termMonths: 36, listPercent: 3.31, averagePercent: 2.97 },
    { termMonths: 60, listPercent: 3.52, averagePercent: 3.18 },
  ],
};
const JOB = {
  utfall: "erbjudande",
  galler: "2026-12-01T00:00:00.000Z",
  listdatum: "2026-11-17",
  snittmanad: "2026-10",
  rantor: [{ bindningManader: 3, listaPunkter: 312, snittPunkter: 275 }],
};

describe("a bank that answers at once", () => {
  const { provider, line } = bank("ortugen");

  it("is asked about the loan, the home and the income, and about no person", () => {
    const { path, body = "" } = provider.prepare(search);
    expect(path).toBe("/v1/mortgage/quotes");
    expect(JSON.parse(body)).toEqual({
      loan: 2_400_000,
      propertyValue: 3_200_000,
      monthlyIncome: 60_000,
      borrowers: 1,
    });
    expect(line.quote(JSON.parse(body), desk)).toEqual({ kind: "offered", body: AT_ONCE });
  });

  it("is read as one loan, at the list rate of the chosen term", () => {
    const reading = provider.read(reply(AT_ONCE), { search, facts: undefined });
    if (reading.kind !== "answered") throw new Error(reading.kind);
    const [offer] = reading.offers;
    expect(offer && choosePrice(offer.price)).toMatchObject({
      headline: { value: 4_326_00, unit: "ore-month" },
      comparison: { ore: 51_912_00, basis: "year" },
    });
    expect(offer?.detail).toMatchObject({
      rate: 309,
      interestOre: 6_180_00,
      reliefOre: 1_854_00,
      today: { netOre: 5_096_00, gain: { yearlyOre: 9_240_00, feeOre: 0 } },
      situation: { toValuePercent: 75, amortisation: { yearlyPercent: 2, monthlyOre: 4_000_00 } },
    });
    expect(offer?.detail.rises.map(({ netOre }) => netOre)).toEqual([5_726_00, 7_292_20, 8_872_20]);
  });
});

describe("a bank that works by jobs", () => {
  const { provider, line } = bank("lanstugan");

  it("is asked in öre and answers in points", () => {
    const { path, body = "" } = provider.prepare(search);
    expect(path).toBe("/bolan/offertjobb");
    expect(JSON.parse(body)).toEqual({
      lanOre: 240_000_000,
      vardeOre: 320_000_000,
      inkomstOre: 6_000_000,
      lantagare: 1,
    });
    const { rantor } = line.quote(JSON.parse(body), desk).body as typeof JOB;
    expect({ ...JOB, rantor: rantor.slice(0, 1) }).toEqual(JOB);
    expect(provider.read(reply(JOB), { search, facts: undefined })).toMatchObject({
      kind: "answered",
      offers: [{ detail: { rate: 312 } }],
    });
  });

  it("has no offer for a term that it does not have", () => {
    const bound = { search: { ...search, termMonths: 60 as const }, facts: undefined };
    expect(provider.read(reply(JOB), bound)).toEqual({
      kind: "declined",
      message: "Banken har ingen ränta med den bindningstiden.",
    });
  });
});

describe("an answer that makes no sense", () => {
  const { provider } = bank("ortugen");
  const [first] = AT_ONCE.rates;

  it.each([
    ["no date", { ...AT_ONCE, listedOn: "2026-13-01" }],
    ["no month", { ...AT_ONCE, averageMonth: "i oktober" }],
    ["a rate of nothing", { ...AT_ONCE, rates: [{ ...first, listPercent: 0 }] }],
    ["an average that is no number", { ...AT_ONCE, rates: [{ ...first, averagePercent: "2,7" }] }],
    ["two rates of one term", { ...AT_ONCE, rates: [first, first] }],
    ["no term", { ...AT_ONCE, rates: [{ ...first, termMonths: 0 }] }],
  ])("is not believed: %s", (_, body) => {
    expect(provider.read(reply(body), { search, facts: undefined }).kind).toBe("unreadable");
  });
});

it("a loan above what a bank lends is declined with the limit", () => {
  const { provider, line } = bank("takasen");
  const { body = "" } = provider.prepare({ ...search, loanKr: 2_700_000, monthlyIncomeKr: 90_000 });
  expect(line.quote(JSON.parse(body), desk).body).toEqual({
    utfall: "nej",
    skal: "Vi lånar ut högst 80 % av bostadens värde.",
  });
});
