import { describe, expect, it } from "vitest";
import type { QuoteDesk } from "#simulators/verticals/_shared/simulated.ts";
import { simulatedDeposit } from "#simulators/verticals/deposit/deposit.simulated.ts";
import { createDepositProviders } from "./deposit-providers.ts";
import { depositPrice } from "#verticals/deposit/deposit-price.ts";

/** Whole messages, independent of the table of names: a fault in the table would otherwise be on both sides. */

const search = { amountKr: 100_000, years: 3, currentRate: 40, needsFree: false } as const;
const providers = createDepositProviders(() => "2026-11-17");
const desk = { validUntilMs: Date.parse("2026-12-01T00:00:00Z"), isRealSpeed: false } as QuoteDesk;

const bank = (slug: string) => {
  const provider = providers.find((each) => each.slug === slug);
  const line = simulatedDeposit.lines.find((each) => each.slug === slug);
  if (!provider || !line) throw new Error(slug);
  return { provider, line };
};

const AT_ONCE = {
  status: "OFFERED",
  validUntil: "2026-12-01T00:00:00.000Z",
  accounts: [
    {
      code: "fast-12",
      name: "Fasträntekonto 1 år",
      ratePercent: 3.25,
      termMonths: 12,
      withdrawals: "AT_MATURITY",
      noticeDays: 0,
      depositGuarantee: true,
      minimum: 0,
      maximum: 5_000_000,
      description: "Samma ränta hela året. Räntan betalas när året är slut.",
      applicationUrl: "https://www.ortugen.example/spara/fast-12/",
    },
    {
      code: "spar",
      name: "Sparkonto",
      ratePercent: 2.4,
      termMonths: 0,
      withdrawals: "ANY_TIME",
      noticeDays: 0,
      depositGuarantee: true,
      minimum: 0,
      maximum: 5_000_000,
      description: "Rörlig ränta och fria uttag.",
      applicationUrl: "https://www.ortugen.example/spara/spar/",
    },
  ],
};

const JOB_ACCOUNT = {
  kod: "plus",
  namn: "Sparkonto Plus",
  rantaPunkter: 305,
  bindningManader: 0,
  uttag: "fria",
  varselDagar: 0,
  insattningsgaranti: true,
  lagstOre: 0,
  hogstOre: 500_000_000,
  beskrivning: "Högre ränta från 50 000 kr. Rörlig ränta och fria uttag.",
  ansok: "https://www.rantmaster.example/spara/plus/",
};

const reply = (body: object) => ({ status: 200, contentType: "application/json", body: JSON.stringify(body) });

describe("a bank that answers at once", () => {
  const { provider, line } = bank("ortugen");

  it("is asked in kronor, and writes kronor and percent", () => {
    const { method, path, body } = provider.prepare(search);
    expect([method, path, JSON.parse(body ?? "")]).toEqual(["POST", "/v1/deposit/quotes", { amount: 100_000 }]);
    expect(line.quote({ amount: 100_000 }, desk).body).toEqual(AT_ONCE);
  });

  it("is read as what the accounts give after tax", () => {
    const reading = provider.read(reply(AT_ONCE), { search, facts: undefined });
    expect(reading).toMatchObject({
      kind: "answered",
      offers: [
        {
          plan: "fast-12",
          price: depositPrice(325, 6_981_45),
          detail: {
            gains: [{ ore: 2_275_00 }, { ore: 6_981_45 }, {}],
            gainsToday: [{ ore: 280_00 }, {}, {}],
            guaranteeOre: 1_150_000_00,
            withdrawals: "at-end",
          },
        },
        { plan: "spar", price: { figures: [{ value: 240 }, {}] } },
      ],
    });
  });

  it("offers only what can be taken out, where that is asked for, and nothing that binds for longer", () => {
    const plans = (changes: object) => {
      const reading = provider.read(reply(AT_ONCE), { search: { ...search, ...changes }, facts: undefined });
      return reading.kind === "answered" ? reading.offers.map(({ plan }) => plan) : reading;
    };
    expect(plans({ needsFree: true })).toEqual(["spar"]);
    const bound = { ...AT_ONCE, accounts: [{ ...AT_ONCE.accounts[0], termMonths: 24 }] };
    expect(provider.read(reply(bound), { search: { ...search, years: 1 }, facts: undefined })).toEqual({
      kind: "declined",
      message: "Banken har inget konto som passar det du söker.",
    });
  });

  it("with an amount outside the bank's bounds has a reason with them", () => {
    const small = { ...AT_ONCE, accounts: AT_ONCE.accounts.map((account) => ({ ...account, minimum: 200_000 })) };
    expect(provider.read(reply(small), { search, facts: undefined })).toMatchObject({
      kind: "declined",
      message: expect.stringMatching(/mellan 200.000.kr och 5.000.000.kr/),
    });
  });
});

describe("a bank that works by jobs", () => {
  const { provider, line } = bank("rantmaster");

  it("is asked in öre, and writes öre and hundredths of a percent", () => {
    const { path, body } = provider.prepare(search);
    expect([path, JSON.parse(body ?? "")]).toEqual(["/sparande/offertjobb", { beloppOre: 10_000_000 }]);
    expect(line.quote({ beloppOre: 10_000_000 }, desk).body).toMatchObject({
      utfall: "erbjudande",
      galler: "2026-12-01T00:00:00.000Z",
      konton: [JOB_ACCOUNT, { kod: "fast-12", uttag: "vid_slut", bindningManader: 12 }],
    });
  });

  it("is read as the other", () => {
    const body = { utfall: "erbjudande", galler: "2026-12-01T00:00:00.000Z", konton: [JOB_ACCOUNT] };
    expect(provider.read(reply(body), { search, facts: undefined })).toMatchObject({
      kind: "answered",
      offers: [{ plan: "plus", price: { figures: [{ value: 305 }, {}] }, detail: { mostOre: 5_000_000_00 } }],
    });
    expect(provider.read(reply({ utfall: "nej", skal: "Vi öppnar inga nya konton just nu." }))).toEqual({
      kind: "declined",
      message: "Vi öppnar inga nya konton just nu.",
    });
  });
});
