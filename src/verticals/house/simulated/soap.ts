import type { QuoteDesk, SimulatedLine, SimulatedQuote } from "#verticals/_contract/simulated.ts";
import { readRecord } from "#verticals/_contract/wire-reading.ts";
import type { Alarm, Basement, ExtraBuilding, ExtraBuildingType, Winter } from "#verticals/house/house.search.ts";
import type { SoapAnswerWire } from "#verticals/house/server/protocols/soap.wire.ts";
import { houseExtras } from "./extras.ts";
import { houseDocuments, type HouseInsurer, type HouseQuestion, rateHouse } from "./house-insurer.ts";

/** How an insurer differs from the others of its kind. */
export interface SoapManners {
  readonly soapVersion?: "1.1" | "1.2";
  readonly decimalMark?: "." | ",";
  /** Writes YYYYMMDD. */
  readonly hasPlainDates?: boolean;
}

/** An insurer that speaks SOAP. Its number names it in the magic addresses. */
export const houseLineBySoap = (
  insurer: HouseInsurer,
  insurerNumber: number,
  manners: SoapManners = {},
): SimulatedLine => ({
  slug: insurer.slug,
  protocol: "soap",
  lineName: "villa",
  latency: insurer.latency,
  ...houseExtras,
  soapVersion: manners.soapVersion ?? "1.1",
  quote: (question, desk) => answer(insurer, insurerNumber, manners, question, desk),
});

function answer(
  insurer: HouseInsurer,
  insurerNumber: number,
  { decimalMark = ".", hasPlainDates = false }: SoapManners,
  question: unknown,
  desk: QuoteDesk,
): SimulatedQuote {
  const asked = toQuestion(readRecord(question) ?? {});
  if (!asked) return { kind: "malformed", body: {} };
  const rating = rateHouse(insurer, insurerNumber, asked, desk);
  if (rating.kind === "malformed") return { kind: "malformed", body: {} };
  if (rating.kind === "declined") {
    const declined: SoapAnswerWire = { Avslag: { Kod: "RISK", Skal: rating.reason } };
    return { kind: "declined", body: declined };
  }
  const writeKr = (ore: number): string => (ore / 100).toFixed(2).replace(".", decimalMark);
  const lastDay = new Date(desk.validUntilMs).toISOString().slice(0, 10);
  const { discount } = rating;
  const offered: SoapAnswerWire = {
    Offert: {
      OffertId: rating.quoteId,
      ...(insurer.product === undefined ? {} : { Produktnamn: insurer.product }),
      Arspremie: writeKr(rating.yearlyFeeOre),
      Manadspremie: writeKr(rating.monthlyFeeOre),
      Valuta: "SEK",
      ...(discount === undefined ? {} : { Rabatt: { Procent: discount.percent, Namn: discount.name } }),
      GiltigTom: hasPlainDates ? lastDay.replaceAll("-", "") : lastDay,
      SjalvriskByggnad: writeKr(insurer.excessKr.building * 100),
      SjalvriskLosore: writeKr(insurer.excessKr.movables * 100),
      ...(insurer.headline === undefined ? {} : { Rubrik: insurer.headline }),
      Fordelar: { Fordel: [...insurer.benefits] },
      Tjanster: { Tjanst: [...insurer.services] },
      ...(insurer.about === undefined ? {} : { Ovrigt: insurer.about }),
      BindningstidManader: insurer.bindingMonths,
      Dokument: { Lank: houseDocuments.map(({ title, name }) => ({ Namn: title, Adress: desk.documentUrl(name) })) },
    },
  };
  return { kind: "offered", body: offered, ...(rating.trouble ? { trouble: rating.trouble } : {}) };
}

/** Every value of a SOAP question is a text. */
function toQuestion(wire: Readonly<Record<string, unknown>>): HouseQuestion | undefined {
  const basement = basements.get(wire["Kallare"]);
  const alarm = alarms.get(wire["Larm"]);
  if (!basement || !alarm) return undefined;
  return {
    personalNumber: String(wire["Personnummer"]),
    address: String(wire["Adress"]),
    postalCode: String(wire["Postnummer"]),
    purchaseYear: Number(wire["Inkopsar"]),
    buildYear: Number(wire["Byggar"]),
    renovationYear: wire["Renoveringsar"] === undefined ? undefined : Number(wire["Renoveringsar"]),
    livingArea: Number(wire["Boyta"]),
    otherArea: Number(wire["Biyta"]),
    residents: Number(wire["AntalBoende"]),
    bathrooms: Number(wire["AntalBadrum"]),
    hasWaterHeating: wire["VattenburenVarme"] === "true",
    basement,
    alarm,
    coversOwnMistakes: wire["DrulleLosore"] === "true",
    coversOwnBuildingMistakes: wire["DrulleByggnad"] === "true",
    extraBuildings: readBuildings(readRecord(wire["Byggnader"])?.["Byggnad"]),
  };
}

/** One element is read as itself, several as a list. */
const readBuildings = (value: unknown): ExtraBuilding[] =>
  [value ?? []].flat().map((item) => {
    const building = readRecord(item);
    return {
      area: Number(building?.["Yta"]),
      type: String(building?.["Typ"]) as ExtraBuildingType,
      winter: winters.get(building?.["Vinterbonad"]) ?? "no",
    };
  });

const basements = new Map<unknown, Basement>([
  ["INGEN", "no"],
  ["INREDD", "furnishedbasement"],
  ["OINREDD", "unfurnishedbasement"],
  ["SUTERRANG", "souterrain"],
]);

const alarms = new Map<unknown, Alarm>([
  ["SAKNAS", "no"],
  ["LARM", "alarm"],
  ["CENTRAL", "alarmcentral"],
]);

const winters = new Map<unknown, Winter>([
  ["NEJ", "no"],
  ["OINREDD", "yeswithoutfurnish"],
  ["INREDD", "yeswithfurnish"],
]);
