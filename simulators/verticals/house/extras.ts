import type { HouseInsurer } from "./rating/house-insurer.ts";
import type { SimulatedLine } from "#simulators/verticals/_shared/simulated.ts";

type Extras = Required<Pick<SimulatedLine, "addOns" | "discounts">>;

/** What every insurer sells besides its house insurance, as a share of the yearly fee. */
export const houseExtras = ({ discount }: HouseInsurer): Extras => ({
  addOns: ADD_ONS,
  // A customer who has other insurances there states so in the checkout.
  discounts: discount?.requiresOtherInsurances
    ? [
        {
          id: "samling",
          name: "Samlingsrabatt",
          description: "När du har fler försäkringar hos bolaget.",
          yearlyShare: discount.percent / 100,
        },
      ]
    : [],
});

const ADD_ONS: Extras["addOns"] = [
  {
    id: "elektronik",
    name: "Elektronik till nypris",
    description: "Datorer, telefoner och teve ersätts till nypris i fyra år.",
    yearlyShare: 0.06,
  },
  {
    id: "skadedjur",
    name: "Skadedjur och husbock",
    description: "Sanering av skadedjur, och hel ersättning vid angrepp av husbock.",
    yearlyShare: 0.03,
  },
  {
    id: "resa",
    name: "Utökat reseskydd",
    description: "Avbeställning, och resor som är längre än 45 dagar.",
    yearlyShare: 0.05,
  },
];
