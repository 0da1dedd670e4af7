import { formatRegistrationNumber } from "#domain/registration-number.ts";
import type { Insurer } from "#verticals/_contract/insurers.ts";
import { postJson } from "#verticals/_contract/protocols/json-request.ts";
import { jobOrdering, readJob, withDash } from "#verticals/_contract/protocols/order-then-poll.ts";
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
import { toYearlyMil } from "./mileage.ts";
import type { JobCoverWire, JobDamageWire, JobQuestionWire } from "./order-then-poll.wire.ts";

/** A car insurer of the kind that makes a job of the question. What an insurer does otherwise it overrides in its own file. */
export const orderThenPoll = (insurer: Insurer): Provider<CarSearch, CarDetail> => ({
  ...insurer,
  prepare: (search) => postJson(JOBS_PATH, toQuestion(search)),
  read: readAnswer,
  ordering: jobOrdering,
});

const JOBS_PATH = "/bil/offertjobb";

const covers: Readonly<Record<CarCover, JobCoverWire>> = { full: "hel", half: "halv", traffic: "trafik" };

const damages: Readonly<Record<JobDamageWire, ExcessType>> = {
  trafik: "TRAFFIC_DAMAGE",
  brand: "FIRE_DAMAGE",
  glas: "GLASS",
  stenskott: "STONE_CHIP",
  stold: "THEFT",
  raddning: "RESCUE",
  rattsskydd: "LEGAL_PROTECTION",
  vagnskada: "VEHICLE_DAMAGE",
  maskin: "MOTOR",
};

const coverByWire = new Map(Object.entries(covers).map(([cover, wire]) => [wire as unknown, cover as CarCover]));

const toQuestion = (search: CarSearch): JobQuestionWire => ({
  personnummer: withDash(search.personalNumber),
  regnr: formatRegistrationNumber(search.registrationNumber),
  omfattning: covers[search.cover],
  milPerAr: toYearlyMil(search.yearlyMileage),
  postnr: `${search.postalCode.slice(0, 3)} ${search.postalCode.slice(3)}`,
  ...(search.excessKr === undefined ? {} : { sjalvriskVagnOre: search.excessKr * 100 }),
});

function readAnswer(reply: ProviderReply): ProviderReading<CarDetail> {
  const answer = readJsonRecord(reply.body);
  if (reply.status === 202) return readJob(answer, JOBS_PATH);
  if (reply.status !== 200) return unreadable(`status ${reply.status}`);
  if (answer?.["utfall"] === "nej") {
    const message = readText(answer["skal"]);
    return message ? { kind: "declined", message } : unreadable("declined without reason");
  }
  if (answer?.["utfall"] !== "offert") return unreadable("no answer in the body");
  return toCarReading({
    subscriptionId: answer["offertnr"],
    subscriptionName: answer["produkt"],
    cover: coverByWire.get(answer["omfattning"]),
    yearlyFeeOre: readOre(answer["premieArOre"], 1, YEARLY_FEE_BOUNDS),
    monthlyFeeOre: readOre(answer["premieManadOre"], 1, MONTHLY_FEE_BOUNDS),
    validUntil: readEndOfDay(answer["gallerTom"]),
    excesses: readExcesses(answer["sjalvrisker"]),
    featured: answer["rubrik"],
    benefits: readList(answer["fordelar"], 6),
    hasBindingTime: answer["bindningstid"] !== false,
  });
}

function readExcesses(value: unknown): ReadonlyMap<ExcessType, ReadExcess> | undefined {
  const rows = readRecord(value);
  if (!rows) return undefined;
  const excesses = new Map<ExcessType, ReadExcess>();
  for (const [damage, type] of Object.entries(damages)) {
    const item = rows[damage];
    if (item === undefined || item === null) continue;
    const row = readRecord(item);
    const cost = row && readCost(row);
    if (!cost) return undefined;
    excesses.set(type, { cost, note: readLines(row["anm"]) });
  }
  return excesses;
}

function readCost(row: Readonly<Record<string, unknown>>): ReadExcess["cost"] | undefined {
  const ore = readOre(row["ore"], 1, EXCESS_BOUNDS);
  if (ore !== undefined) return { kind: "amount", ore };
  const percent = row["procent"];
  if (typeof percent !== "number" || !(percent > 0 && percent <= 100)) return undefined;
  return { kind: "share", percent, minimumOre: readOre(row["lagstOre"], 1, EXCESS_BOUNDS) ?? 0 };
}

/** The last moment of the day that is surely still that day in Sweden, winter and summer. */
function readEndOfDay(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\d{8}$/.test(value)) return undefined;
  const time = `${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6)}T21:59:59.000Z`;
  return Number.isNaN(Date.parse(time)) ? undefined : time;
}
