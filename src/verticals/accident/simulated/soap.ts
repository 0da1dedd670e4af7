import type { SimulatedLine } from "#verticals/_contract/simulated.ts";
import type { Wire } from "#verticals/_insurance/simulated/line.ts";
import { lineBySoap, type SoapQuirks } from "#verticals/_insurance/simulated/soap.ts";
import { INJURIES, type Injury } from "#verticals/accident/accident.offer.ts";
import type { Insured, Occupation } from "#verticals/accident/accident.search.ts";
import type { SoapAnswerWire, SoapInjuryWire } from "#verticals/accident/server/protocols/soap.wire.ts";
import {
  accidentDocuments,
  type AccidentInsurer,
  type AccidentQuestion,
  productOf,
  rateAccident,
} from "./rating/accident-insurer.ts";
import { accidentExtras } from "./extras.ts";

type OfferWire = Extract<SoapAnswerWire, { Offert: unknown }>["Offert"];

/** An insurer that speaks SOAP. */
export const accidentLineBySoap = (
  insurer: AccidentInsurer,
  insurerNumber: number,
  quirks: SoapQuirks = {},
): SimulatedLine =>
  lineBySoap(
    {
      insurer,
      lineName: "olycksfall",
      ...accidentExtras,
      read: toQuestion,
      rate: (question, desk) => rateAccident(insurer, insurerNumber, question, desk),
      documents: () => accidentDocuments,
      write(shared, { highestInvalidityOre, compensation, firstStart }, question, writeKr): OfferWire {
        const product = productOf(insurer, question);
        return {
          ...shared,
          ...(product === undefined ? {} : { Produktnamn: product }),
          HogstaInvaliditet: writeKr(highestInvalidityOre),
          Exempel: {
            Skada: INJURIES.flatMap((injury) => {
              const ore = compensation[injury];
              return ore === null ? [] : [{ Kod: codes[injury], Belopp: writeKr(ore) }];
            }),
          },
          ...(firstStart === undefined ? {} : { TidigastStart: firstStart }),
          ...(insurer.about === undefined ? {} : { Om: insurer.about }),
        };
      },
    },
    quirks,
  );

/** Every value of a SOAP question is a text. */
function toQuestion(wire: Wire): AccidentQuestion | undefined {
  const insured = insuredNames.get(wire["Omfattning"]);
  if (!insured) return undefined;
  return {
    personalNumber: String(wire["Personnummer"]),
    insured,
    amountKr: Number(wire["Forsakringsbelopp"]),
    occupation: occupations.get(wire["Yrkesklass"]),
    hasRiskySports: wire["Risksport"] === "true",
  };
}

const codes: Readonly<Record<Injury, SoapInjuryWire>> = {
  BROKEN_LEG: "BENBROTT",
  TOOTH: "TAND",
  SCAR: "ARR",
  TENTH_INVALIDITY: "INVALIDITET10",
};

const insuredNames = new Map<unknown, Insured>([
  ["SJALV", "me"],
  ["PAR", "partner"],
  ["BARN", "child"],
]);

const occupations = new Map<unknown, Occupation>([
  ["KONTOR", "office"],
  ["PRAKTISKT", "practical"],
  ["RISK", "risk"],
]);
