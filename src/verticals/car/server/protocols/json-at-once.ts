import type { Insurer } from "#verticals/_contract/insurers.ts";
import { atOnceOrdering } from "#verticals/_contract/protocols/json-at-once.ts";
import { postJson } from "#verticals/_contract/protocols/json-request.ts";
import type { Provider, ProviderReading, ProviderReply } from "#verticals/_contract/provider.ts";
import {
  readJsonRecord,
  readLines,
  readList,
  readOre,
  readRecord,
  readText,
  unreadable,
} from "#verticals/_contract/wire-reading.ts";
import type { CarDetail, ExcessType } from "#verticals/car/car.offer.ts";
import type { CarCover, CarSearch } from "#verticals/car/car.search.ts";
import { EXCESS_BOUNDS, MONTHLY_FEE_BOUNDS, type ReadExcess, toCarReading, YEARLY_FEE_BOUNDS } from "./car-quote.ts";
import type { AtOnceCoverWire, AtOnceDamageWire, AtOnceQuestionWire } from "./json-at-once.wire.ts";
import { toYearlyKm } from "./mileage.ts";

/** A car insurer of the kind that answers at once. What an insurer does otherwise it overrides in its own file. */
export const jsonAtOnce = (insurer: Insurer): Provider<CarSearch, CarDetail> => ({
  ...insurer,
  prepare: (search) => postJson("/v1/car/quotes", toQuestion(search)),
  read: readAnswer,
  ordering: atOnceOrdering,
});

const ORE_PER_KR = 100;

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

const toQuestion = (search: CarSearch): AtOnceQuestionWire => ({
  ssn: search.personalNumber,
  regNo: search.registrationNumber,
  cover: covers[search.cover],
  yearlyKm: toYearlyKm(search.yearlyMileage),
  postalCode: search.postalCode,
  ...(search.excessKr === undefined ? {} : { collisionExcess: search.excessKr }),
});

function readAnswer(reply: ProviderReply): ProviderReading<CarDetail> {
  if (reply.status !== 200) return unreadable(`status ${reply.status}`);
  const answer = readJsonRecord(reply.body);
  if (answer?.["status"] === "DECLINED") {
    const message = readText(answer["reason"]);
    return message ? { kind: "declined", message } : unreadable("declined without reason");
  }
  if (answer?.["status"] !== "OFFERED") return unreadable("no answer in the body");
  const premium = readRecord(answer["premium"]);
  if (premium?.["currency"] !== "SEK") return unreadable("not in kronor");
  return toCarReading({
    subscriptionId: answer["quoteId"],
    subscriptionName: answer["product"],
    cover: coverByWire.get(answer["cover"]),
    yearlyFeeOre: readOre(premium["perYear"], ORE_PER_KR, YEARLY_FEE_BOUNDS),
    monthlyFeeOre: readOre(premium["perMonth"], ORE_PER_KR, MONTHLY_FEE_BOUNDS),
    validUntil: readIsoTime(answer["validTo"]),
    excesses: readExcesses(answer["excesses"]),
    featured: answer["headline"],
    benefits: readList(answer["benefits"], 6),
    hasBindingTime: answer["bindingMonths"] !== 0,
  });
}

function readExcesses(value: unknown): ReadonlyMap<ExcessType, ReadExcess> | undefined {
  if (!Array.isArray(value)) return undefined;
  const excesses = new Map<ExcessType, ReadExcess>();
  for (const item of readList(value, 20)) {
    const row = readRecord(item);
    const cost = row && readCost(row);
    if (!cost) return undefined;
    const type = typeByDamage.get(row["damage"]);
    if (type) excesses.set(type, { cost, note: readLines(row["note"]) });
  }
  return excesses;
}

function readCost(row: Readonly<Record<string, unknown>>): ReadExcess["cost"] | undefined {
  const ore = readOre(row["amount"], ORE_PER_KR, EXCESS_BOUNDS);
  if (ore !== undefined) return { kind: "amount", ore };
  const percent = row["percent"];
  if (typeof percent !== "number" || !(percent > 0 && percent <= 100)) return undefined;
  return { kind: "share", percent, minimumOre: readOre(row["minimum"], ORE_PER_KR, EXCESS_BOUNDS) ?? 0 };
}

function readIsoTime(value: unknown): string | undefined {
  const timeMs = typeof value === "string" && /^\d{4}-\d{2}-\d{2}T/.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(timeMs) ? undefined : new Date(timeMs).toISOString();
}
