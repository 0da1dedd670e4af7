import type { SimulatedLine } from "#verticals/_contract/simulated.ts";
import { readRecord } from "#verticals/_contract/wire/wire-reading.ts";
import { type AtOnceQuirks, type AtOnceOffer, lineAtOnce } from "#verticals/_insurance/simulated/json-at-once.ts";
import type { Wire } from "#verticals/_insurance/simulated/line.ts";
import type { ExcessType } from "#verticals/car/car.offer.ts";
import type { CarCover } from "#verticals/car/car.search.ts";
import type {
  AtOnceAmountWire,
  AtOnceAnswerWire,
  AtOnceCoverWire,
  AtOnceDamageWire,
  AtOnceExcessWire,
} from "#verticals/car/server/protocols/json-at-once.wire.ts";
import {
  carDocuments,
  type CarInsurer,
  type CarQuestion,
  type CarTerm,
  type OfferedCar,
  rateCar,
  RATING,
} from "./rating/car-insurer.ts";
import { carExtras } from "./extras.ts";
import { readSentVehicle } from "./sent-vehicle.ts";

/** Its number names the insurer in the magic registration numbers. */
export const carLineAtOnce = (insurer: CarInsurer, insurerNumber: number, quirks?: AtOnceQuirks): SimulatedLine =>
  lineAtOnce(
    {
      insurer,
      lineName: "car",
      ...carExtras(insurer),
      read: toQuestion,
      rate: (question, desk) => rateCar(insurer, insurerNumber, question, desk),
      documents: ({ cover }) => carDocuments(cover),
      write: (shared, rated, question, writeKr) => write(insurer, shared, rated, question, writeKr),
    },
    quirks,
  );

type WriteKr = (ore: number) => AtOnceAmountWire;

const write = (
  { products, notice, ratingPoints }: CarInsurer,
  shared: AtOnceOffer,
  { distancePrice, terms }: OfferedCar,
  { cover, yearlyMil }: CarQuestion,
  writeKr: WriteKr,
): AtOnceAnswerWire => ({
  ...shared,
  product: products[cover],
  cover: wireByCover[cover],
  premium: {
    ...shared.premium,
    ...(distancePrice === undefined
      ? {}
      : {
          basePerYear: writeKr(distancePrice.baseOre),
          perMil: writeKr(distancePrice.perMilOre),
          yearlyKm: yearlyMil * 10,
        }),
  },
  excesses: terms.map((term) => toExcess(term, writeKr)),
  ...(notice === undefined ? {} : { notice }),
  ...(ratingPoints === undefined ? {} : { rating: { points: ratingPoints, ...RATING } }),
});

function toQuestion(wire: Wire): CarQuestion | undefined {
  const cover = coverByWire.get(wire["cover"]);
  if (!cover) return undefined;
  return {
    personalNumber: String(wire["ssn"]),
    registrationNumber: String(wire["regNo"]),
    cover,
    yearlyMil: Number(wire["yearlyKm"]) / 10,
    postalCode: String(wire["postalCode"]),
    excessKr: typeof wire["collisionExcess"] === "number" ? wire["collisionExcess"] : undefined,
    ...readSentVehicle(readRecord(wire["vehicle"]), AT_ONCE_NAMES),
    isOwner: wire["isOwner"] !== false,
  };
}

const AT_ONCE_NAMES = { make: "make", model: "model", modelYear: "modelYear", powerKw: "powerKw" } as const;

const toExcess = ({ type, cost, note }: CarTerm & { type: ExcessType }, writeKr: WriteKr): AtOnceExcessWire => ({
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
