import type { Insurer } from "#verticals/_contract/insurers.ts";
import { postJson } from "#verticals/_contract/protocols/json-request.ts";
import { jobOrdering, readJob, withDash } from "#verticals/_contract/protocols/order-then-poll.ts";
import type { Provider, ProviderReading, ProviderReply } from "#verticals/_contract/provider.ts";
import {
  readJsonRecord,
  readList,
  readOre,
  readRecord,
  readText,
  unreadable,
} from "#verticals/_contract/wire-reading.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import type { Alarm, Basement, HouseSearch, Winter } from "#verticals/house/house.search.ts";
import { EXCESS_BOUNDS, MONTHLY_FEE_BOUNDS, readEndOfDay, toHouseReading, YEARLY_FEE_BOUNDS } from "./house-quote.ts";
import type { JobQuestionWire } from "./order-then-poll.wire.ts";

/** How an insurer differs from the others of its kind. */
export interface JobQuirks {
  /** Wants its numbers without spaces and dashes. */
  readonly isUndivided?: boolean;
  /** The status of a no, for one that thinks of it as a fault of the question. */
  readonly declineStatus?: number;
}

/** A house insurer of the kind that makes a job of the question. What an insurer does otherwise it says in its own file. */
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
  const answer = readJsonRecord(reply.body);
  if (reply.status === 202) return readJob(answer, JOBS_PATH);
  if (reply.status === declineStatus && answer?.["utfall"] === "nej") {
    const message = readText(answer["skal"]);
    return message ? { kind: "declined", message } : unreadable("declined without reason");
  }
  if (reply.status !== 200) return unreadable(`status ${reply.status}`);
  if (answer?.["utfall"] !== "offert") return unreadable("no answer in the body");
  const discount = readRecord(answer["rabatt"]);
  return toHouseReading({
    subscriptionId: answer["offertnr"],
    subscriptionName: answer["produkt"],
    yearlyFeeOre: readOre(answer["premieArOre"], 1, YEARLY_FEE_BOUNDS),
    monthlyFeeOre: readOre(answer["premieManadOre"], 1, MONTHLY_FEE_BOUNDS),
    validUntil: readEndOfDay(answer["gallerTom"]),
    buildingExcessOre: readOre(answer["sjalvriskByggnadOre"], 1, EXCESS_BOUNDS),
    movablesExcessOre: readOre(answer["sjalvriskLosoreOre"], 1, EXCESS_BOUNDS),
    discount: discount && { percent: discount["procent"], name: discount["namn"] },
    featured: answer["rubrik"],
    benefits: readList(answer["fordelar"], 6),
    services: readList(answer["tjanster"], 10),
    about: answer["ovrigt"],
    bindingMonths: answer["bindningstid"],
    links: readList(answer["dokument"], 6).map((item) => {
      const document = readRecord(item);
      return { name: document?.["namn"], url: document?.["lank"] };
    }),
  });
}
