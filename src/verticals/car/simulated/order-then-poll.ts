import type { QuoteDesk, SimulatedLine, SimulatedQuote } from "#verticals/_contract/simulated.ts";
import { readRecord } from "#verticals/_contract/wire-reading.ts";
import type { ExcessType } from "#verticals/car/car.offer.ts";
import { CAR_COVERS, type CarCover } from "#verticals/car/car.search.ts";
import type {
  JobAnswerWire,
  JobCoverWire,
  JobDamageWire,
  JobExcessWire,
} from "#verticals/car/server/protocols/order-then-poll.wire.ts";
import { carDocuments, type CarInsurer, type CarQuestion, type CarTerm, rateCar, RATING } from "./car-insurer.ts";
import { carExtras } from "./extras.ts";
import { readSentVehicle } from "./sent-vehicle.ts";

/** How an insurer differs from the others of its kind. */
export interface JobManners {
  readonly covers?: Readonly<Record<CarCover, JobCoverWire>>;
  readonly declineStatus?: number;
  /** Takes numbers only without spaces and dashes. */
  readonly isUndivided?: boolean;
}

/** An insurer that makes a job of the question. Its number names it in the magic registration numbers. */
export const carLineByJob = (insurer: CarInsurer, insurerNumber: number, manners: JobManners = {}): SimulatedLine => ({
  slug: insurer.slug,
  protocol: "order-then-poll",
  lineName: "bil",
  latency: insurer.latency,
  ...carExtras(insurer),
  quote: (question, desk) => answer(insurer, insurerNumber, manners, question, desk),
});

function answer(
  insurer: CarInsurer,
  insurerNumber: number,
  { covers = USUAL_COVERS, declineStatus, isUndivided = false }: JobManners,
  question: unknown,
  desk: QuoteDesk,
): SimulatedQuote {
  const wire = readRecord(question);
  const cover = CAR_COVERS.find((each) => covers[each] === wire?.["omfattning"]);
  const isWellWritten = /[ -]/.test(`${String(wire?.["personnummer"])}${String(wire?.["postnr"])}`) !== isUndivided;
  if (!wire || !cover || !isWellWritten) return { kind: "malformed", body: { fel: "ogiltig", text: "omfattning" } };
  const rating = rateCar(insurer, insurerNumber, toQuestion(wire, cover), desk);
  if (rating.kind === "malformed") return { kind: "malformed", body: { fel: "ogiltig", text: rating.what } };
  if (rating.kind === "declined") {
    const declined: JobAnswerWire = { utfall: "nej", skal: rating.reason };
    return { kind: "declined", body: declined, ...(declineStatus === undefined ? {} : { status: declineStatus }) };
  }
  const offered: JobAnswerWire = {
    utfall: "offert",
    offertnr: rating.quoteId,
    produkt: insurer.products[cover],
    omfattning: covers[cover],
    premieArOre: rating.yearlyFeeOre,
    premieManadOre: rating.monthlyFeeOre,
    gallerTom: new Date(desk.validUntilMs).toISOString().slice(0, 10).replaceAll("-", ""),
    sjalvrisker: Object.fromEntries(rating.terms.map((term) => [damages[term.type], toExcess(term)])),
    rubrik: insurer.headline,
    fordelar: [...insurer.benefits],
    tjanster: [...insurer.services],
    bindningstid: insurer.bindingMonths,
    ...(insurer.notice === undefined ? {} : { upplysning: insurer.notice }),
    ...(insurer.ratingPoints === undefined
      ? {}
      : { omdome: { poang: insurer.ratingPoints, av: RATING.outOf, anm: RATING.note } }),
    dokument: carDocuments(cover).map(({ title, name }) => ({ namn: title, lank: desk.documentUrl(name) })),
  };
  return { kind: "offered", body: offered, ...(rating.trouble ? { trouble: rating.trouble } : {}) };
}

const toQuestion = (wire: Readonly<Record<string, unknown>>, cover: CarCover): CarQuestion => ({
  personalNumber: String(wire["personnummer"]),
  registrationNumber: String(wire["regnr"]),
  cover,
  yearlyMil: Number(wire["milPerAr"]),
  postalCode: String(wire["postnr"]).replace(" ", ""),
  excessKr: typeof wire["sjalvriskVagnOre"] === "number" ? wire["sjalvriskVagnOre"] / 100 : undefined,
  ...readSentVehicle(readRecord(wire["fordon"]), JOB_NAMES),
  isOwner: wire["agare"] !== false,
});

const JOB_NAMES = { make: "fabrikat", model: "modell", modelYear: "arsmodell", powerKw: "effektKw" } as const;

const toExcess = ({ cost, note }: CarTerm): JobExcessWire => ({
  ...(cost.kind === "amount" ? { ore: cost.ore } : { procent: cost.percent, lagstOre: cost.minimumOre }),
  ...(note === undefined ? {} : { anm: note }),
});

const USUAL_COVERS: Readonly<Record<CarCover, JobCoverWire>> = { full: "hel", half: "halv", traffic: "trafik" };

const damages: Readonly<Record<ExcessType, JobDamageWire>> = {
  TRAFFIC_DAMAGE: "trafik",
  FIRE_DAMAGE: "brand",
  GLASS: "glas",
  STONE_CHIP: "stenskott",
  THEFT: "stold",
  RESCUE: "raddning",
  LEGAL_PROTECTION: "rattsskydd",
  VEHICLE_DAMAGE: "vagnskada",
  MOTOR: "maskin",
};
