import type { SimulatedChoice } from "#verticals/_contract/simulated.ts";
import type { CarInsurer } from "./rating/car-insurer.ts";

type Extras = { readonly addOns: readonly SimulatedChoice[]; readonly discounts: readonly SimulatedChoice[] };

const ADD_ONS: readonly SimulatedChoice[] = [
  {
    id: "hyrbil",
    name: "Hyrbil i 60 dagar",
    description: "Hyrbil så länge när bilen repareras eller är stulen.",
    yearlyShare: 0.07,
  },
  {
    id: "djurkollision",
    name: "Djurkollision",
    description: "Ingen självrisk när du krockar med vilt.",
    yearlyShare: 0.04,
  },
  {
    id: "drulle",
    name: "Drulle",
    description: "Allrisk för det som går sönder inne i bilen.",
    yearlyShare: 0.05,
  },
  {
    id: "rekond",
    name: "Rekond",
    description: "Invändig rekonditionering efter en skada.",
    yearlyShare: 0.03,
  },
];

const BUNDLE: SimulatedChoice = {
  id: "samling",
  name: "Samlingsrabatt",
  description: "När du har hemförsäkringen i samma bolag.",
  yearlyShare: 0.1,
};

/** Those who sell homes too. */
const WITH_BUNDLE: ReadonlySet<string> = new Set(["tuvull", "granskog", "kronhjort", "bjorkhaga", "nordkaj"]);

/** What an insurer sells besides; the dearer the insurer, the dearer its extras. */
export const carExtras = ({ slug, tariff }: CarInsurer): Extras => ({
  addOns: ADD_ONS.map((choice) => ({ ...choice, yearlyShare: choice.yearlyShare * tariff.level.full })),
  discounts: WITH_BUNDLE.has(slug) ? [BUNDLE] : [],
});
