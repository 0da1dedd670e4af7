import type { QuoteDesk, SimulatedLine, SimulatedQuote } from "#verticals/_contract/simulated.ts";
import { readRecord } from "#verticals/_contract/wire-reading.ts";
import type { ExcessType } from "#verticals/car/car.offer.ts";
import type { CarCover } from "#verticals/car/car.search.ts";
import type {
  AtOnceAnswerWire,
  AtOnceCoverWire,
  AtOnceDamageWire,
  AtOnceExcessWire,
} from "#verticals/car/server/protocols/json-at-once.wire.ts";
import { type CarInsurer, type CarQuestion, type CarTerm, rateCar } from "./car-insurer.ts";

/** An insurer that answers at once. Its number names it in the magic registration numbers. */
export const carLineAtOnce = (insurer: CarInsurer, insurerNumber: number): SimulatedLine => ({
  slug: insurer.slug,
  protocol: "json-at-once",
  lineName: "car",
  latency: insurer.latency,
  quote: (question, desk) => answer(insurer, insurerNumber, question, desk),
});

function answer(insurer: CarInsurer, insurerNumber: number, question: unknown, desk: QuoteDesk): SimulatedQuote {
  const wire = readRecord(question);
  const cover = coverByWire.get(wire?.["cover"]);
  if (!wire || !cover) return { kind: "malformed", body: { error: "cover" } };
  const rating = rateCar(insurer, insurerNumber, toQuestion(wire, cover), desk);
  if (rating.kind === "malformed") return { kind: "malformed", body: { error: rating.what } };
  if (rating.kind === "declined") {
    const declined: AtOnceAnswerWire = { status: "DECLINED", reasonCode: "RISK", reason: rating.reason };
    return { kind: "declined", body: declined };
  }
  const offered: AtOnceAnswerWire = {
    status: "OFFERED",
    quoteId: rating.quoteId,
    product: insurer.products[cover],
    cover: wireByCover[cover],
    premium: { perYear: rating.yearlyFeeOre / 100, perMonth: rating.monthlyFeeOre / 100, currency: "SEK" },
    validTo: new Date(desk.validUntilMs).toISOString(),
    excesses: rating.terms.map(toExcess),
    headline: insurer.headline,
    benefits: [...insurer.benefits],
    bindingMonths: insurer.bindingMonths,
  };
  return { kind: "offered", body: offered, ...(rating.trouble ? { trouble: rating.trouble } : {}) };
}

const toQuestion = (wire: Readonly<Record<string, unknown>>, cover: CarCover): CarQuestion => ({
  personalNumber: String(wire["ssn"]),
  registrationNumber: String(wire["regNo"]),
  cover,
  yearlyMil: Number(wire["yearlyKm"]) / 10,
  postalCode: String(wire["postalCode"]),
  excessKr: typeof wire["collisionExcess"] === "number" ? wire["collisionExcess"] : undefined,
});

const toExcess = ({ type, cost, note }: CarTerm & { type: ExcessType }): AtOnceExcessWire => ({
  damage: damages[type],
  ...(cost.kind === "amount" ? { amount: cost.ore / 100 } : { percent: cost.percent, minimum: cost.minimumOre / 100 }),
  ...(note === undefined ? {} : { note }),
});

const wireByCover: Readonly<Record<CarCover, AtOnceCoverWire>> = { full: "FULL", half: "HALF", traffic: "TRAFFIC" };

const coverByWire = new Map<unknown, CarCover>([
  ["FULL", "full"],
  ["HALF", "half"],
  ["TRAFFIC", "traffic"],
]);

const damages: Readonly<Record<ExcessType, AtOnceDamageWire>> = {
  TRAFFIC_DAMAGE: "TRAFFIC",
  FIRE_DAMAGE: "FIRE",
  GLASS: "GLASS",
  STONE_CHIP: "CHIP",
  THEFT: "THEFT",
  RESCUE: "RESCUE",
  LEGAL_PROTECTION: "LEGAL",
  VEHICLE_DAMAGE: "COLLISION",
  MOTOR: "ENGINE",
};
