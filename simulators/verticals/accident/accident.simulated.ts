import { magicEffectOf, type SimulatedVertical } from "#simulators/verticals/_shared/simulated.ts";
import { linesOf } from "#simulators/verticals/_insurance/insurance-line.ts";
import { printTerms } from "#simulators/verticals/_insurance/printed-terms.ts";
import { INJURIES } from "#verticals/accident/accident.offer.ts";
import type { AccidentSearch } from "#verticals/accident/accident.search.ts";
import { accidentTables } from "#verticals/accident/server/accident.questions.ts";
import { accidentInsurers } from "./accident-insurers.ts";
import { accidentExtras } from "./extras.ts";
import {
  accidentDocuments,
  type AccidentInsurer,
  productOf,
  rateAccident,
  type RatedAccident,
} from "./rating/accident-insurer.ts";
import { magicPeople } from "./rating/scenarios.ts";
import { accidentTermsOf } from "./accident-terms.ts";
import { accidentSamples } from "./samples.ts";

export const simulatedAccident: SimulatedVertical = {
  name: "accident",
  lines: linesOf(accidentInsurers, {
    tables: () => accidentTables,
    extras: () => accidentExtras,
    rate: rateAccident,
    documents: () => accidentDocuments,
    terms: printTerms("villkor-olycksfall.pdf", accidentTermsOf),
    describe: (insurer: AccidentInsurer, rated: RatedAccident, question: AccidentSearch) => ({
      product: productOf(insurer, question),
      firstStart: rated.firstStart,
      answer: {
        highestInvalidityOre: rated.highestInvalidityOre,
        compensation: new Map(
          INJURIES.flatMap((injury) => {
            const ore = rated.compensation[injury];
            return ore === null ? [] : [[injury, ore] as const];
          }),
        ),
        about: insurer.about,
      },
    }),
  }),
  magic: {
    field: "civicnumber",
    inputs: Object.entries(magicPeople).map(([input, { scenario }]) => ({
      input,
      // A magic person with a refusal is declined by all insurers.
      effect: scenario.kind === "decline" ? "all-declined" : magicEffectOf(scenario),
    })),
    order: accidentInsurers.map(({ slug }) => slug),
  },
  samples: accidentSamples,
};
