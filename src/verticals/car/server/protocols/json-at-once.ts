import type { Insurer } from "#verticals/_contract/insurers.ts";
import { atOnceOrdering } from "#verticals/_contract/protocols/json-at-once.ts";
import { postJson } from "#verticals/_contract/protocols/json-request.ts";
import type { Provider, ProviderReading, ProviderReply } from "#verticals/_contract/provider.ts";
import type { RegisterFacts } from "#verticals/_contract/register-facts.ts";
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
import {
  EXCESS_BOUNDS,
  MONTHLY_FEE_BOUNDS,
  type ReadCarQuote,
  type ReadExcess,
  toCarReading,
  YEARLY_FEE_BOUNDS,
} from "./car-quote.ts";
import type { AtOnceCoverWire, AtOnceDamageWire, AtOnceQuestionWire } from "./json-at-once.wire.ts";
import { toYearlyKm } from "./mileage.ts";

/** How an insurer differs from the others of its kind. */
export interface AtOnceQuirks {
  /** Kronor as this insurer writes them; a number unless it says otherwise. */
  readonly readKr?: (value: unknown) => unknown;
  /** The status of a no, for one that thinks of it as a fault of the question. */
  readonly declineStatus?: number;
}

/** A car insurer of the kind that answers at once. What an insurer does otherwise it says in its own file. */
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

function toFacts(known: RegisterFacts | undefined): Pick<AtOnceQuestionWire, "vehicle" | "isOwner"> {
  const { vehicle, ownership } = known ?? {};
  return {
    ...(vehicle === undefined
      ? {}
      : {
          vehicle: {
            make: vehicle.make,
            model: vehicle.model,
            ...(vehicle.modelYear === undefined ? {} : { modelYear: vehicle.modelYear }),
            ...(vehicle.powerKw === undefined ? {} : { powerKw: vehicle.powerKw }),
            ...(vehicle.fuel === "" ? {} : { fuel: vehicle.fuel }),
          },
        }),
    ...(ownership === undefined || ownership === "unknown" ? {} : { isOwner: ownership === "owner" }),
  };
}

function readAnswer(
  reply: ProviderReply,
  { readKr = (value) => value, declineStatus = 200 }: AtOnceQuirks,
): ProviderReading<CarDetail> {
  const answer = readJsonRecord(reply.body);
  if (reply.status === declineStatus && answer?.["status"] === "DECLINED") {
    const message = readText(answer["reason"]);
    return message ? { kind: "declined", message } : unreadable("declined without reason");
  }
  if (reply.status !== 200) return unreadable(`status ${reply.status}`);
  if (answer?.["status"] !== "OFFERED") return unreadable("no answer in the body");
  const premium = readRecord(answer["premium"]);
  if (premium?.["currency"] !== "SEK") return unreadable("not in kronor");
  return toCarReading({
    subscriptionId: answer["quoteId"],
    subscriptionName: answer["product"],
    cover: coverByWire.get(answer["cover"]),
    yearlyFeeOre: readOre(readKr(premium["perYear"]), ORE_PER_KR, YEARLY_FEE_BOUNDS),
    monthlyFeeOre: readOre(readKr(premium["perMonth"]), ORE_PER_KR, MONTHLY_FEE_BOUNDS),
    validUntil: readIsoTime(answer["validTo"]),
    excesses: readExcesses(answer["excesses"], readKr),
    featured: answer["headline"],
    benefits: readList(answer["benefits"], 6),
    services: readList(answer["services"], 10),
    bindingMonths: answer["bindingMonths"],
    disclaimer: answer["notice"],
    rating: readRating(readRecord(answer["rating"])),
    links: readList(answer["documents"], 6).map((item) => {
      const document = readRecord(item);
      return { name: document?.["title"], url: document?.["url"] };
    }),
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

function readIsoTime(value: unknown): string | undefined {
  const timeMs = typeof value === "string" && /^\d{4}-\d{2}-\d{2}T/.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(timeMs) ? undefined : new Date(timeMs).toISOString();
}
