import type { Insurer } from "#verticals/_insurance/insurers.ts";
import { postJson } from "#verticals/_contract/wire/json-request.ts";
import { jobOrdering, readJob, withDash } from "#verticals/_insurance/protocols/order-then-poll.ts";
import { type JobQuirks, readJobQuote } from "#verticals/_insurance/protocols/read-quote-json.ts";
import type { Provider, ProviderReading, ProviderReply } from "#verticals/_contract/provider.ts";
import { readFlag, readJsonRecord, readOre } from "#verticals/_contract/wire/wire-reading.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import type { Alarm, Basement, HouseSearch, Winter } from "#verticals/house/house.search.ts";
import { EXCESS_BOUNDS, FEE_BOUNDS, toHouseReading } from "./house-quote.ts";
import type { JobQuestionWire } from "./order-then-poll.wire.ts";

/** A house insurer of the kind that makes a job of the question. An insurer's own quirks are in its own file. */
export const orderThenPoll = (insurer: Insurer, quirks: JobQuirks = {}): Provider<HouseSearch, HouseDetail> => ({
  ...insurer,
  prepare: (search) => postJson(JOBS_PATH, toQuestion(search, quirks)),
  read: (reply) => readAnswer(reply, quirks.declineStatus ?? 200),
  ordering: jobOrdering,
});

const JOBS_PATH = "/villa/offertjobb";

const basements: Readonly<Record<Basement, JobQuestionWire["kallare"]>> = {
  no: "ingen",
  furnishedbasement: "inredd",
  unfurnishedbasement: "oinredd",
  souterrain: "suterrang",
};

const alarms: Readonly<Record<Alarm, JobQuestionWire["larm"]>> = {
  no: "inget",
  alarm: "eget",
  alarmcentral: "central",
};

const winters: Readonly<Record<Winter, JobQuestionWire["ovrigaByggnader"][number]["vinter"]>> = {
  no: "nej",
  yeswithoutfurnish: "oinredd",
  yeswithfurnish: "inredd",
};

function toQuestion(search: HouseSearch, { isUndivided }: JobQuirks): JobQuestionWire {
  const { personalNumber, postalCode } = search;
  return {
    personnummer: isUndivided ? personalNumber : withDash(personalNumber),
    gatuadress: search.address,
    postnr: isUndivided ? postalCode : `${postalCode.slice(0, 3)} ${postalCode.slice(3)}`,
    ...(search.propertyName === undefined ? {} : { fastighet: search.propertyName }),
    inkopsar: search.purchaseYear,
    byggar: search.buildYear,
    ...(search.renovationYear === undefined ? {} : { renoverad: search.renovationYear }),
    boyta: search.livingArea,
    biyta: search.otherArea,
    boende: search.residents,
    badrum: search.bathrooms,
    vattenburet: search.hasWaterHeating,
    kallare: basements[search.basement],
    larm: alarms[search.alarm],
    drulleSaker: search.coversOwnMistakes,
    drulleHus: search.coversOwnBuildingMistakes,
    ovrigaByggnader: search.extraBuildings.map(({ area, type, winter }) => ({
      sort: type,
      yta: area,
      vinter: winters[winter],
    })),
  };
}

function readAnswer(reply: ProviderReply, declineStatus: number): ProviderReading<HouseDetail> {
  if (reply.status === 202) return readJob(readJsonRecord(reply.body), JOBS_PATH);
  const read = readJobQuote(reply, declineStatus, FEE_BOUNDS);
  if (read.kind !== "quote") return read;
  return toHouseReading({
    ...read.quote,
    buildingExcessOre: readOre(read.reply["sjalvriskByggnadOre"], 1, EXCESS_BOUNDS),
    movablesExcessOre: readOre(read.reply["sjalvriskLosoreOre"], 1, EXCESS_BOUNDS),
    hasOwnMistakes: readFlag(read.reply["drulleSaker"]),
    hasOwnBuildingMistakes: readFlag(read.reply["drulleHus"]),
  });
}
