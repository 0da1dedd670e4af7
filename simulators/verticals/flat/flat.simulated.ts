import type { SimulatedVertical } from "#simulators/verticals/_shared/simulated.ts";
import { linesOf } from "#simulators/verticals/_insurance/insurance-line.ts";
import { printTerms } from "#simulators/verticals/_insurance/printed-terms.ts";
import { streetMagic } from "#simulators/verticals/_shared/scenarios.ts";
import { flatTables } from "#verticals/flat/server/flat.questions.ts";
import { flatExtras } from "./extras.ts";
import { flatInsurers } from "./flat-insurers.ts";
import { flatPolicies } from "./flat-policies.ts";
import { flatDocuments, type FlatInsurer, type OfferedFlat, rateFlat } from "./rating/flat-insurer.ts";
import { flatTermsOf } from "./flat-terms.ts";
import { flatSamples } from "./samples.ts";

export const simulatedFlat: SimulatedVertical = {
  name: "flat",
  lines: linesOf(flatInsurers, {
    tables: () => flatTables,
    extras: () => flatExtras,
    rate: rateFlat,
    documents: () => flatDocuments,
    terms: printTerms("villkor-hem.pdf", flatTermsOf),
    describe: ({ product, about }: FlatInsurer, rated: OfferedFlat) => ({
      product,
      about,
      discount: rated.discount,
      answer: {
        excesses: new Map(rated.excesses.map(({ kind, ore }) => [kind, ore])),
        hasAllrisk: rated.hasAllrisk,
        hasTenantOwner: rated.hasTenantOwner ?? null,
        travelDays: rated.travelDays,
      },
    }),
  }),
  magic: streetMagic(flatInsurers),
  samples: flatSamples,
  policies: flatPolicies(flatInsurers.map(({ slug }) => slug)),
};
