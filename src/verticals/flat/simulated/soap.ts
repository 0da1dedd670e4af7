import type { SimulatedLine } from "#verticals/_contract/simulated.ts";
import type { Wire } from "#verticals/_insurance/simulated/line.ts";
import { lineBySoap, type SoapQuirks, type SoapOffer, writeDiscount } from "#verticals/_insurance/simulated/soap.ts";
import type { ExcessKind } from "#verticals/flat/flat.offer.ts";
import type { Alarm, ExcessChoice, Housing, Movables } from "#verticals/flat/flat.search.ts";
import type { SoapAnswerWire, SoapDamageWire } from "#verticals/flat/server/protocols/soap.wire.ts";
import { flatExtras } from "./extras.ts";
import {
  flatDocuments,
  type FlatInsurer,
  type FlatQuestion,
  type OfferedFlat,
  rateFlat,
} from "./rating/flat-insurer.ts";

/** Its number names the insurer in the magic addresses. */
export const flatLineBySoap = (insurer: FlatInsurer, insurerNumber: number, quirks?: SoapQuirks): SimulatedLine =>
  lineBySoap(
    {
      insurer,
      lineName: "hem",
      ...flatExtras,
      read: toQuestion,
      rate: (question, desk) => rateFlat(insurer, insurerNumber, question, desk),
      documents: () => flatDocuments,
      write: (shared, rated, _, writeKr) => write(insurer, shared, rated, writeKr),
    },
    quirks,
  );

const write = (
  { product, about }: FlatInsurer,
  shared: SoapOffer,
  { discount, excesses, hasAllrisk, hasTenantOwner, travelDays }: OfferedFlat,
  writeKr: (ore: number) => string,
): Extract<SoapAnswerWire, { Offert: object }>["Offert"] => ({
  ...shared,
  ...(product === undefined ? {} : { Produktnamn: product }),
  ...(discount === undefined ? {} : { Rabatt: writeDiscount(discount) }),
  Sjalvrisker: { Sjalvrisk: excesses.map(({ kind, ore }) => ({ Skada: damages[kind], Belopp: writeKr(ore) })) },
  DrulleIngar: hasAllrisk,
  ...(hasTenantOwner === undefined ? {} : { BostadsrattIngar: hasTenantOwner }),
  ReseskyddDagar: travelDays,
  ...(about === undefined ? {} : { Ovrigt: about }),
});

/** Every value of a SOAP question is a text. */
function toQuestion(wire: Wire): FlatQuestion | undefined {
  const housing = housings.get(wire["Boendeform"]);
  const alarm = alarms.get(wire["Larm"]);
  if (!housing || !alarm) return undefined;
  return {
    personalNumber: String(wire["Personnummer"]),
    address: String(wire["Adress"]),
    postalCode: String(wire["Postnummer"]),
    housing,
    livingArea: Number(wire["Boyta"]),
    residents: Number(wire["AntalBoende"]),
    movables: wire["Losorebelopp"] === "OBEGRANSAT" ? "unlimited" : (String(wire["Losorebelopp"]) as Movables),
    hasSafetyDoor: wire["Sakerhetsdorr"] === "true",
    alarm,
    excessKr: Number(wire["Sjalvrisk"]) as ExcessChoice,
    wantsAllrisk: wire["Drulle"] === "true",
    wantsTravel: wire["Reseskydd"] === "true",
  };
}

const housings = new Map<unknown, Housing>([
  ["HYRESRATT", "hyresratt"],
  ["BOSTADSRATT", "bostadsratt"],
  ["STUDENT", "student"],
  ["ANDRAHAND", "andrahand"],
]);

const alarms = new Map<unknown, Alarm>([
  ["SAKNAS", "no"],
  ["LARM", "alarm"],
  ["CENTRAL", "alarmcentral"],
]);

const damages: Readonly<Record<ExcessKind, SoapDamageWire>> = {
  movables: "LOSORE",
  water: "VATTEN",
  allrisk: "DRULLE",
  tenantowner: "BOSTADSRATT",
  travel: "RESA",
};
