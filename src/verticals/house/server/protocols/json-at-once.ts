import type { Insurer } from "#verticals/_contract/insurers.ts";
import { atOnceOrdering } from "#verticals/_contract/protocols/json-at-once.ts";
import { postJson } from "#verticals/_contract/protocols/json-request.ts";
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
import { EXCESS_BOUNDS, MONTHLY_FEE_BOUNDS, toHouseReading, YEARLY_FEE_BOUNDS } from "./house-quote.ts";
import type { AtOnceQuestionWire } from "./json-at-once.wire.ts";

/** How an insurer differs from the others of its kind. */
export interface AtOnceQuirks {
  /** Kronor as this insurer writes them; a number unless it says otherwise. */
  readonly readKr?: (value: unknown) => unknown;
  /** The status of a no, for one that thinks of it as a fault of the question. */
  readonly declineStatus?: number;
}

/** A house insurer of the kind that answers at once. What an insurer does otherwise it says in its own file. */
export const jsonAtOnce = (insurer: Insurer, quirks: AtOnceQuirks = {}): Provider<HouseSearch, HouseDetail> => ({
  ...insurer,
  prepare: (search) => postJson("/v1/home/quotes", toQuestion(search)),
  read: (reply) => readAnswer(reply, quirks),
  ordering: atOnceOrdering,
});

const ORE_PER_KR = 100;

const basements: Readonly<Record<Basement, AtOnceQuestionWire["house"]["basement"]>> = {
  no: "NONE",
  furnishedbasement: "FURNISHED",
  unfurnishedbasement: "UNFURNISHED",
  souterrain: "SOUTERRAIN",
};

const alarms: Readonly<Record<Alarm, AtOnceQuestionWire["house"]["alarm"]>> = {
  no: "NONE",
  alarm: "LOCAL",
  alarmcentral: "CENTRAL",
};

const winters: Readonly<Record<Winter, AtOnceQuestionWire["extraBuildings"][number]["winter"]>> = {
  no: "NO",
  yeswithoutfurnish: "BARE",
  yeswithfurnish: "FURNISHED",
};

const toQuestion = (search: HouseSearch): AtOnceQuestionWire => ({
  ssn: search.personalNumber,
  address: search.address,
  postalCode: search.postalCode,
  ...(search.propertyName === undefined ? {} : { propertyName: search.propertyName }),
  purchaseYear: search.purchaseYear,
  house: {
    builtYear: search.buildYear,
    ...(search.renovationYear === undefined ? {} : { renovatedYear: search.renovationYear }),
    livingArea: search.livingArea,
    otherArea: search.otherArea,
    bathrooms: search.bathrooms,
    waterHeating: search.hasWaterHeating,
    basement: basements[search.basement],
    alarm: alarms[search.alarm],
  },
  residents: search.residents,
  accident: { contents: search.coversOwnMistakes, building: search.coversOwnBuildingMistakes },
  extraBuildings: search.extraBuildings.map(({ area, type, winter }) => ({
    kind: type,
    area,
    winter: winters[winter],
  })),
});

function readAnswer(
  reply: ProviderReply,
  { readKr = (value) => value, declineStatus = 200 }: AtOnceQuirks,
): ProviderReading<HouseDetail> {
  const answer = readJsonRecord(reply.body);
  if (reply.status === declineStatus && answer?.["status"] === "DECLINED") {
    const message = readText(answer["reason"]);
    return message ? { kind: "declined", message } : unreadable("declined without reason");
  }
  if (reply.status !== 200) return unreadable(`status ${reply.status}`);
  if (answer?.["status"] !== "OFFERED") return unreadable("no answer in the body");
  const premium = readRecord(answer["premium"]);
  if (premium?.["currency"] !== "SEK") return unreadable("not in kronor");
  const excess = readRecord(answer["excess"]);
  const discount = readRecord(answer["discount"]);
  return toHouseReading({
    subscriptionId: answer["quoteId"],
    subscriptionName: answer["product"],
    yearlyFeeOre: readOre(readKr(premium["perYear"]), ORE_PER_KR, YEARLY_FEE_BOUNDS),
    monthlyFeeOre: readOre(readKr(premium["perMonth"]), ORE_PER_KR, MONTHLY_FEE_BOUNDS),
    validUntil: readIsoTime(answer["validTo"]),
    buildingExcessOre: readOre(readKr(excess?.["building"]), ORE_PER_KR, EXCESS_BOUNDS),
    movablesExcessOre: readOre(readKr(excess?.["contents"]), ORE_PER_KR, EXCESS_BOUNDS),
    discount: discount && { percent: discount["percent"], name: discount["name"] },
    featured: answer["headline"],
    benefits: readList(answer["benefits"], 6),
    services: readList(answer["services"], 10),
    about: answer["about"],
    bindingMonths: answer["bindingMonths"],
    links: readList(answer["documents"], 6).map((item) => {
      const document = readRecord(item);
      return { name: document?.["title"], url: document?.["url"] };
    }),
  });
}

function readIsoTime(value: unknown): string | undefined {
  const timeMs = typeof value === "string" && /^\d{4}-\d{2}-\d{2}T/.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(timeMs) ? undefined : new Date(timeMs).toISOString();
}
