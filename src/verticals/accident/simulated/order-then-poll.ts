import type { SimulatedLine } from "#verticals/_contract/simulated.ts";
import type { Wire } from "#verticals/_insurance/simulated/line.ts";
import { type JobQuirks, lineByJob } from "#verticals/_insurance/simulated/order-then-poll.ts";
import type { Insured, Occupation } from "#verticals/accident/accident.search.ts";
import type { JobAnswerWire } from "#verticals/accident/server/protocols/order-then-poll.wire.ts";
import {
  accidentDocuments,
  type AccidentInsurer,
  type AccidentQuestion,
  productOf,
  rateAccident,
} from "./rating/accident-insurer.ts";
import { accidentExtras } from "./extras.ts";

/** An insurer that makes a job of the question. */
export const accidentLineByJob = (
  insurer: AccidentInsurer,
  insurerNumber: number,
  quirks: JobQuirks = {},
): SimulatedLine =>
  lineByJob(
    {
      insurer,
      lineName: "olycksfall",
      ...accidentExtras,
      read: toQuestion,
      rate: (question, desk) => rateAccident(insurer, insurerNumber, question, desk),
      documents: () => accidentDocuments,
      write(shared, { highestInvalidityOre, compensation, firstStart }, question): JobAnswerWire {
        const produkt = productOf(insurer, question);
        const { BROKEN_LEG: leg, TOOTH: tooth, SCAR: scar, TENTH_INVALIDITY: tenth } = compensation;
        return {
          ...shared,
          ...(produkt === undefined ? {} : { produkt }),
          hogstaInvaliditetOre: highestInvalidityOre,
          ersattningOre: {
            ...(leg === null ? {} : { brutetBen: leg }),
            ...(tooth === null ? {} : { tandskada: tooth }),
            ...(scar === null ? {} : { arr: scar }),
            invaliditet10: tenth ?? 0,
          },
          ...(firstStart === undefined ? {} : { tidigastStart: firstStart.replaceAll("-", "") }),
          ...(insurer.about === undefined ? {} : { om: insurer.about }),
        };
      },
    },
    quirks,
  );

function toQuestion(wire: Wire): AccidentQuestion | undefined {
  const insured = insuredNames.get(wire["omfattar"]);
  if (!insured) return undefined;
  return {
    personalNumber: String(wire["personnummer"]),
    insured,
    amountKr: Number(wire["beloppOre"]) / 100,
    occupation: occupations.get(wire["yrke"]),
    hasRiskySports: wire["risksport"] === true,
  };
}

const insuredNames = new Map<unknown, Insured>([
  ["jag", "me"],
  ["jag-och-partner", "partner"],
  ["barn", "child"],
]);

const occupations = new Map<unknown, Occupation>([
  ["kontor", "office"],
  ["praktiskt", "practical"],
  ["risk", "risk"],
]);
