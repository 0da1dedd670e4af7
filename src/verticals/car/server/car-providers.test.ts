import { describe, expect, it } from "vitest";
import { sellerOf } from "#tests/support/wire-fixtures.ts";
import { findPart } from "#domain/cover/cover.ts";
import type { Vehicle } from "#domain/vehicle/vehicle.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";
import type { OrderToPlace, ProviderReply } from "#verticals/_contract/provider.ts";
import type { CarSearch } from "#verticals/car/car.search.ts";
import { describeCarOffer } from "./car-offer-description.ts";
import { rowsOf } from "#verticals/_contract/offer-lines.ts";
import { carTerms } from "./car-terms.ts";
import { carProviders } from "./car-providers.ts";

const akerbar = sellerOf(carProviders, "akerbar");
const fyrbak = sellerOf(carProviders, "fyrbak");
const ljunghed = sellerOf(carProviders, "ljunghed");
const milvis = sellerOf(carProviders, "milvis");
const nordkaj = sellerOf(carProviders, "nordkaj");
const rask = sellerOf(carProviders, "rask");
const rattvis = sellerOf(carProviders, "rattvis");
const tuvull = sellerOf(carProviders, "tuvull");

const search: CarSearch = {
  registrationNumber: "SPV24K",
  personalNumber: "198502102380",
  cover: "full",
  yearlyMileage: "3001",
  postalCode: "12345",
  excessKr: 9_000,
  domain: undefined,
};

const order: OrderToPlace = {
  reference: "order-1/x",
  subscriptionId: "Q1-2",
  yearlyFeeOre: 2_832_00,
  startDate: "2027-01-18",
  personalNumber: "198502102380",
  fields: { email: "anna@example.se" },
};

const reply = (status: number, body: unknown): ProviderReply => ({
  status,
  contentType: "application/json",
  body: JSON.stringify(body),
});

const atOnce = {
  status: "OFFERED",
  quoteId: "Q1-2",
  product: "Tuvull Halv",
  cover: "HALF",
  premium: { perYear: 2_832, perMonth: 236, currency: "SEK" },
  validTo: "2026-12-15T23:59:59Z",
  excesses: [
    { damage: "TRAFFIC", amount: 0 },
    { damage: "LEGAL", percent: 25, minimum: 2_000 },
    { damage: "ENGINE", amount: 3_500, note: "Upp till 8 000 mil: 3 500 kr\n8 001–12 000 mil: 7 000 kr" },
  ],
  headline: "Priset är låst hela första året.",
  benefits: ["Bärgning i Norden"],
  services: ["Hyrbil"],
  bindingMonths: 0,
  rating: { points: 62, outOf: 100, note: "Påhittade poäng" },
  documents: [{ title: "Villkor", url: "https://tuvull.example/villkor.pdf" }],
};

const byJob = {
  utfall: "offert",
  offertnr: "Q1-2",
  produkt: "Rattvis Halv",
  omfattning: "halv",
  premieArOre: 2_832_00,
  premieManadOre: 236_00,
  gallerTom: "20261215",
  sjalvrisker: { trafik: { ore: 0 }, rattsskydd: { procent: 20, lagstOre: 1_500_00 } },
  fordelar: [],
  tjanster: [],
  bindningstid: 12,
  upplysning: "Priset följer hur långt du kör.",
  dokument: [{ namn: "Villkor", lank: "javascript:alert(1)" }],
};

describe("the question", () => {
  it("goes out in each insurer's own form, without the e-mail address", () => {
    const toTuvull = tuvull.prepare(search);
    expect([toTuvull.method, toTuvull.path]).toEqual(["POST", "/v1/car/quotes"]);
    expect(JSON.parse(toTuvull.body ?? "")).toEqual({
      ssn: "198502102380",
      regNo: "SPV24K",
      cover: "FULL",
      yearlyKm: 40_000,
      postalCode: "12345",
      collisionExcess: 9_000,
    });
    expect(JSON.parse(rattvis.prepare(search).body ?? "")).toEqual({
      personnummer: "19850210-2380",
      regnr: "SPV 24K",
      omfattning: "hel",
      milPerAr: 4_000,
      postnr: "123 45",
      sjalvriskVagnOre: 9_000_00,
    });
  });

  it("does not mention an excess that was not chosen", () => {
    expect(tuvull.prepare({ ...search, excessKr: undefined }).body).not.toContain("collisionExcess");
    expect(rattvis.prepare({ ...search, excessKr: undefined }).body).not.toContain("sjalvriskVagnOre");
  });
});

describe("an insurer's own quirks", () => {
  const priced = { ...atOnce, premium: { perYear: "2832.00", perMonth: "236.00", currency: "SEK" } };
  const textual = { ...priced, excesses: [{ damage: "TRAFFIC", amount: "0.00" }] };

  it("Fyrbåk writes its kronor as texts, which from another is no price", () => {
    expect(fyrbak.read(reply(200, textual))).toMatchObject({
      kind: "answered",
      offers: [{ price: insurancePrice({ yearlyFeeOre: 2_832_00, monthlyFeeOre: 236_00 }, "ore-month") }],
    });
    expect(tuvull.read(reply(200, textual)).kind).toBe("unreadable");
    expect(fyrbak.read(reply(200, atOnce)).kind).toBe("unreadable");
  });

  it("Rask declines with 422 and Ljunghed with 409, and with nothing else", () => {
    const no = { status: "DECLINED", reasonCode: "RISK", reason: "Nej." };
    expect(rask.read(reply(422, no))).toEqual({ kind: "declined", message: "Nej." });
    expect([rask.read(reply(200, no)).kind, tuvull.read(reply(422, no)).kind]).toEqual(["unreadable", "unreadable"]);
    const jobNo = { utfall: "nej", skal: "Nej." };
    expect(ljunghed.read(reply(409, jobNo))).toEqual({ kind: "declined", message: "Nej." });
    expect(rattvis.read(reply(409, jobNo)).kind).toBe("unreadable");
  });

  it("Åkerbär has its own words for the covers, and Nordkaj wants numbers undivided", () => {
    expect(JSON.parse(akerbar.prepare(search).body ?? "")).toMatchObject({ omfattning: "stor" });
    expect(akerbar.read(reply(200, { ...byJob, omfattning: "mellan" }))).toMatchObject({
      offers: [{ detail: { kind: "half" } }],
    });
    expect(akerbar.read(reply(200, byJob)).kind).toBe("unreadable");
    expect(JSON.parse(nordkaj.prepare(search).body ?? "")).toMatchObject({
      personnummer: "198502102380",
      regnr: "SPV24K",
      postnr: "12345",
    });
  });

  it("Milvis is paid by the mil, and its year must be what its mil come to [C-243]", () => {
    const premium = { ...atOnce.premium, basePerYear: 1_332, perMil: 1, yearlyKm: 15_000 };
    expect(milvis.read(reply(200, { ...atOnce, premium }))).toMatchObject({
      kind: "answered",
      offers: [{ detail: { isPayAsYouDrive: true } }],
    });
    for (const wrong of [{ perMil: 2 }, { basePerYear: 0 }, { yearlyKm: 150 }, { perMil: undefined }])
      expect(milvis.read(reply(200, { ...atOnce, premium: { ...premium, ...wrong } })).kind).toBe("unreadable");
    expect([milvis.shopId, milvis.providerId]).toEqual([1092, 132]);
  });

  it("what the registers know is part of the question", () => {
    const known = {
      vehicle: {
        registrationNumber: "SPV24K",
        make: "Volvo",
        model: "V60",
        modelYear: 2019,
        colour: "Blå",
        powerKw: undefined,
        fuel: "",
        status: "in-traffic",
      },
    } as const;
    expect(JSON.parse(tuvull.prepare(search, known).body ?? "")).toMatchObject({
      vehicle: { make: "Volvo", model: "V60", modelYear: 2019 },
    });
    expect(JSON.parse(rattvis.prepare(search, known).body ?? "")).toMatchObject({
      fordon: { fabrikat: "Volvo", modell: "V60", arsmodell: 2019 },
    });
    // The price would reveal whose car it is to anyone who guesses numbers.
    for (const { body } of [tuvull.prepare(search, known), rattvis.prepare(search, known)])
      expect(body).not.toMatch(/isOwner|agare/);
  });
});

const detailOf = (changes: object) => {
  const reading = tuvull.read(reply(200, { ...atOnce, ...changes }));
  const [offer] = reading.kind === "answered" ? reading.offers : [];
  if (!offer) throw new Error(reading.kind);
  return offer.detail;
};

it("each has its terms read, or is marked as one whose terms are not", () => {
  expect(Object.keys(carTerms).toSorted()).toEqual(carProviders.map(({ slug }) => slug).toSorted());
});

describe("an offer", () => {
  it("has its nine excess rows in the comparison's order, with name, text and cost [C-051] [C-073]", () => {
    const rows = rowsOf(describeCarOffer(detailOf({})), "excess");
    expect(rows.map(({ name }) => name)).toEqual(
      "Trafik Brand Glas Stenskott Stöld Räddning Rättsskydd Vagnskada Maskinskada".split(" "),
    );
    expect(rows[0]).toMatchObject({ isIncluded: true, text: "0\u00A0kr" });
    expect(rows[1]).toMatchObject({ isIncluded: false, text: "Ingår inte" });
    expect(rows[6]?.text.replace(/\s/g, " ")).toBe("25 %, lägst 2 000 kr");
    expect(rows[8]?.detail?.split("\n")).toHaveLength(2);
  });

  it("is the same read from kronor and from öre", () => {
    const fromKr = tuvull.read(reply(200, atOnce));
    const fromOre = rattvis.read(reply(200, byJob));
    for (const reading of [fromKr, fromOre])
      expect(reading).toMatchObject({
        kind: "answered",
        offers: [
          {
            price: insurancePrice({ yearlyFeeOre: 2_832_00, monthlyFeeOre: 236_00 }, "ore-month"),
            detail: { kind: "half" },
          },
        ],
      });
    expect(fromKr).toMatchObject({ offers: [{ detail: { bindingMonths: 0 } }] });
    expect(fromOre).toMatchObject({
      offers: [{ detail: { bindingMonths: 12 }, validUntil: "2026-12-15T21:59:59.000Z" }],
    });
  });
});

describe("what an offer states besides its price", () => {
  it("are services, motor lines, documents, and points with their note", () => {
    expect(detailOf({})).toMatchObject({
      disclaimer: undefined,
      consumerRating: { points: 62, outOf: 100, note: "Påhittade poäng" },
      links: [{ name: "Villkor", url: "https://tuvull.example/villkor.pdf" }],
    });
    expect(describeCarOffer(detailOf({})).services).toEqual(["Hyrbil"]);
    expect(findPart(detailOf({}).cover, "MOTOR")?.notes).toEqual([
      "Upp till 8\u202F000\u00A0mil: 3\u202F500\u00A0kr",
      "8\u202F001–12\u202F000\u00A0mil: 7\u202F000\u00A0kr",
    ]);
    expect(rattvis.read(reply(200, byJob))).toMatchObject({
      offers: [{ detail: { disclaimer: "Priset följer hur långt du kör.", consumerRating: undefined } }],
    });
  });

  it("is only what holds for this cover, this person and this car", () => {
    const lines = {
      headline: "Viltolycka utan självrisk.",
      benefits: [
        "Bärgning från skogsväg",
        "Parkeringsskada utan självrisk",
        "Senioravdrag från 60 år",
        "Ingen bindningstid",
      ],
      services: [
        "Djurkollision",
        "Maskin Plus",
        "Lägre pris för bilar som är äldre än åtta år.",
        "Nytt för gammalt i tre år.",
      ],
    };
    const shownTo = (modelYear: number, personalNumber: string) => {
      const vehicle = { modelYear } as Vehicle;
      const asked = { search: { ...search, personalNumber }, facts: { vehicle }, today: "2026-11-19" };
      const reading = tuvull.read(reply(200, { ...atOnce, ...lines }), asked);
      const offer = reading.kind === "answered" ? reading.offers[0] : undefined;
      return offer && [offer.detail.featured, ...offer.detail.benefits, ...describeCarOffer(offer.detail).services];
    };
    // Half cover with an animal, without rescue and without damage to the car.
    expect(shownTo(2024, "198502102380")).toEqual([
      undefined,
      "Ingen bindningstid",
      "Maskin Plus",
      "Nytt för gammalt i tre år.",
    ]);
    expect(shownTo(2014, "195802142785")).toEqual([
      undefined,
      "Senioravdrag från 60 år",
      "Ingen bindningstid",
      "Maskin Plus",
      "Lägre pris för bilar som är äldre än åtta år.",
    ]);
  });

  it("leads to no address but a web address", () => {
    expect(rattvis.read(reply(200, byJob))).toMatchObject({ offers: [{ detail: { links: [] } }] });
    for (const url of ["http://tuvull.example/x.pdf", "https://a:b@tuvull.example/", "/x.pdf", 7])
      expect(detailOf({ documents: [{ title: "Villkor", url }] }).links).toEqual([]);
  });

  it("shows no points beyond the scale, or without a word of their origin", () => {
    for (const rating of [{ points: 101, outOf: 100, note: "x" }, { points: 50, outOf: 100 }, 62])
      expect(detailOf({ rating }).consumerRating).toBeUndefined();
  });
});

describe("a reply that is not to be believed is unreadable", () => {
  it.each<[string, object]>([
    ["a price in öre where kronor are meant", { premium: { ...atOnce.premium, perYear: 283_200, perMonth: 23_600 } }],
    ["no price", { premium: { currency: "SEK" } }],
    ["another currency", { premium: { ...atOnce.premium, currency: "EUR" } }],
    ["a month that does not fit the year", { premium: { ...atOnce.premium, perMonth: 23.6 } }],
    ["a negative price", { premium: { ...atOnce.premium, perYear: -2_832, perMonth: -236 } }],
    ["no quote number", { quoteId: "" }],
    ["an unknown cover", { cover: "ALL" }],
    ["no validity", { validTo: "soon" }],
    ["no binding time", { bindingMonths: undefined }],
    ["an excess without a cost", { excesses: [...atOnce.excesses, { damage: "FIRE" }] }],
    ["no traffic excess", { excesses: [] }],
    ["excesses that are no list", { excesses: null }],
  ])("%s", (_what, changes) => {
    expect(tuvull.read(reply(200, { ...atOnce, ...changes }))).toMatchObject({ kind: "unreadable" });
  });

  it.each<[string, object]>([
    ["a price in kronor where öre are meant", { premieArOre: 2_832, premieManadOre: 236 }],
    ["an invalid date", { gallerTom: "20261345" }],
    ["an excess that is no object", { sjalvrisker: { ...byJob.sjalvrisker, brand: 1_500 } }],
  ])("%s", (_what, changes) => {
    expect(rattvis.read(reply(200, { ...byJob, ...changes }))).toMatchObject({ kind: "unreadable" });
  });

  it("a good body under a bad status", () => {
    expect(tuvull.read(reply(500, atOnce)).kind).toBe("unreadable");
    expect(rattvis.read(reply(404, byJob)).kind).toBe("unreadable");
  });
});

describe("a job", () => {
  it("is asked about again after the time that the insurer gives, within limits", () => {
    const ask = (klarOmMs: number) => rattvis.read(reply(202, { jobb: "J1", klarOmMs }));
    expect(ask(300)).toMatchObject({ kind: "ask-again", afterMs: 300, request: { path: "/bil/offertjobb/J1" } });
    expect(ask(60_000)).toMatchObject({ afterMs: 1_000 });
    expect(ask(-5)).toMatchObject({ afterMs: 0 });
  });

  it("with a number that could lead elsewhere is not followed", () => {
    expect(rattvis.read(reply(202, { jobb: "../../ordrar", klarOmMs: 1 })).kind).toBe("unreadable");
  });
});

describe("an order", () => {
  it("carries the reference as each insurer wants it", () => {
    expect(JSON.parse(tuvull.ordering?.place(order).body ?? "")).toMatchObject({
      reference: "order-1/x",
      premiumPerYear: 2_832,
      startDate: "2027-01-18",
    });
    expect(rattvis.ordering?.place(order).headers["idempotency-key"]).toBe("order-1/x");
    expect(JSON.parse(rattvis.ordering?.place(order).body ?? "")).toMatchObject({ startdatum: "20270118" });
    expect(rattvis.ordering?.find("order-1/x").path).toBe("/ordrar/order-1%2Fx");
  });

  it("is not found only when the insurer itself reports that", () => {
    const page: ProviderReply = { status: 404, contentType: "text/html", body: "<h1>Not found</h1>" };
    expect(rattvis.ordering?.readFound(page).kind).toBe("unreadable");
    expect(rattvis.ordering?.readFound(reply(404, { fel: "okand-referens" })).kind).toBe("not-found");
    expect(tuvull.ordering?.readFound(reply(200, { orders: [] })).kind).toBe("not-found");
    expect(tuvull.ordering?.readFound(reply(200, {})).kind).toBe("unreadable");
    expect(tuvull.ordering?.readFound(reply(503, { orders: [] })).kind).toBe("unreadable");
  });

  it("under a reference that has had another order is for a person to check", () => {
    expect(rattvis.ordering?.readPlaced(reply(422, { fel: "nyckel-anvand", text: "…" })).kind).toBe("unreadable");
    expect(rattvis.ordering?.readPlaced(reply(409, { fel: "avvisad", text: "Nej." }))).toEqual({
      kind: "refused",
      message: "Nej.",
    });
  });
});
