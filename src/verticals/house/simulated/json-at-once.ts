import type { QuoteDesk, SimulatedLine, SimulatedQuote } from "#verticals/_contract/simulated.ts";
import { readList, readRecord } from "#verticals/_contract/wire-reading.ts";
import type { Alarm, Basement, ExtraBuildingType, Winter } from "#verticals/house/house.search.ts";
import type { AtOnceAmountWire, AtOnceAnswerWire } from "#verticals/house/server/protocols/json-at-once.wire.ts";
import { houseExtras } from "./extras.ts";
import { houseDocuments, type HouseInsurer, type HouseQuestion, rateHouse } from "./house-insurer.ts";

/** How an insurer differs from the others of its kind. */
export interface AtOnceManners {
  readonly writeKr?: (ore: number) => AtOnceAmountWire;
  readonly declineStatus?: number;
}

/** An insurer that answers at once. Its number names it in the magic addresses. */
export const houseLineAtOnce = (
  insurer: HouseInsurer,
  insurerNumber: number,
  manners: AtOnceManners = {},
): SimulatedLine => ({
  slug: insurer.slug,
  protocol: "json-at-once",
  lineName: "home",
  latency: insurer.latency,
  ...houseExtras,
  quote: (question, desk) => answer(insurer, insurerNumber, manners, question, desk),
});

function answer(
  insurer: HouseInsurer,
  insurerNumber: number,
  { writeKr = (ore) => ore / 100, declineStatus }: AtOnceManners,
  question: unknown,
  desk: QuoteDesk,
): SimulatedQuote {
  const asked = toQuestion(readRecord(question));
  if (!asked) return { kind: "malformed", body: { error: "house" } };
  const rating = rateHouse(insurer, insurerNumber, asked, desk);
  if (rating.kind === "malformed") return { kind: "malformed", body: { error: rating.what } };
  if (rating.kind === "declined") {
    const declined: AtOnceAnswerWire = { status: "DECLINED", reasonCode: "RISK", reason: rating.reason };
    return { kind: "declined", body: declined, ...(declineStatus === undefined ? {} : { status: declineStatus }) };
  }
  const { building, movables } = insurer.excessKr;
  const offered: AtOnceAnswerWire = {
    status: "OFFERED",
    quoteId: rating.quoteId,
    ...(insurer.product === undefined ? {} : { product: insurer.product }),
    premium: { perYear: writeKr(rating.yearlyFeeOre), perMonth: writeKr(rating.monthlyFeeOre), currency: "SEK" },
    ...(rating.discount === undefined ? {} : { discount: { ...rating.discount } }),
    validTo: new Date(desk.validUntilMs).toISOString(),
    excess: { building: writeKr(building * 100), contents: writeKr(movables * 100) },
    ...(insurer.headline === undefined ? {} : { headline: insurer.headline }),
    benefits: [...insurer.benefits],
    services: [...insurer.services],
    ...(insurer.about === undefined ? {} : { about: insurer.about }),
    bindingMonths: insurer.bindingMonths,
    documents: houseDocuments.map(({ title, name }) => ({ title, url: desk.documentUrl(name) })),
  };
  return { kind: "offered", body: offered, ...(rating.trouble ? { trouble: rating.trouble } : {}) };
}

function toQuestion(wire: Readonly<Record<string, unknown>> | undefined): HouseQuestion | undefined {
  const house = readRecord(wire?.["house"]);
  const accident = readRecord(wire?.["accident"]);
  const basement = basements.get(house?.["basement"]);
  const alarm = alarms.get(house?.["alarm"]);
  if (!wire || !house || !accident || !basement || !alarm) return undefined;
  return {
    personalNumber: String(wire["ssn"]),
    address: String(wire["address"]),
    postalCode: String(wire["postalCode"]),
    purchaseYear: Number(wire["purchaseYear"]),
    buildYear: Number(house["builtYear"]),
    renovationYear: house["renovatedYear"] === undefined ? undefined : Number(house["renovatedYear"]),
    livingArea: Number(house["livingArea"]),
    otherArea: Number(house["otherArea"]),
    residents: Number(wire["residents"]),
    bathrooms: Number(house["bathrooms"]),
    hasWaterHeating: house["waterHeating"] === true,
    basement,
    alarm,
    coversOwnMistakes: accident["contents"] === true,
    coversOwnBuildingMistakes: accident["building"] === true,
    extraBuildings: readList(wire["extraBuildings"], 10).map((item) => {
      const building = readRecord(item);
      return {
        area: Number(building?.["area"]),
        type: String(building?.["kind"]) as ExtraBuildingType,
        winter: winters.get(building?.["winter"]) ?? "no",
      };
    }),
  };
}

const basements = new Map<unknown, Basement>([
  ["NONE", "no"],
  ["FURNISHED", "furnishedbasement"],
  ["UNFURNISHED", "unfurnishedbasement"],
  ["SOUTERRAIN", "souterrain"],
]);

const alarms = new Map<unknown, Alarm>([
  ["NONE", "no"],
  ["LOCAL", "alarm"],
  ["CENTRAL", "alarmcentral"],
]);

const winters = new Map<unknown, Winter>([
  ["NO", "no"],
  ["BARE", "yeswithoutfurnish"],
  ["FURNISHED", "yeswithfurnish"],
]);
