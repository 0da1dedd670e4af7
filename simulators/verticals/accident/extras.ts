import type { SimulatedLine } from "#simulators/verticals/_shared/simulated.ts";

type Extras = Required<Pick<SimulatedLine, "addOns" | "discounts">>;

/** What every insurer sells besides its accident insurance, as a share of the yearly fee. */
export const accidentExtras: Extras = {
  addOns: [
    {
      id: "sjukhus",
      name: "Ersättning för dagar på sjukhus",
      description: "300 kr för varje dygn på sjukhus efter ett olycksfall.",
      yearlyShare: 0.09,
    },
    {
      id: "kris",
      name: "Samtalsstöd",
      description: "Tio samtal med psykolog efter en svår händelse.",
      yearlyShare: 0.06,
    },
  ],
  discounts: [],
};
