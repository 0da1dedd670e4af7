import type { SimulatedLine } from "#verticals/_contract/simulated.ts";
import type { Wire } from "#verticals/_insurance/simulated/line.ts";
import {
  type JobQuirks,
  type JobOffer,
  lineByJob,
  writeDiscount,
} from "#verticals/_insurance/simulated/order-then-poll.ts";
import type { ExcessKind } from "#verticals/flat/flat.offer.ts";
import type { Alarm, ExcessChoice, Housing, Movables } from "#verticals/flat/flat.search.ts";
import type { JobAnswerWire, JobDamageWire } from "#verticals/flat/server/protocols/order-then-poll.wire.ts";
import { flatExtras } from "./extras.ts";
import {
  flatDocuments,
  type FlatInsurer,
  type FlatQuestion,
  type OfferedFlat,
  rateFlat,
} from "./rating/flat-insurer.ts";

/** Its number names the insurer in the magic addresses. */
export const flatLineByJob = (insurer: FlatInsurer, insurerNumber: number, quirks?: JobQuirks): SimulatedLine =>
  lineByJob(
    {
      insurer,
      lineName: "hem",
      ...flatExtras,
      read: toQuestion,
      rate: (question, desk) => rateFlat(insurer, insurerNumber, question, desk),
      documents: () => flatDocuments,
      write: (shared, rated) => write(insurer, shared, rated),
    },
    quirks,
  );

const write = (
  { product, about }: FlatInsurer,
  shared: JobOffer,
  { discount, excesses, hasAllrisk, hasTenantOwner, travelDays }: OfferedFlat,
): JobAnswerWire => ({
  ...shared,
  ...(product === undefined ? {} : { produkt: product }),
  ...(discount === undefined ? {} : { rabatt: writeDiscount(discount) }),
  sjalvrisker: excesses.map(({ kind, ore }) => ({ skada: damages[kind], beloppOre: ore })),
  drulleIngar: hasAllrisk,
  ...(hasTenantOwner === undefined ? {} : { bostadsrattIngar: hasTenantOwner }),
  resedagar: travelDays,
  ...(about === undefined ? {} : { ovrigt: about }),
});

function toQuestion(wire: Wire): FlatQuestion | undefined {
  const housing = housings.get(wire["boendeform"]);
  const alarm = alarms.get(wire["larm"]);
  if (!housing || !alarm) return undefined;
  return {
    personalNumber: String(wire["personnummer"]),
    address: String(wire["gatuadress"]),
    postalCode: String(wire["postnr"]).replace(" ", ""),
    housing,
    livingArea: Number(wire["boyta"]),
    residents: Number(wire["boende"]),
    movables: wire["losore"] === 0 ? "unlimited" : (String(wire["losore"]) as Movables),
    hasSafetyDoor: wire["sakerhetsdorr"] === true,
    alarm,
    excessKr: Number(wire["onskadSjalvrisk"]) as ExcessChoice,
    wantsAllrisk: wire["drulle"] === true,
    wantsTravel: wire["resa"] === true,
  };
}

const housings = new Map<unknown, Housing>([
  ["hyr", "hyresratt"],
  ["brf", "bostadsratt"],
  ["student", "student"],
  ["andrahand", "andrahand"],
]);

const alarms = new Map<unknown, Alarm>([
  ["inget", "no"],
  ["eget", "alarm"],
  ["central", "alarmcentral"],
]);

const damages: Readonly<Record<ExcessKind, JobDamageWire>> = {
  movables: "losore",
  water: "vatten",
  allrisk: "drulle",
  tenantowner: "bostadsratt",
  travel: "resa",
};
