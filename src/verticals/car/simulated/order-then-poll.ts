import type { QuoteDesk, SimulatedLine, SimulatedQuote } from "#verticals/_contract/simulated.ts";
import { readRecord } from "#verticals/_contract/wire-reading.ts";
import type { ExcessType } from "#verticals/car/car.offer.ts";
import type { CarCover } from "#verticals/car/car.search.ts";
import type {
  JobAnswerWire,
  JobCoverWire,
  JobDamageWire,
  JobExcessWire,
} from "#verticals/car/server/protocols/order-then-poll.wire.ts";
import { type CarInsurer, type CarQuestion, type CarTerm, rateCar } from "./car-insurer.ts";

/** An insurer that makes a job of the question. Its number names it in the magic registration numbers. */
export const carLineByJob = (insurer: CarInsurer, insurerNumber: number): SimulatedLine => ({
  slug: insurer.slug,
  protocol: "order-then-poll",
  lineName: "bil",
  latency: insurer.latency,
  quote: (question, desk) => answer(insurer, insurerNumber, question, desk),
});

function answer(insurer: CarInsurer, insurerNumber: number, question: unknown, desk: QuoteDesk): SimulatedQuote {
  const wire = readRecord(question);
  const cover = coverByWire.get(wire?.["omfattning"]);
  if (!wire || !cover) return { kind: "malformed", body: { fel: "ogiltig", text: "omfattning" } };
  const rating = rateCar(insurer, insurerNumber, toQuestion(wire, cover), desk);
  if (rating.kind === "malformed") return { kind: "malformed", body: { fel: "ogiltig", text: rating.what } };
  if (rating.kind === "declined") {
    const declined: JobAnswerWire = { utfall: "nej", skal: rating.reason };
    return { kind: "declined", body: declined };
  }
  const offered: JobAnswerWire = {
    utfall: "offert",
    offertnr: rating.quoteId,
    produkt: insurer.products[cover],
    omfattning: wireByCover[cover],
    premieArOre: rating.yearlyFeeOre,
    premieManadOre: rating.monthlyFeeOre,
    gallerTom: new Date(desk.validUntilMs).toISOString().slice(0, 10).replaceAll("-", ""),
    sjalvrisker: Object.fromEntries(rating.terms.map((term) => [damages[term.type], toExcess(term)])),
    rubrik: insurer.headline,
    fordelar: [...insurer.benefits],
    bindningstid: insurer.bindingMonths > 0,
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
});

const toExcess = ({ cost, note }: CarTerm): JobExcessWire => ({
  ...(cost.kind === "amount" ? { ore: cost.ore } : { procent: cost.percent, lagstOre: cost.minimumOre }),
  ...(note === undefined ? {} : { anm: note }),
});

const wireByCover: Readonly<Record<CarCover, JobCoverWire>> = { full: "hel", half: "halv", traffic: "trafik" };

const coverByWire = new Map<unknown, CarCover>([
  ["hel", "full"],
  ["halv", "half"],
  ["trafik", "traffic"],
]);

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
