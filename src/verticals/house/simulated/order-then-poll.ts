import type { SimulatedLine } from "#verticals/_contract/simulated.ts";
import { readList, readRecord } from "#verticals/_contract/wire/wire-reading.ts";
import type { Wire } from "#verticals/_insurance/simulated/line.ts";
import {
  type JobQuirks,
  type JobOffer,
  lineByJob,
  writeDiscount,
} from "#verticals/_insurance/simulated/order-then-poll.ts";
import type { Alarm, Basement, ExtraBuildingType, Winter } from "#verticals/house/house.search.ts";
import type { JobAnswerWire } from "#verticals/house/server/protocols/order-then-poll.wire.ts";
import { houseExtras } from "./extras.ts";
import {
  houseDocuments,
  type HouseInsurer,
  type HouseQuestion,
  type OfferedHouse,
  rateHouse,
} from "./rating/house-insurer.ts";

/** Its number names the insurer in the magic addresses. */
export const houseLineByJob = (insurer: HouseInsurer, insurerNumber: number, quirks?: JobQuirks): SimulatedLine =>
  lineByJob(
    {
      insurer,
      lineName: "villa",
      ...houseExtras,
      read: toQuestion,
      rate: (question, desk) => rateHouse(insurer, insurerNumber, question, desk),
      documents: () => houseDocuments,
      write: (shared, rated) => write(insurer, shared, rated),
    },
    quirks,
  );

const write = (
  { product, excessKr, about }: HouseInsurer,
  shared: JobOffer,
  { discount, hasOwnMistakes, hasOwnBuildingMistakes }: OfferedHouse,
): JobAnswerWire => ({
  ...shared,
  ...(product === undefined ? {} : { produkt: product }),
  ...(discount === undefined ? {} : { rabatt: writeDiscount(discount) }),
  sjalvriskByggnadOre: excessKr.building * 100,
  sjalvriskLosoreOre: excessKr.movables * 100,
  drulleSaker: hasOwnMistakes,
  drulleHus: hasOwnBuildingMistakes,
  ...(about === undefined ? {} : { ovrigt: about }),
});

function toQuestion(wire: Wire): HouseQuestion | undefined {
  const basement = basements.get(wire["kallare"]);
  const alarm = alarms.get(wire["larm"]);
  if (!basement || !alarm) return undefined;
  return {
    personalNumber: String(wire["personnummer"]),
    address: String(wire["gatuadress"]),
    postalCode: String(wire["postnr"]).replace(" ", ""),
    purchaseYear: Number(wire["inkopsar"]),
    buildYear: Number(wire["byggar"]),
    renovationYear: wire["renoverad"] === undefined ? undefined : Number(wire["renoverad"]),
    livingArea: Number(wire["boyta"]),
    otherArea: Number(wire["biyta"]),
    residents: Number(wire["boende"]),
    bathrooms: Number(wire["badrum"]),
    hasWaterHeating: wire["vattenburet"] === true,
    basement,
    alarm,
    coversOwnMistakes: wire["drulleSaker"] === true,
    coversOwnBuildingMistakes: wire["drulleHus"] === true,
    extraBuildings: readList(wire["ovrigaByggnader"], 10).map((item) => {
      const building = readRecord(item);
      return {
        area: Number(building?.["yta"]),
        type: String(building?.["sort"]) as ExtraBuildingType,
        winter: winters.get(building?.["vinter"]) ?? "no",
      };
    }),
  };
}

const basements = new Map<unknown, Basement>([
  ["ingen", "no"],
  ["inredd", "furnishedbasement"],
  ["oinredd", "unfurnishedbasement"],
  ["suterrang", "souterrain"],
]);

const alarms = new Map<unknown, Alarm>([
  ["inget", "no"],
  ["eget", "alarm"],
  ["central", "alarmcentral"],
]);

const winters = new Map<unknown, Winter>([
  ["nej", "no"],
  ["oinredd", "yeswithoutfurnish"],
  ["inredd", "yeswithfurnish"],
]);
