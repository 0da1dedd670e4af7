import type { Insurer } from "#verticals/_insurance/insurers.ts";
import { atOnceOrdering } from "#verticals/_insurance/protocols/json-at-once.ts";
import { postJson } from "#verticals/_contract/wire/json-request.ts";
import { type AtOnceQuirks, readAtOnceQuote } from "#verticals/_insurance/protocols/read-quote-json.ts";
import type { Provider, ProviderReading, ProviderReply } from "#verticals/_contract/provider.ts";
import type { RegisterFacts } from "#verticals/_contract/register-facts.ts";
import { readLines, readList, readOre, readRecord } from "#verticals/_contract/wire/wire-reading.ts";
import type { CarDetail, ExcessType } from "#verticals/car/car.offer.ts";
import type { CarCover, CarSearch } from "#verticals/car/car.search.ts";
import { EXCESS_BOUNDS, FEE_BOUNDS, type ReadCarQuote, type ReadExcess, toCarReading } from "./car-quote.ts";
import type { AtOnceCoverWire, AtOnceDamageWire, AtOnceQuestionWire } from "./json-at-once.wire.ts";
import { toYearlyKm } from "./mileage.ts";

/** A car insurer of the kind that answers at once. An insurer's own quirks are in its own file. */
export const jsonAtOnce = (insurer: Insurer, quirks: AtOnceQuirks = {}): Provider<CarSearch, CarDetail> => ({
  ...insurer,
  prepare: (search, known) => postJson("/v1/car/quotes", toQuestion(search, known)),
  read: (reply) => readAnswer(reply, quirks),
  ordering: atOnceOrdering,
});

const ORE_PER_KR = 100;

type ReadKr = (value: unknown) => unknown;

const covers: Readonly<Record<CarCover, AtOnceCoverWire>> = { full: "FULL", half: "HALF", traffic: "TRAFFIC" };

const damages: Readonly<Record<AtOnceDamageWire, ExcessType>> = {
  TRAFFIC: "TRAFFIC_DAMAGE",
  FIRE: "FIRE_DAMAGE",
  GLASS: "GLASS",
  CHIP: "STONE_CHIP",
  THEFT: "THEFT",
  RESCUE: "RESCUE",
  LEGAL: "LEGAL_PROTECTION",
  COLLISION: "VEHICLE_DAMAGE",
  ENGINE: "MOTOR",
};

const coverByWire = new Map(Object.entries(covers).map(([cover, wire]) => [wire as unknown, cover as CarCover]));
const typeByDamage = new Map<unknown, ExcessType>(Object.entries(damages));

const toQuestion = (search: CarSearch, known: RegisterFacts | undefined): AtOnceQuestionWire => ({
  ssn: search.personalNumber,
  regNo: search.registrationNumber,
  cover: covers[search.cover],
  yearlyKm: toYearlyKm(search.yearlyMileage),
  postalCode: search.postalCode,
  ...(search.excessKr === undefined ? {} : { collisionExcess: search.excessKr }),
  ...toFacts(known),
});

function toFacts(known: RegisterFacts | undefined): Pick<AtOnceQuestionWire, "vehicle"> {
  const { vehicle } = known ?? {};
  if (vehicle === undefined) return {};
  return {
    vehicle: {
      make: vehicle.make,
      model: vehicle.model,
      ...(vehicle.modelYear === undefined ? {} : { modelYear: vehicle.modelYear }),
      ...(vehicle.powerKw === undefined ? {} : { powerKw: vehicle.powerKw }),
      ...(vehicle.fuel === "" ? {} : { fuel: vehicle.fuel }),
    },
  };
}

function readAnswer(reply: ProviderReply, quirks: AtOnceQuirks): ProviderReading<CarDetail> {
  const read = readAtOnceQuote(reply, quirks, FEE_BOUNDS);
  if (read.kind !== "quote") return read;
  const { reply: answer, quote } = read;
  const { readKr = (value) => value } = quirks;
  return toCarReading({
    ...quote,
    cover: coverByWire.get(answer["cover"]),
    excesses: readExcesses(answer["excesses"], readKr),
    disclaimer: answer["notice"],
    rating: readRating(readRecord(answer["rating"])),
  });
}

const readRating = (rating: Readonly<Record<string, unknown>> | undefined): ReadCarQuote["rating"] =>
  rating && { points: rating["points"], outOf: rating["outOf"], note: rating["note"] };

function readExcesses(value: unknown, readKr: ReadKr): ReadonlyMap<ExcessType, ReadExcess> | undefined {
  if (!Array.isArray(value)) return undefined;
  const excesses = new Map<ExcessType, ReadExcess>();
  for (const item of readList(value, 20)) {
    const row = readRecord(item);
    const cost = row && readCost(row, readKr);
    if (!cost) return undefined;
    const type = typeByDamage.get(row["damage"]);
    if (type) excesses.set(type, { cost, note: readLines(row["note"]) });
  }
  return excesses;
}

function readCost(row: Readonly<Record<string, unknown>>, readKr: ReadKr): ReadExcess["cost"] | undefined {
  const ore = readOre(readKr(row["amount"]), ORE_PER_KR, EXCESS_BOUNDS);
  if (ore !== undefined) return { kind: "amount", ore };
  const percent = row["percent"];
  if (typeof percent !== "number" || !(percent > 0 && percent <= 100)) return undefined;
  return { kind: "share", percent, minimumOre: readOre(readKr(row["minimum"]), ORE_PER_KR, EXCESS_BOUNDS) ?? 0 };
}
