import { describe, expect, test } from "vitest";
import type { ProviderAct } from "#verticals/_contract/apply.ts";
import { applyForCredit } from "./apply-credit.ts";
import { lenders } from "../lenders.ts";

const FIELDS = {
  amount: "120000",
  years: "5",
  purpose: "renovation",
  income: "38000",
  employment: "permanent",
  housing: "tenant-owner",
  housingcost: "6500",
  children: "2",
  othercredit: "15000",
};
const KEYED = { reference: "ref-1", idempotencyKey: "ref-1-0", fields: FIELDS };
const ACTS = {
  submit: { ...KEYED, kind: "submit", application: { personalNumber: "198502102380", fields: FIELDS } },
  ask: { kind: "ask", reference: "ref-1", fields: FIELDS },
  supply: {
    ...KEYED,
    kind: "supply",
    what: "payslip",
    files: [{ contentType: "application/pdf", content: new TextEncoder().encode("%PDF") }],
  },
  accept: { ...KEYED, kind: "accept", offerId: "O-1" },
  withdraw: { ...KEYED, kind: "withdraw" },
  close: { ...KEYED, kind: "close" },
} as const satisfies Record<string, ProviderAct>;

const lender = (slug: string) => {
  const found = applyForCredit.providers.find((each) => each.slug === slug);
  if (!found) throw new Error(slug);
  return found;
};
const json = (status: number, body: object) => ({
  status,
  contentType: "application/json",
  body: JSON.stringify(body),
});
const xml = (content: string) => ({
  status: 200,
  contentType: "application/xml",
  body: `<?xml version="1.0"?><m:Meddelande xmlns:m="urn:kreditmeddelande:3"><m:Svar>${content}</m:Svar></m:Meddelande>`,
});

describe("a lender with JSON cases", () => {
  const { prepare, read } = lender("ortugen");

  test("gets the application, whole", () => {
    const { method, path, headers, body } = prepare(ACTS.submit);
    expect([method, path, headers["idempotency-key"]]).toEqual(["POST", "/v2/cases", "ref-1-0"]);
    expect(JSON.parse(body ?? "")).toEqual({
      reference: "ref-1",
      applicant: {
        civicNumber: "198502102380",
        monthlyIncome: 38_000,
        employment: "permanent",
        housing: "tenant-owner",
        housingCost: 6_500,
        children: 2,
        otherDebt: 15_000,
      },
      loan: { amount: 120_000, months: 60, purpose: "renovation" },
    });
  });

  test("is asked, supplied, accepted, withdrawn from and closed at the address of the case", () => {
    const paths = [ACTS.ask, ACTS.supply, ACTS.accept, ACTS.withdraw, ACTS.close].map((act) => prepare(act).path);
    expect(paths).toEqual(
      ["", "/documents", "/acceptance", "/withdrawal", "/closing"].map((end) => `/v2/cases/ref-1${end}`),
    );
    expect(JSON.parse(prepare(ACTS.supply).body ?? "")).toEqual({
      documentType: "payslip",
      files: [{ mediaType: "application/pdf", base64: "JVBERg==" }],
    });
  });

  test("answers", () => {
    const offer = {
      id: "O-1",
      amount: 120_000,
      months: 60,
      nominalRate: 6.95,
      effectiveRate: 7.18,
      variable: true,
      arrangementFee: 0,
      noticeFee: 0,
      validUntil: "2026-12-12T00:00:00Z",
    };
    const kinds = (body: object) => read(json(200, body), ACTS.ask).kind;
    expect(kinds({ status: "PROCESSING" })).toBe("received");
    expect(read(json(200, { status: "DOCUMENT_REQUIRED", documentType: "payslip" }), ACTS.ask)).toEqual({
      kind: "needed",
      what: "payslip",
    });
    expect(read(json(200, { status: "OFFER", offer }), ACTS.ask)).toMatchObject({
      kind: "offered",
      offer: { offerId: "O-1", validUntil: "2026-12-12T00:00:00.000Z", detail: { amountOre: 12_000_000, months: 60 } },
    });
    expect(["DECLINED", "ACCEPTED", "OFFER_LAPSED", "WITHDRAWN", "CLOSED"].map((status) => kinds({ status }))).toEqual([
      "declined",
      "accepted",
      "lapsed",
      "withdrawn",
      "closed",
    ]);
    for (const name of Object.keys(offer))
      expect(kinds({ status: "OFFER", offer: { ...offer, [name]: undefined } }), name).toBe("unreadable");
    expect(read(json(500, { status: "PROCESSING" }), ACTS.ask).kind).toBe("unreadable");
    expect(kinds([])).toBe("unreadable");
  });
});

describe("a lender with XML messages", () => {
  const { prepare, read } = lender("styvern");

  test("gets the application, whole, in öre", () => {
    const { method, path, body } = prepare(ACTS.submit);
    expect([method, path]).toEqual(["POST", "/kredit/meddelande"]);
    expect(body).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><k:Meddelande xmlns:k="urn:kreditmeddelande:3"><k:Arende>ref-1</k:Arende>' +
        "<k:Ansokan><k:Nyckel>ref-1-0</k:Nyckel><k:Personnummer>198502102380</k:Personnummer>" +
        "<k:BeloppOre>12000000</k:BeloppOre><k:Manader>60</k:Manader><k:Syfte>renovation</k:Syfte>" +
        "<k:ManadsinkomstOre>3800000</k:ManadsinkomstOre><k:Anstallning>permanent</k:Anstallning>" +
        "<k:Boende>tenant-owner</k:Boende><k:BoendekostnadOre>650000</k:BoendekostnadOre><k:Barn>2</k:Barn>" +
        "<k:OvrigaKrediterOre>1500000</k:OvrigaKrediterOre></k:Ansokan></k:Meddelande>",
    );
    expect(prepare(ACTS.ask).body).toContain("<k:Arende>ref-1</k:Arende><k:Status></k:Status>");
    expect(prepare(ACTS.accept).body).toContain("<k:Erbjudande>O-1</k:Erbjudande>");
  });

  test("answers", () => {
    const values = {
      Id: "O-1",
      BeloppOre: "12000000",
      Manader: "60",
      NominellRanta: "695",
      EffektivRanta: "718",
      UpplaggningsavgiftOre: "0",
      AviavgiftOre: "0",
      Rorlig: "true",
      GiltigTill: "2026-12-12T00:00:00Z",
    };
    const offerOf = (given: Record<string, string>) =>
      xml(
        `<m:Kod>ERBJUDANDE</m:Kod><m:Erbjudande>${Object.entries(given)
          .map(([name, value]) => `<m:${name}>${value}</m:${name}>`)
          .join("")}</m:Erbjudande>`,
      );
    expect(read(offerOf(values), ACTS.ask)).toMatchObject({
      kind: "offered",
      offer: {
        offerId: "O-1",
        detail: { amountOre: 12_000_000, months: 60, nominalBasisPoints: 695, isVariable: true },
      },
    });
    for (const name of Object.keys(values)) {
      const { [name]: _, ...rest } = values as Record<string, string>;
      expect(read(offerOf(rest), ACTS.ask).kind, name).toBe("unreadable");
    }
    expect(read(xml("<m:Kod>KOMPLETTERA</m:Kod><m:Slag>payslip</m:Slag>"), ACTS.ask)).toEqual({
      kind: "needed",
      what: "payslip",
    });
    const codes = ["MOTTAGEN", "AVSLAG", "BEKRAFTAD", "FORFALLEN", "ANGRAD", "AVSLUTAD", "OKAND"];
    expect(codes.map((code) => read(xml(`<m:Kod>${code}</m:Kod>`), ACTS.ask).kind)).toEqual([
      "received",
      "declined",
      "accepted",
      "lapsed",
      "withdrawn",
      "closed",
      "unreadable",
    ]);
  });
});

test("no request to a lender names another", () => {
  for (const { slug, prepare } of applyForCredit.providers)
    for (const act of Object.values(ACTS)) {
      const written = JSON.stringify(prepare(act)).toLowerCase();
      for (const other of Object.values(lenders).filter((each) => each.slug !== slug))
        for (const trace of [other.slug, other.name.toLowerCase(), String(other.shopId)])
          expect(written).not.toContain(trace);
    }
});
