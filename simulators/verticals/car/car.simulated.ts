import { magicEffectOf, type SimulatedVertical } from "#simulators/verticals/_shared/simulated.ts";
import { linesOf } from "#simulators/verticals/_insurance/insurance-line.ts";
import { type CarQuestion, carTables } from "#verticals/car/server/car.questions.ts";
import { carInsurers } from "./car-insurers.ts";
import { carConditions } from "./conditions/car-conditions.ts";
import { carPolicies } from "./car-policies.ts";
import { carExtras } from "./extras.ts";
import { carDocuments, type CarInsurer, type OfferedCar, rateCar, RATING } from "./rating/car-insurer.ts";
import { scenarios } from "./rating/scenarios.ts";

const ordinary = {
  carregnumber: "SPV 24K",
  insurancetype: "full",
  yearlymileage: "1500",
  civicnumber: "198502102380",
  zip: "123 45",
  excesscost: "6000",
  domain: "sparv.example",
};

export const simulatedCar: SimulatedVertical = {
  name: "car",
  policies: carPolicies,
  lines: linesOf(carInsurers, {
    tables: ({ slug }) => carTables(slug),
    extras: carExtras,
    rate: rateCar,
    documents: ({ cover }) => carDocuments(cover),
    terms: carConditions,
    describe: (
      { products, notice, ratingPoints }: CarInsurer,
      { terms, distancePrice }: OfferedCar,
      { cover, yearlyMil }: CarQuestion,
    ) => ({
      product: products[cover],
      answer: {
        cover,
        excesses: new Map(terms.map(({ type, ...term }) => [type, term])),
        disclaimer: notice,
        rating: ratingPoints === undefined ? undefined : { points: ratingPoints, ...RATING },
        ...(distancePrice && { ...distancePrice, yearlyKm: yearlyMil * 10 }),
      },
    }),
  }),
  magic: {
    field: "carregnumber",
    inputs: [
      ...Object.entries(scenarios).map(([letters, scenario]) => ({
        input: `${letters} 001`,
        effect: magicEffectOf(scenario),
      })),
      { input: "NON 001", effect: "all-declined" },
    ],
    order: carInsurers.map(({ slug }) => slug),
  },
  samples: {
    ordinary,
    declined: { ...ordinary, carregnumber: "NON 001" },
    otherRated: {
      carregnumber: "ABC 12D",
      insurancetype: "half",
      yearlymileage: "2500",
      civicnumber: "195802142785",
      zip: "903 25",
      excesscost: "3000",
    },
    otherUnrated: { domain: "other.example" },
    wrong: {
      carregnumber: "AB1234",
      insurancetype: "quarter",
      yearlymileage: "1501",
      civicnumber: "198502102381",
      zip: "1234",
      excesscost: "6001",
      domain: "<b>",
    },
  },
};
