import { describe, expect, it } from "vitest";
import { sellerOf } from "#tests/support/wire-fixtures.ts";
import type { ProviderReply } from "#verticals/_contract/provider.ts";
import type { CarSearch, KnownCar } from "#verticals/car/car.search.ts";
import { carProviders } from "./car-providers.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";

const bjorkhaga = sellerOf(carProviders, "bjorkhaga");
const granskog = sellerOf(carProviders, "granskog");
const kronhjort = sellerOf(carProviders, "kronhjort");

const search: CarSearch = {
  registrationNumber: "SPV24K",
  personalNumber: "198502102380",
  cover: "full",
  yearlyMileage: "1500",
  postalCode: "12345",
  excessKr: 9_000,
  domain: undefined,
};

const known: KnownCar = {
  vehicle: {
    registrationNumber: "SPV24K",
    make: "Volvo & Söner",
    model: "V60",
    modelYear: undefined,
    colour: "Blå",
    powerKw: 140,
    fuel: "diesel",
    status: "in-traffic",
  },
};

const OFFER = `
  <n:OffertId>Q1-2</n:OffertId><n:Produktnamn>Granskog Stor</n:Produktnamn><n:Omfattning>HEL</n:Omfattning>
  <n:Arspremie>2832.00</n:Arspremie><n:Manadspremie>236.00</n:Manadspremie><n:Valuta>SEK</n:Valuta>
  <n:GiltigTom>2026-12-15</n:GiltigTom>
  <n:Sjalvrisker>
    <n:Sjalvrisk><n:Moment>TRAFIK</n:Moment><n:Belopp>0.00</n:Belopp></n:Sjalvrisk>
    <n:Sjalvrisk><n:Moment>RATTSSKYDD</n:Moment><n:Procent>20</n:Procent><n:Lagst>1500.00</n:Lagst></n:Sjalvrisk>
    <n:Sjalvrisk><n:Moment>MASKIN</n:Moment><n:Belopp>2000.00</n:Belopp>
      <n:Anmarkning>Upp till 8 000 mil</n:Anmarkning><n:Anmarkning>8 001&#8211;12 000 mil</n:Anmarkning></n:Sjalvrisk>
  </n:Sjalvrisker>
  <n:Fordelar><n:Fordel>Nyckel &amp; feltankning ing&#229;r</n:Fordel></n:Fordelar>
  <n:Tjanster><n:Tjanst>Hyrbil</n:Tjanst></n:Tjanster>
  <n:BindningstidManader>12</n:BindningstidManader>
  <n:Omdome><n:Poang>84</n:Poang><n:Av>100</n:Av><n:Anmarkning>Påhittade poäng</n:Anmarkning></n:Omdome>
  <n:Dokument><n:Lank><n:Namn>Villkor</n:Namn><n:Adress>https://granskog.example/villkor.pdf</n:Adress></n:Lank></n:Dokument>`;

const envelope = (body: string): string =>
  `<?xml version="1.0"?><e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body>${body}</e:Body></e:Envelope>`;

const answer = (inside: string, status = 200): ProviderReply => ({
  status,
  contentType: "text/xml",
  body: envelope(`<n:HamtaOffertSvar xmlns:n="urn:se:forsakring:partner:2">${inside}</n:HamtaOffertSvar>`),
});

const offered = (change: (offer: string) => string = (offer) => offer) =>
  granskog.read(answer(`<n:Offert>${change(OFFER)}</n:Offert>`));

describe("the question", () => {
  it("goes out as SOAP 1.1 with its action, escaped, with what the registers know", () => {
    const { path, headers, body = "" } = granskog.prepare(search, known);
    expect(path).toBe("/ws/bil/offert");
    expect(headers).toMatchObject({ soapaction: '"urn:se:forsakring:partner:2:HamtaOffert"' });
    expect(body).toContain("<f:Personnummer>198502102380</f:Personnummer>");
    expect(body).toContain("<f:SjalvriskVagnskada>9000</f:SjalvriskVagnskada>");
    expect(body).toContain("<f:Fabrikat>Volvo &amp; Söner</f:Fabrikat>");
    expect(body).not.toContain("ArAgare");
    expect(body).not.toContain("Arsmodell");
  });

  it("leaves out what is not known", () => {
    const { body = "" } = granskog.prepare({ ...search, excessKr: undefined });
    for (const name of ["Fordon", "SjalvriskVagnskada"]) expect(body).not.toContain(name);
  });

  it("goes out as SOAP 1.2 to an insurer that takes no other", () => {
    const { headers, body = "" } = kronhjort.prepare(search);
    expect(headers["content-type"]).toContain('action="urn:se:forsakring:partner:2:HamtaOffert"');
    expect(headers).not.toHaveProperty("soapaction");
    expect(body).toContain("http://www.w3.org/2003/05/soap-envelope");
  });
});

describe("the answer", () => {
  it("is read with its amounts in öre, its lines, its letters by number and its links", () => {
    const reading = offered();
    if (reading.kind !== "answered") throw new Error(JSON.stringify(reading));
    const [offer] = reading.offers;
    expect(offer).toMatchObject({
      price: insurancePrice({ yearlyFeeOre: 2_832_00, monthlyFeeOre: 236_00 }, "ore-month"),
      validUntil: "2026-12-15T21:59:59.000Z",
      detail: {
        kind: "full",
        benefits: ["Nyckel & feltankning ingår"],
        bindingMonths: 12,
        consumerRating: { points: 84, outOf: 100, note: "Påhittade poäng" },
        links: [{ name: "Villkor", url: "https://granskog.example/villkor.pdf" }],
      },
    });
    const included = offer?.detail.cover.filter(({ table, state }) => table === "excess" && state === "included");
    expect(included).toHaveLength(3);
    expect(included?.at(-1)?.notes).toEqual(["Upp till 8\u202F000\u00A0mil", "8\u202F001–12\u202F000\u00A0mil"]);
  });

  it("is read with a decimal comma from the insurer that writes one, and from no other", () => {
    const withComma = answer(`<n:Offert>${OFFER.replaceAll(/(\d)\.(\d\d)</g, "$1,$2<")}</n:Offert>`);
    expect(bjorkhaga.read(withComma)).toMatchObject({
      kind: "answered",
      offers: [{ price: insurancePrice({ yearlyFeeOre: 2_832_00, monthlyFeeOre: 236_00 }, "ore-month") }],
    });
    expect(granskog.read(withComma).kind).toBe("unreadable");
  });

  it("is a refusal with its reason", () => {
    const no = answer("<n:Avslag><n:Kod>RISK</n:Kod><n:Skal>Vi försäkrar inte sportbilar.</n:Skal></n:Avslag>");
    expect(granskog.read(no)).toEqual({ kind: "declined", message: "Vi försäkrar inte sportbilar." });
  });

  it.each<[string, ProviderReply]>([
    [
      "a fault",
      { status: 500, contentType: "text/xml", body: envelope("<e:Fault><faultcode>e:Server</faultcode></e:Fault>") },
    ],
    ["a good answer under a bad status", answer(`<n:Offert>${OFFER}</n:Offert>`, 500)],
    [
      "a document type",
      { ...answer(""), body: `<!DOCTYPE a [<!ENTITY x "y">]>${answer(`<n:Offert>${OFFER}</n:Offert>`).body}` },
    ],
    ["an answer to another question", { ...answer(""), body: envelope("<n:SokTeckningSvar/>") }],
    ["nothing", answer("")],
  ])("%s is unreadable", (_what, reply) => {
    expect(granskog.read(reply).kind).toBe("unreadable");
  });

  it.each<[string, (offer: string) => string]>([
    ["another currency", (offer) => offer.replace("SEK", "EUR")],
    ["amounts in thousands", (offer) => offer.replace("2832.00", "2 832.00")],
    ["an excess without an amount", (offer) => offer.replace("<n:Belopp>2000.00</n:Belopp>", "")],
    ["two prices", (offer) => offer.replace("<n:Arspremie>", "<n:Arspremie>1.00</n:Arspremie><n:Arspremie>")],
    ["no binding time", (offer) => offer.replace(/<n:BindningstidManader>.*<\/n:BindningstidManader>/, "")],
  ])("an offer with %s is unreadable", (_what, change) => {
    expect(offered(change).kind).toBe("unreadable");
  });
});
