import type { SimulatedLine } from "#verticals/_contract/simulated.ts";
import { readRecord } from "#verticals/_contract/wire/wire-reading.ts";
import {
  type AtOnceQuirks,
  type AtOnceOffer,
  lineAtOnce,
  writeDiscount,
} from "#verticals/_insurance/simulated/json-at-once.ts";
import type { Wire } from "#verticals/_insurance/simulated/line.ts";
import type { ExcessKind } from "#verticals/flat/flat.offer.ts";
import type { Alarm, ExcessChoice, Housing, Movables } from "#verticals/flat/flat.search.ts";
import type {
  AtOnceAmountWire,
  AtOnceAnswerWire,
  AtOnceDamageWire,
} from "#verticals/flat/server/protocols/json-at-once.wire.ts";
import { flatExtras } from "./extras.ts";
import {
  flatDocuments,
  type FlatInsurer,
  type FlatQuestion,
  type OfferedFlat,
  rateFlat,
} from "./rating/flat-insurer.ts";

/** Its number names the insurer in the magic addresses. */
export const flatLineAtOnce = (insurer: FlatInsurer, insurerNumber: number, quirks?: AtOnceQuirks): SimulatedLine =>
  lineAtOnce(
    {
      insurer,
      lineName: "contents",
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
  shared: AtOnceOffer,
  { discount, excesses, hasAllrisk, hasTenantOwner, travelDays }: OfferedFlat,
  writeKr: (ore: number) => AtOnceAmountWire,
): AtOnceAnswerWire => ({
  ...shared,
  ...(product === undefined ? {} : { product }),
  ...(discount === undefined ? {} : { discount: writeDiscount(discount) }),
  excesses: excesses.map(({ kind, ore }) => ({ damage: damages[kind], amount: writeKr(ore) })),
  covers: {
    accidental: hasAllrisk,
    ...(hasTenantOwner === undefined ? {} : { tenantOwner: hasTenantOwner }),
    travelDays,
  },
  ...(about === undefined ? {} : { about }),
});

function toQuestion(wire: Wire): FlatQuestion | undefined {
  const home = readRecord(wire["home"]);
  const wanted = readRecord(wire["wanted"]);
  const housing = housings.get(home?.["tenure"]);
  const alarm = alarms.get(home?.["alarm"]);
  if (!home || !wanted || !housing || !alarm) return undefined;
  return {
    personalNumber: String(wire["ssn"]),
    address: String(wire["address"]),
    postalCode: String(wire["postalCode"]),
    housing,
    livingArea: Number(home["livingArea"]),
    residents: Number(wire["residents"]),
    movables: wanted["contents"] === undefined ? "unlimited" : (`${Number(wanted["contents"])}` as Movables),
    hasSafetyDoor: home["safetyDoor"] === true,
    alarm,
    excessKr: Number(wanted["excess"]) as ExcessChoice,
    wantsAllrisk: wanted["accidental"] === true,
    wantsTravel: wanted["travel"] === true,
  };
}

const housings = new Map<unknown, Housing>([
  ["RENTED", "hyresratt"],
  ["TENANT_OWNED", "bostadsratt"],
  ["STUDENT", "student"],
  ["SUBLET", "andrahand"],
]);

const alarms = new Map<unknown, Alarm>([
  ["NONE", "no"],
  ["LOCAL", "alarm"],
  ["CENTRAL", "alarmcentral"],
]);

const damages: Readonly<Record<ExcessKind, AtOnceDamageWire>> = {
  movables: "CONTENTS",
  water: "WATER",
  allrisk: "ACCIDENTAL",
  tenantowner: "TENANT_OWNER",
  travel: "TRAVEL",
};
