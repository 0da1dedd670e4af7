import { describe, expect, it } from "vitest";
import { findPart } from "#domain/cover/cover.ts";
import { listExamples } from "#verticals/accident/accident.examples.ts";
import { sellerOf } from "#tests/support/wire-fixtures.ts";
import type { ProviderReading } from "#verticals/_contract/provider.ts";
import { type AccidentDetail, HIGHEST } from "#verticals/accident/accident.offer.ts";
import type { AccidentSearch } from "#verticals/accident/accident.search.ts";
import { describeAccidentOffer } from "#verticals/accident/server/accident-offer-description.ts";
import { accidentProviders } from "./accident-providers.ts";

const akerbar = sellerOf(accidentProviders, "akerbar");
const bjorkhaga = sellerOf(accidentProviders, "bjorkhaga");
const rask = sellerOf(accidentProviders, "rask");
const tuvull = sellerOf(accidentProviders, "tuvull");

const search: AccidentSearch = {
  personalNumber: "198502102380",
  insured: "partner",
  amountKr: 1_500_000,
  occupation: "risk",
  hasRiskySports: true,
};
const child: AccidentSearch = { ...search, insured: "child", occupation: undefined };

const json = (body: object, status = 200) => ({ status, contentType: "application/json", body: JSON.stringify(body) });

const detailOf = (reading: ProviderReading<AccidentDetail>): AccidentDetail => {
  const [offer] = reading.kind === "answered" ? reading.offers : [];
  if (!offer) throw new Error(JSON.stringify(reading));
  return offer.detail;
};

describe("an insurer that answers at once", () => {
  const offered = {
    status: "OFFERED",
    quoteId: "Q1",
    premium: { perYear: 1_200, perMonth: 100, currency: "SEK" },
    validTo: "2026-12-15T22:59:59.999Z",
    maxDisability: 1_500_000,
    examples: [
      { injury: "BROKEN_LEG", amount: 6_000 },
      { injury: "DENTAL", amount: 12_000 },
      { injury: "DISABILITY_10", amount: 150_000 },
    ],
    benefits: ["Betalar redan vid små skador"],
    services: [],
    bindingMonths: 0,
    documents: [],
  };

  it("is asked in its own format, without a child's occupation", () => {
    expect(JSON.parse(tuvull.prepare(search).body ?? "")).toEqual({
      ssn: "198502102380",
      insured: "COUPLE",
      sumInsured: 1_500_000,
      occupation: "HAZARDOUS",
      hazardousSports: true,
    });
    expect(JSON.parse(tuvull.prepare(child).body ?? "")).not.toHaveProperty("occupation");
  });

  it("states the first day that it can begin, and so does the offer; nothing when that is today", () => {
    const describeChanged = (changes: object) =>
      describeAccidentOffer(detailOf(tuvull.read(json({ ...offered, ...changes }))));
    expect(describeChanged({ firstStart: "2026-11-23" }).firstStart).toBe("2026-11-23");
    expect(describeChanged({}).firstStart).toBeUndefined();
  });

  it("states the amount that was chosen, and names a highest that is less", () => {
    const read = (amountKr: number) =>
      describeAccidentOffer(
        detailOf(tuvull.read(json(offered), { search: { ...search, amountKr }, facts: undefined })),
      );
    expect(findPart(read(1_000_000).cover, HIGHEST)?.asked).toEqual({ payoutOre: 1_000_000_00 });
    const noticesOf = (amountKr: number) => read(amountKr).notices?.map((text) => text.replaceAll(/\s/g, " "));
    expect(noticesOf(1_500_000)).toEqual(["Ärr ersätts inte"]);
    expect(noticesOf(2_000_000)).toEqual([
      "Högsta ersättning vid invaliditet 1 500 000 kr, du valde 2 000 000 kr",
      "Ärr ersätts inte",
    ]);
  });

  it("keeps its lines about work and children to those whom they are about", () => {
    const benefits = ["Litet tillägg för praktiskt arbete", "Samma skydd på jobbet", "Barn försäkras till lågt pris"];
    const read = (asked: Partial<AccidentSearch>) =>
      detailOf(tuvull.read(json({ ...offered, benefits }), { search: { ...search, ...asked }, facts: undefined }))
        .benefits;
    expect(read({})).toEqual(benefits.slice(0, 2));
    expect(read({ occupation: "office" })).toEqual(benefits.slice(1, 2));
    expect(read(child)).toEqual(benefits.slice(2));
  });

  it("pays nothing for what it does not mention", () => {
    const { cover } = detailOf(tuvull.read(json(offered)));
    expect(listExamples({ cover }).map(({ type, text }) => [type, text.replaceAll(/\s/g, " ")])).toEqual([
      ["BROKEN_LEG", "6 000 kr"],
      ["TOOTH", "12 000 kr"],
      ["SCAR", "Ersätts inte"],
      ["TENTH_INVALIDITY", "150 000 kr"],
      ["HIGHEST_INVALIDITY", "1 500 000 kr"],
    ]);
  });

  it.each([
    ["a negative amount", { examples: [...offered.examples, { injury: "SCAR", amount: -1 }] }],
    ["an amount as text", { examples: [...offered.examples, { injury: "SCAR", amount: "mycket" }] }],
    ["nothing for a lasting injury", { examples: offered.examples.slice(0, 2) }],
    ["no more for the worst injury than for a tenth of it", { maxDisability: 150_000 }],
    ["no highest amount", { maxDisability: null }],
    ["another currency", { premium: { ...offered.premium, currency: "EUR" } }],
    ["twelve months that cost much more than the year", { premium: { ...offered.premium, perMonth: 130 } }],
    ["a binding time of ten years", { bindingMonths: 120 }],
  ])("is unreadable with %s", (_, changes) => {
    expect(tuvull.read(json({ ...offered, ...changes })).kind).toBe("unreadable");
  });

  it("declines with the status of its own, and with no other", () => {
    const no = { status: "DECLINED", reasonCode: "RISK", reason: "Vi försäkrar inte den som har ett riskyrke." };
    expect(rask.read(json(no, 422))).toEqual({ kind: "declined", message: no.reason });
    expect(rask.read(json(no)).kind).toBe("unreadable");
    expect(tuvull.read(json(no))).toEqual({ kind: "declined", message: no.reason });
  });
});

describe("an insurer that makes a job of it", () => {
  it("is asked in öre, with a dash in the number", () => {
    expect(JSON.parse(akerbar.prepare(search).body ?? "")).toEqual({
      personnummer: "19850210-2380",
      omfattar: "jag-och-partner",
      beloppOre: 150_000_000,
      yrke: "risk",
      risksport: true,
    });
  });

  it("is asked again while the job is under way", () => {
    expect(akerbar.read(json({ jobb: "j1", klarOmMs: 300 }, 202))).toMatchObject({
      kind: "ask-again",
      request: { path: "/olycksfall/offertjobb/j1" },
    });
  });
});

describe("an insurer that speaks SOAP", () => {
  const answer = (examples: string) => ({
    status: 200,
    contentType: "text/xml",
    body: `<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><HamtaOffertSvar xmlns="urn:se:forsakring:partner:2"><Offert><OffertId>Q1</OffertId><Arspremie>1200,00</Arspremie><Manadspremie>100,00</Manadspremie><Valuta>SEK</Valuta><GiltigTom>2026-12-15</GiltigTom><HogstaInvaliditet>1500000,00</HogstaInvaliditet><Exempel>${examples}</Exempel><Fordelar><Fordel>Ägs av kunderna</Fordel></Fordelar><Tjanster/><BindningstidManader>0</BindningstidManader><Dokument/></Offert></HamtaOffertSvar></e:Body></e:Envelope>`,
  });
  const tenth = "<Skada><Kod>INVALIDITET10</Kod><Belopp>150000,00</Belopp></Skada>";

  it("is asked in its own format", () => {
    const { body = "", path } = bjorkhaga.prepare(search);
    expect(path).toBe("/ws/olycksfall/offert");
    for (const part of ["<f:Omfattning>PAR<", "<f:Forsakringsbelopp>1500000<", "<f:Yrkesklass>RISK<"])
      expect(body).toContain(part);
    expect(bjorkhaga.prepare(child).body).not.toContain("Yrkesklass");
  });

  it("is read with its comma, and an amount with a point is not believed", () => {
    expect(listExamples(detailOf(bjorkhaga.read(answer(tenth)))).map(({ type, isPaid }) => [type, isPaid])).toEqual([
      ["BROKEN_LEG", false],
      ["TOOTH", false],
      ["SCAR", false],
      ["TENTH_INVALIDITY", true],
      ["HIGHEST_INVALIDITY", true],
    ]);
    expect(findPart(detailOf(bjorkhaga.read(answer(tenth))).cover, "TENTH_INVALIDITY")?.terms).toEqual({
      payoutOre: 15_000_000,
    });
    const spoilt = `${tenth}<Skada><Kod>ARR</Kod><Belopp>5000.00</Belopp></Skada>`;
    expect(bjorkhaga.read(answer(spoilt)).kind).toBe("unreadable");
  });
});
