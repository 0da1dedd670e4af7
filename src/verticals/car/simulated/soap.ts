import type { QuoteDesk, SimulatedLine, SimulatedQuote } from "#verticals/_contract/simulated.ts";
import { readRecord } from "#verticals/_contract/wire-reading.ts";
import type { ExcessType } from "#verticals/car/car.offer.ts";
import { CAR_COVERS, type CarCover } from "#verticals/car/car.search.ts";
import type {
  SoapAnswerWire,
  SoapCoverWire,
  SoapDamageWire,
  SoapExcessWire,
} from "#verticals/car/server/protocols/soap.wire.ts";
import { carDocuments, type CarInsurer, type CarQuestion, type CarTerm, rateCar, RATING } from "./car-insurer.ts";
import { carExtras } from "./extras.ts";
import { readSentVehicle } from "./sent-vehicle.ts";

/** How an insurer differs from the others of its kind. */
export interface SoapManners {
  readonly soapVersion?: "1.1" | "1.2";
  readonly decimalMark?: "." | ",";
  /** Writes YYYYMMDD. */
  readonly hasPlainDates?: boolean;
}

/** An insurer that speaks SOAP. Its number names it in the magic registration numbers. */
export const carLineBySoap = (
  insurer: CarInsurer,
  insurerNumber: number,
  manners: SoapManners = {},
): SimulatedLine => ({
  slug: insurer.slug,
  protocol: "soap",
  lineName: "bil",
  latency: insurer.latency,
  ...carExtras(insurer),
  decimalMark: manners.decimalMark ?? ".",
  soapVersion: manners.soapVersion ?? "1.1",
  quote: (question, desk) => answer(insurer, insurerNumber, manners, question, desk),
});

type WriteKr = (ore: number) => string;

function answer(
  insurer: CarInsurer,
  insurerNumber: number,
  { decimalMark = ".", hasPlainDates = false }: SoapManners,
  question: unknown,
  desk: QuoteDesk,
): SimulatedQuote {
  const wire = readRecord(question);
  const cover = CAR_COVERS.find((each) => wireByCover[each] === wire?.["Omfattning"]);
  if (!wire || !cover) return { kind: "malformed", body: {} };
  const rating = rateCar(insurer, insurerNumber, toQuestion(wire, cover), desk);
  if (rating.kind === "malformed") return { kind: "malformed", body: {} };
  if (rating.kind === "declined") {
    const declined: SoapAnswerWire = { Avslag: { Kod: "RISK", Skal: rating.reason } };
    return { kind: "declined", body: declined };
  }
  const writeKr: WriteKr = (ore) => (ore / 100).toFixed(2).replace(".", decimalMark);
  const lastDay = new Date(desk.validUntilMs).toISOString().slice(0, 10);
  const offered: SoapAnswerWire = {
    Offert: {
      OffertId: rating.quoteId,
      Produktnamn: insurer.products[cover],
      Omfattning: wireByCover[cover],
      Arspremie: writeKr(rating.yearlyFeeOre),
      Manadspremie: writeKr(rating.monthlyFeeOre),
      Valuta: "SEK",
      GiltigTom: hasPlainDates ? lastDay.replaceAll("-", "") : lastDay,
      Sjalvrisker: { Sjalvrisk: rating.terms.map((term) => toExcess(term, writeKr)) },
      Rubrik: insurer.headline,
      Fordelar: { Fordel: [...insurer.benefits] },
      Tjanster: { Tjanst: [...insurer.services] },
      BindningstidManader: insurer.bindingMonths,
      ...(insurer.notice === undefined ? {} : { Upplysning: insurer.notice }),
      ...(insurer.ratingPoints === undefined
        ? {}
        : { Omdome: { Poang: insurer.ratingPoints, Av: RATING.outOf, Anmarkning: RATING.note } }),
      Dokument: {
        Lank: carDocuments(cover).map(({ title, name }) => ({ Namn: title, Adress: desk.documentUrl(name) })),
      },
    },
  };
  return { kind: "offered", body: offered, ...(rating.trouble ? { trouble: rating.trouble } : {}) };
}

/** Every value of a SOAP question is a text. */
const toQuestion = (wire: Readonly<Record<string, unknown>>, cover: CarCover): CarQuestion => ({
  personalNumber: String(wire["Personnummer"]),
  registrationNumber: String(wire["Regnr"]),
  cover,
  yearlyMil: Number(wire["KorstrackaMil"]),
  postalCode: String(wire["Postnummer"]),
  excessKr: wire["SjalvriskVagnskada"] === undefined ? undefined : Number(wire["SjalvriskVagnskada"]),
  ...readSentVehicle(readRecord(wire["Fordon"]), SOAP_NAMES),
  isOwner: wire["ArAgare"] !== "false",
});

const SOAP_NAMES = { make: "Fabrikat", model: "Modell", modelYear: "Arsmodell", powerKw: "EffektKw" } as const;

const toExcess = ({ type, cost, note }: CarTerm & { type: ExcessType }, writeKr: WriteKr): SoapExcessWire => ({
  Moment: damages[type],
  ...(cost.kind === "amount"
    ? { Belopp: writeKr(cost.ore) }
    : { Procent: cost.percent, Lagst: writeKr(cost.minimumOre) }),
  ...(note === undefined ? {} : { Anmarkning: note.split("\n") }),
});

const wireByCover: Readonly<Record<CarCover, SoapCoverWire>> = { full: "HEL", half: "HALV", traffic: "TRAFIK" };

const damages: Readonly<Record<ExcessType, SoapDamageWire>> = {
  TRAFFIC_DAMAGE: "TRAFIK",
  FIRE_DAMAGE: "BRAND",
  GLASS: "GLAS",
  STONE_CHIP: "STENSKOTT",
  THEFT: "STOLD",
  RESCUE: "RADDNING",
  LEGAL_PROTECTION: "RATTSSKYDD",
  VEHICLE_DAMAGE: "VAGNSKADA",
  MOTOR: "MASKIN",
};
