import type { QuoteDesk, SimulatedLine, SimulatedQuote } from "#verticals/_contract/simulated.ts";
import { readRecord } from "#verticals/_contract/wire-reading.ts";
import type { ExcessType } from "#verticals/car/car.offer.ts";
import type { CarCover } from "#verticals/car/car.search.ts";
import type {
  AtOnceAmountWire,
  AtOnceAnswerWire,
  AtOnceCoverWire,
  AtOnceDamageWire,
  AtOnceExcessWire,
} from "#verticals/car/server/protocols/json-at-once.wire.ts";
import { carDocuments, type CarInsurer, type CarQuestion, type CarTerm, rateCar, RATING } from "./car-insurer.ts";
import { carExtras } from "./extras.ts";
import { readSentVehicle } from "./sent-vehicle.ts";

/** How an insurer differs from the others of its kind. */
export interface AtOnceManners {
  readonly writeKr?: (ore: number) => AtOnceAmountWire;
  readonly declineStatus?: number;
}

/** An insurer that answers at once. Its number names it in the magic registration numbers. */
export const carLineAtOnce = (
  insurer: CarInsurer,
  insurerNumber: number,
  manners: AtOnceManners = {},
): SimulatedLine => ({
  slug: insurer.slug,
  protocol: "json-at-once",
  lineName: "car",
  latency: insurer.latency,
  ...carExtras(insurer),
  quote: (question, desk) => answer(insurer, insurerNumber, manners, question, desk),
});

function answer(
  insurer: CarInsurer,
  insurerNumber: number,
  { writeKr = (ore) => ore / 100, declineStatus }: AtOnceManners,
  question: unknown,
  desk: QuoteDesk,
): SimulatedQuote {
  const wire = readRecord(question);
  const cover = coverByWire.get(wire?.["cover"]);
  if (!wire || !cover) return { kind: "malformed", body: { error: "cover" } };
  const rating = rateCar(insurer, insurerNumber, toQuestion(wire, cover), desk);
  if (rating.kind === "malformed") return { kind: "malformed", body: { error: rating.what } };
  if (rating.kind === "declined") {
    const declined: AtOnceAnswerWire = { status: "DECLINED", reasonCode: "RISK", reason: rating.reason };
    return { kind: "declined", body: declined, ...(declineStatus === undefined ? {} : { status: declineStatus }) };
  }
  const offered: AtOnceAnswerWire = {
    status: "OFFERED",
    quoteId: rating.quoteId,
    product: insurer.products[cover],
    cover: wireByCover[cover],
    premium: {
      perYear: writeKr(rating.yearlyFeeOre),
      perMonth: writeKr(rating.monthlyFeeOre),
      currency: "SEK",
      ...(rating.distancePrice === undefined
        ? {}
        : {
            basePerYear: writeKr(rating.distancePrice.baseOre),
            perMil: writeKr(rating.distancePrice.perMilOre),
            yearlyKm: Number(wire["yearlyKm"]),
          }),
    },
    validTo: new Date(desk.validUntilMs).toISOString(),
    excesses: rating.terms.map((term) => toExcess(term, writeKr)),
    headline: insurer.headline,
    benefits: [...insurer.benefits],
    services: [...insurer.services],
    bindingMonths: insurer.bindingMonths,
    ...(insurer.notice === undefined ? {} : { notice: insurer.notice }),
    ...(insurer.ratingPoints === undefined ? {} : { rating: { points: insurer.ratingPoints, ...RATING } }),
    documents: carDocuments(cover).map(({ title, name }) => ({ title, url: desk.documentUrl(name) })),
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
  ...readSentVehicle(readRecord(wire["vehicle"]), AT_ONCE_NAMES),
  isOwner: wire["isOwner"] !== false,
});

const AT_ONCE_NAMES = { make: "make", model: "model", modelYear: "modelYear", powerKw: "powerKw" } as const;

const toExcess = (
  { type, cost, note }: CarTerm & { type: ExcessType },
  writeKr: (ore: number) => AtOnceAmountWire,
): AtOnceExcessWire => ({
  damage: damages[type],
  ...(cost.kind === "amount"
    ? { amount: writeKr(cost.ore) }
    : { percent: cost.percent, minimum: writeKr(cost.minimumOre) }),
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
