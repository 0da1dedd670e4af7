import { describe, expect, it } from "vitest";
import { flatSeries } from "#tests/support/stored-series.ts";
import type { QuoteDesk } from "#simulators/verticals/_shared/simulated.ts";
import type { ElectricitySearch } from "#verticals/electricity/electricity.search.ts";
import { simulatedElectricity } from "#simulators/verticals/electricity/electricity.simulated.ts";
import { createElectricityProviders } from "./electricity-providers.ts";

/** Whole messages, written by hand: a fault in the table of names would otherwise be in client and simulator and go unseen. */

const TODAY = "2026-11-17";

const search: ElectricitySearch = {
  postalCode: "12345",
  area: "SE3",
  housing: "house",
  squareMeters: 142,
  people: 4,
  heating: "pump",
  yearlyUseKwh: 12_000,
  contractType: "all",
  environment: "all",
  maxBindingMonths: undefined,
  currentPriceKwh: undefined,
  presentEnd: undefined,
  exitFeeOre: 500_00,
};

const facts = { spot: flatSeries("spot/SE3", 62_10, TODAY, 400) };
const providers = createElectricityProviders(() => TODAY);

function providerOf(slug: string) {
  const provider = providers.find((each) => each.slug === slug);
  if (!provider) throw new Error(slug);
  return provider;
}

const read = (slug: string, body: object, status = 200) =>
  providerOf(slug).read({ status, contentType: "", body: JSON.stringify(body) }, { search, facts });

const atOnce = {
  status: "OFFERED",
  validUntil: "2026-12-17T22:59:59.999Z",
  about: "Vi säljer el med lågt påslag.",
  contracts: [
    {
      quoteId: "Q-1",
      code: "spot-lag",
      name: "Spot Låg",
      pricing: "MONTHLY_SPOT",
      bindingMonths: 0,
      termsMonths: 0,
      noticeMonths: 1,
      origin: "NONE",
      description: "Följer månadens snittpris.",
      renewal: "Gäller tills vidare.",
      campaign: "Påslaget är sänkt i ett år.",
      feeText: "49 kr i månaden med moms.",
      priceInfo: "Förra månadens snittpris.",
      perKwh: { markup: 2, variable: 3.9 },
      feePerYear: 470.4,
      discounts: { perKwh: 1.5, months: 12 },
      agreedPerYear: 1473,
      documents: [{ title: "Avtalsvillkor", url: "https://supplier.example/villkor.pdf" }],
    },
  ],
};

describe("a supplier that answers at once", () => {
  it("is asked about the home and its use, and nothing about a person", () => {
    const { method, path, body } = providerOf("midvinter").prepare(search);
    expect([method, path]).toEqual(["POST", "/v1/power/quotes"]);
    expect(JSON.parse(body ?? "")).toEqual({
      area: "SE3",
      postalCode: "12345",
      annualKwh: 12_000,
      housing: "HOUSE",
    });
  });

  it("states terms in öre and kronor; the cost is computed from them", () => {
    // By hand: 62.10 + 2.00 + 3.90 - 1.50 = 66.50 öre; 470.40 kr / 12 000 kWh = 3.92; (66.50 + 3.92) * 1.25 = 88.025.
    expect(read("midvinter", atOnce)).toMatchObject({
      kind: "answered",
      offers: [
        {
          // (66.50 öre * 12 000 + 470.40 kr) * 1.25 = 10 563.00 kr, of which the supplier decides 1 473.00.
          subscriptionId: "Q-1~909000",
          plan: "spot-lag",
          subscriptionName: "Spot Låg",
          validUntil: "2026-12-17T22:59:59.999Z",
          price: {
            plans: [
              {
                parts: [
                  // (66.50 + 1.50) öre * 12 000 * 1.25 = 10 200 kr before the discount of 225 kr; twelve times 49 kr are the fee.
                  { label: "year", amountOre: 10_200_00, estimatedBy: ["spot-12-months", "use"] },
                  { label: "monthlyFee", amountOre: 49_00, every: "month" },
                  { label: "discount", amountOre: -225_00, months: 12, estimatedBy: ["use"] },
                  { label: "exitFee", amountOre: 500_00 },
                ],
              },
            ],
            compared: { basis: "first-year" },
          },
          detail: {
            providerInfo: "Vi säljer el med lågt påslag.",
            subscriptionInfo: "Följer månadens snittpris.",
            resubscribeInfo: "Gäller tills vidare.",
            campaign: "Påslaget är sänkt i ett år.",
            bindingMonths: 0,
            termsValidMonths: 0,
            terminationMonths: 1,
            environment: "none",
            monthlyFeeText: "49\u00A0kr i månaden med moms.",
            priceInfo: "Förra månadens snittpris.",
            links: [{ name: "Avtalsvillkor", url: "https://supplier.example/villkor.pdf" }],
            terms: {
              type: "monthly",
              powerFeeKwh: 0,
              certificateKwh: 0,
              markupKwh: 200,
              certificateAndMarkupKwh: 0,
              volumeFeeKwh: 390,
              environmentKwh: 0,
              yearlyFeeOre: 470_40,
              discounts: { yearlyFeeOre: 0, onceOre: 0, monthlyOre: 0, months: 12, kwh: 150 },
            },
            exitFeeOre: 500_00,
            spot: { month: "2026-10", meanKwh: 62_10, area: "SE3" },
            cost: { comparisonKwh: 88_03 },
          },
        },
      ],
    });
  });

  it("declines with its reason", () => {
    const body = { status: "DECLINED", reason: "Vi säljer inte el i elområde SE1 och SE2." };
    expect(read("solglantan", body)).toEqual({
      kind: "declined",
      message: "Vi säljer inte el i elområde SE1 och SE2.",
    });
  });

  it("confirms its own part of the price, and is sent that part with the order", () => {
    const { ordering } = providerOf("midvinter");
    const question = {
      quoteId: "Q-1~909000",
      startDate: "2026-12-01",
      payment: "monthly",
      addOnIds: [],
      discountIds: [],
    } as const;
    expect(ordering?.price(question).path).toBe("/v1/quotes/Q-1/price");
    const body = { status: "PRICED", quoteId: "Q-1", premium: { perYear: 1473, perMonth: 122.75, currency: "SEK" } };
    const reply = { status: 200, contentType: "", body: JSON.stringify(body) };
    expect(ordering?.readPriced(reply, question)).toMatchObject({
      kind: "priced",
      subscriptionId: "Q-1~909000",
      yearlyFeeOre: 10_563_00,
      monthlyFeeOre: 880_25,
    });
    const placed = ordering?.place({
      reference: "r",
      subscriptionId: "Q-1~909000",
      yearlyFeeOre: 10_563_00,
      startDate: "2026-12-01",
      personalNumber: "198502102380",
      fields: {},
    });
    expect(JSON.parse(placed?.body ?? "")).toMatchObject({ quoteId: "Q-1", premiumPerYear: 1473 });
    expect(ordering?.needsSignature).toBe(true);
  });
});

const byJob = {
  utfall: "ja",
  giltigTill: "2026-12-17T22:59:59.999Z",
  om: "Vi låser priset.",
  avtal: [
    {
      offertnr: "Q-2",
      kod: "fast-1",
      namn: "Fast 1 år",
      prisform: "fast",
      bindningManader: 12,
      villkorManader: 12,
      uppsagningManader: 1,
      ursprung: "fornybar",
      beskrivning: "Samma pris.",
      forlangning: "Går över till månadspris.",
      avgiftstext: "29 kr i månaden med moms.",
      pristext: "Elpriset är avtalat.",
      perKwh: { elpris: 7260, miljotillagg: 40 },
      arsavgiftOre: 27840,
      rabatter: { engangsOre: 24000, manader: 12 },
      avtaladArskostnadOre: 1129800,
      dokument: [],
    },
  ],
};

describe("a supplier that works by jobs", () => {
  it("is asked in its own terms, and asked again until it is done", () => {
    const { path, body } = providerOf("alvdrag").prepare({ ...search, housing: "flat" });
    expect(path).toBe("/el/offertjobb");
    expect(JSON.parse(body ?? "")).toEqual({
      elomrade: "SE3",
      postnr: "12345",
      arsforbrukningKwh: 12_000,
      boende: "lagenhet",
    });
    expect(read("alvdrag", { jobb: "J1", klarOmMs: 40 }, 202)).toMatchObject({
      kind: "ask-again",
      request: { method: "GET", path: "/el/offertjobb/J1" },
      afterMs: 40,
    });
  });

  it("states whole hundredths of an öre and whole öre", () => {
    // (72.60 + 0.40 + 2.32 - 2.00) * 1.25 = 91.65 öre.
    expect(read("alvdrag", byJob)).toMatchObject({
      kind: "answered",
      offers: [{ plan: "fast-1", detail: { cost: { comparisonKwh: 91_65 }, spot: undefined, campaign: undefined } }],
    });
  });

  it("has no agreed price on a contract that follows the market, and the reverse", () => {
    const [contract] = byJob.avtal;
    expect(read("alvdrag", { ...byJob, avtal: [{ ...contract, prisform: "manad" }] }).kind).toBe("unreadable");
    expect(read("alvdrag", { ...byJob, avtal: [{ ...contract, perKwh: {} }] }).kind).toBe("unreadable");
    expect(read("alvdrag", { ...byJob, avtal: [contract, contract] }).kind).toBe("unreadable");
  });
});

describe("the simulated suppliers write the same messages", () => {
  const desk: QuoteDesk = {
    nowMs: 0,
    today: TODAY,
    validUntilMs: Date.parse("2026-12-17T22:59:59.999Z"),
    isRealSpeed: false,
    vehicle: () => undefined,
    draw: () => 0,
    documentUrl: (name) => `https://supplier.example/${name}`,
    issueQuoteId: () => "Q-1",
  };
  const quote = (slug: string, question: object) =>
    simulatedElectricity.lines.find((line) => line.slug === slug)?.quote(question, desk);

  it("at once", () => {
    const { kind, body } =
      quote("midvinter", { area: "SE3", postalCode: "12345", annualKwh: 12_000, housing: "HOUSE" }) ?? {};
    expect(kind).toBe("offered");
    expect(body).toMatchObject({
      status: "OFFERED",
      contracts: [
        {
          code: "spot-lag",
          pricing: "MONTHLY_SPOT",
          perKwh: { markup: 2, variable: 3.9 },
          feePerYear: 470.4,
          agreedPerYear: 1473,
          discounts: { perKwh: 1.5, months: 12 },
        },
        {},
        {},
        {},
      ],
    });
  });

  it("by jobs, and refuse what they do not sell", () => {
    const question = { elomrade: "SE3", postnr: "12345", arsforbrukningKwh: 1_200, boende: "lagenhet" };
    expect(quote("alvdrag", question)?.body).toMatchObject({
      utfall: "ja",
      avtal: [{ kod: "fast-1", prisform: "fast", perKwh: { elpris: 7260 }, arsavgiftOre: 27840 }, {}, {}, {}],
    });
    expect(quote("skymning", question)).toEqual({
      kind: "declined",
      body: { utfall: "nej", skal: "Vi säljer el till hem som använder minst 1 500 kWh om året." },
    });
    const north = { area: "SE1", postalCode: "97231", annualKwh: 9_000, housing: "HOUSE" };
    expect(quote("solglantan", north)?.kind).toBe("declined");
    expect(quote("alvdrag", { ...question, elomrade: "SE9" })?.kind).toBe("malformed");
  });
});
