import { formatRegistrationNumber } from "#domain/vehicle/registration-number.ts";
import type { Insurer } from "#verticals/_insurance/insurers.ts";
import { postJson } from "#verticals/_contract/wire/json-request.ts";
import { jobOrdering, readJob, withDash } from "#verticals/_insurance/protocols/order-then-poll.ts";
import { type JobQuirks, readJobQuote } from "#verticals/_insurance/protocols/read-quote-json.ts";
import type { Provider, ProviderReading, ProviderReply } from "#verticals/_contract/provider.ts";
import type { RegisterFacts } from "#verticals/_contract/register-facts.ts";
import { readJsonRecord, readLines, readOre, readRecord } from "#verticals/_contract/wire/wire-reading.ts";
import type { CarDetail, ExcessType } from "#verticals/car/car.offer.ts";
import type { CarCover, CarSearch } from "#verticals/car/car.search.ts";
import { EXCESS_BOUNDS, FEE_BOUNDS, type ReadCarQuote, type ReadExcess, toCarReading } from "./car-quote.ts";
import { toYearlyMil } from "./mileage.ts";
import type { JobCoverWire, JobDamageWire, JobQuestionWire } from "./order-then-poll.wire.ts";

/** How a car insurer differs from the others of its kind. */
export interface CarJobQuirks extends JobQuirks {
  /** What it calls the covers. */
  readonly covers?: Readonly<Record<CarCover, JobCoverWire>>;
}

/** A car insurer of the kind that makes a job of the question. An insurer's own quirks are in its own file. */
export const orderThenPoll = (insurer: Insurer, quirks: CarJobQuirks = {}): Provider<CarSearch, CarDetail> => {
  const covers = quirks.covers ?? USUAL_COVERS;
  const coverByWire = new Map(Object.entries(covers).map(([cover, wire]) => [wire as unknown, cover as CarCover]));
  return {
    ...insurer,
    prepare: (search, known) => postJson(JOBS_PATH, toQuestion(search, known, covers, quirks)),
    read: (reply) => readAnswer(reply, coverByWire, quirks.declineStatus ?? 200),
    ordering: jobOrdering,
  };
};

const JOBS_PATH = "/bil/offertjobb";

const USUAL_COVERS: Readonly<Record<CarCover, JobCoverWire>> = { full: "hel", half: "halv", traffic: "trafik" };

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

function toQuestion(
  search: CarSearch,
  known: RegisterFacts | undefined,
  covers: Readonly<Record<CarCover, JobCoverWire>>,
  { isUndivided }: JobQuirks,
): JobQuestionWire {
  const { personalNumber, registrationNumber, postalCode, excessKr } = search;
  return {
    personnummer: isUndivided ? personalNumber : withDash(personalNumber),
    regnr: isUndivided ? registrationNumber : formatRegistrationNumber(registrationNumber),
    omfattning: covers[search.cover],
    milPerAr: toYearlyMil(search.yearlyMileage),
    postnr: isUndivided ? postalCode : `${postalCode.slice(0, 3)} ${postalCode.slice(3)}`,
    ...(excessKr === undefined ? {} : { sjalvriskVagnOre: excessKr * 100 }),
    ...toFacts(known),
  };
}

function toFacts(known: RegisterFacts | undefined): Pick<JobQuestionWire, "fordon"> {
  const { vehicle } = known ?? {};
  if (vehicle === undefined) return {};
  return {
    fordon: {
      fabrikat: vehicle.make,
      modell: vehicle.model,
      ...(vehicle.modelYear === undefined ? {} : { arsmodell: vehicle.modelYear }),
      ...(vehicle.powerKw === undefined ? {} : { effektKw: vehicle.powerKw }),
      ...(vehicle.fuel === "" ? {} : { drivmedel: vehicle.fuel }),
    },
  };
}

function readAnswer(
  reply: ProviderReply,
  coverByWire: ReadonlyMap<unknown, CarCover>,
  declineStatus: number,
): ProviderReading<CarDetail> {
  if (reply.status === 202) return readJob(readJsonRecord(reply.body), JOBS_PATH);
  const read = readJobQuote(reply, declineStatus, FEE_BOUNDS);
  if (read.kind !== "quote") return read;
  const { reply: answer, quote } = read;
  return toCarReading({
    ...quote,
    cover: coverByWire.get(answer["omfattning"]),
    excesses: readExcesses(answer["sjalvrisker"]),
    disclaimer: answer["upplysning"],
    rating: readRating(readRecord(answer["omdome"])),
  });
}

const readRating = (rating: Readonly<Record<string, unknown>> | undefined): ReadCarQuote["rating"] =>
  rating && { points: rating["poang"], outOf: rating["av"], note: rating["anm"] };

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
