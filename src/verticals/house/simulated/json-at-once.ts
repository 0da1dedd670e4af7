import type { SimulatedLine } from "#verticals/_contract/simulated.ts";
import { readList, readRecord } from "#verticals/_contract/wire/wire-reading.ts";
import {
  type AtOnceQuirks,
  type AtOnceOffer,
  lineAtOnce,
  writeDiscount,
} from "#verticals/_insurance/simulated/json-at-once.ts";
import type { Wire } from "#verticals/_insurance/simulated/line.ts";
import type { Alarm, Basement, ExtraBuildingType, Winter } from "#verticals/house/house.search.ts";
import type { AtOnceAmountWire, AtOnceAnswerWire } from "#verticals/house/server/protocols/json-at-once.wire.ts";
import { houseExtras } from "./extras.ts";
import {
  houseDocuments,
  type HouseInsurer,
  type HouseQuestion,
  type OfferedHouse,
  rateHouse,
} from "./rating/house-insurer.ts";

/** Its number names the insurer in the magic addresses. */
export const houseLineAtOnce = (insurer: HouseInsurer, insurerNumber: number, quirks?: AtOnceQuirks): SimulatedLine =>
  lineAtOnce(
    {
      insurer,
      lineName: "home",
      ...houseExtras,
      read: toQuestion,
      rate: (question, desk) => rateHouse(insurer, insurerNumber, question, desk),
      documents: () => houseDocuments,
      write: (shared, rated, _, writeKr) => write(insurer, shared, rated, writeKr),
    },
    quirks,
  );

const write = (
  { product, excessKr, about }: HouseInsurer,
  shared: AtOnceOffer,
  { discount, hasOwnMistakes, hasOwnBuildingMistakes }: OfferedHouse,
  writeKr: (ore: number) => AtOnceAmountWire,
): AtOnceAnswerWire => ({
  ...shared,
  ...(product === undefined ? {} : { product }),
  ...(discount === undefined ? {} : { discount: writeDiscount(discount) }),
  excess: { building: writeKr(excessKr.building * 100), contents: writeKr(excessKr.movables * 100) },
  accident: { contents: hasOwnMistakes, building: hasOwnBuildingMistakes },
  ...(about === undefined ? {} : { about }),
});

function toQuestion(wire: Wire): HouseQuestion | undefined {
  const house = readRecord(wire["house"]);
  const accident = readRecord(wire["accident"]);
  const basement = basements.get(house?.["basement"]);
  const alarm = alarms.get(house?.["alarm"]);
  if (!house || !accident || !basement || !alarm) return undefined;
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
