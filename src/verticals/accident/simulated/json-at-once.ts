import type { SimulatedLine } from "#verticals/_contract/simulated.ts";
import { type AtOnceQuirks, lineAtOnce } from "#verticals/_insurance/simulated/json-at-once.ts";
import type { Wire } from "#verticals/_insurance/simulated/line.ts";
import { INJURIES, type Injury } from "#verticals/accident/accident.offer.ts";
import type { Insured, Occupation } from "#verticals/accident/accident.search.ts";
import type { AtOnceAnswerWire, AtOnceInjuryWire } from "#verticals/accident/server/protocols/json-at-once.wire.ts";
import {
  accidentDocuments,
  type AccidentInsurer,
  type AccidentQuestion,
  productOf,
  rateAccident,
} from "./rating/accident-insurer.ts";
import { accidentExtras } from "./extras.ts";

/** An insurer that answers at once. */
export const accidentLineAtOnce = (
  insurer: AccidentInsurer,
  insurerNumber: number,
  quirks: AtOnceQuirks = {},
): SimulatedLine =>
  lineAtOnce(
    {
      insurer,
      lineName: "accident",
      ...accidentExtras,
      read: toQuestion,
      rate: (question, desk) => rateAccident(insurer, insurerNumber, question, desk),
      documents: () => accidentDocuments,
      write(shared, { highestInvalidityOre, compensation, firstStart }, question, writeKr): AtOnceAnswerWire {
        const product = productOf(insurer, question);
        return {
          ...shared,
          ...(product === undefined ? {} : { product }),
          maxDisability: writeKr(highestInvalidityOre),
          examples: INJURIES.flatMap((injury) => {
            const ore = compensation[injury];
            return ore === null ? [] : [{ injury: injuryNames[injury], amount: writeKr(ore) }];
          }),
          ...(firstStart === undefined ? {} : { firstStart }),
          ...(insurer.about === undefined ? {} : { about: insurer.about }),
        };
      },
    },
    quirks,
  );

function toQuestion(wire: Wire): AccidentQuestion | undefined {
  const insured = insuredNames.get(wire["insured"]);
  if (!insured) return undefined;
  return {
    personalNumber: String(wire["ssn"]),
    insured,
    amountKr: Number(wire["sumInsured"]),
    occupation: occupations.get(wire["occupation"]),
    hasRiskySports: wire["hazardousSports"] === true,
  };
}

const injuryNames: Readonly<Record<Injury, AtOnceInjuryWire>> = {
  BROKEN_LEG: "BROKEN_LEG",
  TOOTH: "DENTAL",
  SCAR: "SCAR",
  TENTH_INVALIDITY: "DISABILITY_10",
};

const insuredNames = new Map<unknown, Insured>([
  ["SELF", "me"],
  ["COUPLE", "partner"],
  ["CHILD", "child"],
]);

const occupations = new Map<unknown, Occupation>([
  ["OFFICE", "office"],
  ["MANUAL", "practical"],
  ["HAZARDOUS", "risk"],
]);
