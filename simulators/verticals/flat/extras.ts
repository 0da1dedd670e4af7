import type { SimulatedLine } from "#simulators/verticals/_shared/simulated.ts";

type Extras = Required<Pick<SimulatedLine, "addOns" | "discounts">>;

/** What every insurer sells besides its home insurance, as a share of the yearly fee. */
export const flatExtras: Extras = {
  addOns: [
    {
      id: "cykel",
      name: "Dyr cykel",
      description: "För cyklar och elsparkcyklar som är värda mer än 20 000 kr.",
      yearlyShare: 0.08,
    },
    {
      id: "avbestallning",
      name: "Avbeställningsskydd",
      description: "Ger pengarna tillbaka om du blir sjuk före resan.",
      yearlyShare: 0.1,
    },
    {
      id: "id",
      name: "ID-skydd",
      description: "Hjälp och ersättning om någon använder dina uppgifter.",
      yearlyShare: 0.04,
    },
  ],
  discounts: [],
};
