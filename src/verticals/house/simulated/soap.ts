import type { SimulatedLine } from "#verticals/_contract/simulated.ts";
import { readRecord } from "#verticals/_contract/wire/wire-reading.ts";
import type { Wire } from "#verticals/_insurance/simulated/line.ts";
import { lineBySoap, type SoapQuirks, type SoapOffer, writeDiscount } from "#verticals/_insurance/simulated/soap.ts";
import type { Alarm, Basement, ExtraBuilding, ExtraBuildingType, Winter } from "#verticals/house/house.search.ts";
import type { SoapAnswerWire } from "#verticals/house/server/protocols/soap.wire.ts";
import { houseExtras } from "./extras.ts";
import {
  houseDocuments,
  type HouseInsurer,
  type HouseQuestion,
  type OfferedHouse,
  rateHouse,
} from "./rating/house-insurer.ts";

/** Its number names the insurer in the magic addresses. */
export const houseLineBySoap = (insurer: HouseInsurer, insurerNumber: number, quirks?: SoapQuirks): SimulatedLine =>
  lineBySoap(
    {
      insurer,
      lineName: "villa",
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
  shared: SoapOffer,
  { discount, hasOwnMistakes, hasOwnBuildingMistakes }: OfferedHouse,
  writeKr: (ore: number) => string,
): Extract<SoapAnswerWire, { Offert: object }>["Offert"] => ({
  ...shared,
  ...(product === undefined ? {} : { Produktnamn: product }),
  ...(discount === undefined ? {} : { Rabatt: writeDiscount(discount) }),
  SjalvriskByggnad: writeKr(excessKr.building * 100),
  SjalvriskLosore: writeKr(excessKr.movables * 100),
  DrulleLosore: hasOwnMistakes,
  DrulleByggnad: hasOwnBuildingMistakes,
  ...(about === undefined ? {} : { Ovrigt: about }),
});

/** Every value of a SOAP question is a text. */
function toQuestion(wire: Wire): HouseQuestion | undefined {
  const basement = basements.get(wire["Kallare"]);
  const alarm = alarms.get(wire["Larm"]);
  if (!basement || !alarm) return undefined;
  return {
    personalNumber: String(wire["Personnummer"]),
    address: String(wire["Adress"]),
    postalCode: String(wire["Postnummer"]),
    purchaseYear: Number(wire["Inkopsar"]),
    buildYear: Number(wire["Byggar"]),
    renovationYear: wire["Renoveringsar"] === undefined ? undefined : Number(wire["Renoveringsar"]),
    livingArea: Number(wire["Boyta"]),
    otherArea: Number(wire["Biyta"]),
    residents: Number(wire["AntalBoende"]),
    bathrooms: Number(wire["AntalBadrum"]),
    hasWaterHeating: wire["VattenburenVarme"] === "true",
    basement,
    alarm,
    coversOwnMistakes: wire["DrulleLosore"] === "true",
    coversOwnBuildingMistakes: wire["DrulleByggnad"] === "true",
    extraBuildings: readBuildings(readRecord(wire["Byggnader"])?.["Byggnad"]),
  };
}

/** One element is read as itself, several as a list. */
const readBuildings = (value: unknown): ExtraBuilding[] =>
  [value ?? []].flat().map((item) => {
    const building = readRecord(item);
    return {
      area: Number(building?.["Yta"]),
      type: String(building?.["Typ"]) as ExtraBuildingType,
      winter: winters.get(building?.["Vinterbonad"]) ?? "no",
    };
  });

const basements = new Map<unknown, Basement>([
  ["INGEN", "no"],
  ["INREDD", "furnishedbasement"],
  ["OINREDD", "unfurnishedbasement"],
  ["SUTERRANG", "souterrain"],
]);

const alarms = new Map<unknown, Alarm>([
  ["SAKNAS", "no"],
  ["LARM", "alarm"],
  ["CENTRAL", "alarmcentral"],
]);

const winters = new Map<unknown, Winter>([
  ["NEJ", "no"],
  ["OINREDD", "yeswithoutfurnish"],
  ["INREDD", "yeswithfurnish"],
]);
