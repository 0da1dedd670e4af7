import type { Insurer } from "#verticals/_insurance/insurers.ts";
import { atOnceOrdering } from "#verticals/_insurance/protocols/json-at-once.ts";
import { postJson } from "#verticals/_contract/wire/json-request.ts";
import { type AtOnceQuirks, readAtOnceQuote } from "#verticals/_insurance/protocols/read-quote-json.ts";
import type { Provider, ProviderReading, ProviderReply } from "#verticals/_contract/provider.ts";
import { readFlag, readOre, readRecord } from "#verticals/_contract/wire/wire-reading.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import type { Alarm, Basement, HouseSearch, Winter } from "#verticals/house/house.search.ts";
import { EXCESS_BOUNDS, FEE_BOUNDS, toHouseReading } from "./house-quote.ts";
import type { AtOnceQuestionWire } from "./json-at-once.wire.ts";

/** A house insurer of the kind that answers at once. An insurer's own quirks are in its own file. */
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

function readAnswer(reply: ProviderReply, quirks: AtOnceQuirks): ProviderReading<HouseDetail> {
  const read = readAtOnceQuote(reply, quirks, FEE_BOUNDS);
  if (read.kind !== "quote") return read;
  const { readKr = (value: unknown) => value } = quirks;
  const excess = readRecord(read.reply["excess"]);
  const accident = readRecord(read.reply["accident"]);
  return toHouseReading({
    ...read.quote,
    buildingExcessOre: readOre(readKr(excess?.["building"]), ORE_PER_KR, EXCESS_BOUNDS),
    movablesExcessOre: readOre(readKr(excess?.["contents"]), ORE_PER_KR, EXCESS_BOUNDS),
    hasOwnMistakes: readFlag(accident?.["contents"]),
    hasOwnBuildingMistakes: readFlag(accident?.["building"]),
  });
}
