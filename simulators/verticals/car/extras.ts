import type { SimulatedChoice } from "#simulators/verticals/_shared/simulated.ts";
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
    name: "Djurkollision utan självrisk",
    description: "Ersätter bilen när du krockar med ett djur, utan självrisk.",
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
export const carExtras = ({ slug, tariff, services }: CarInsurer): Extras => ({
  // Where a collision with an animal has an excess of its own, that is not sold once more.
  addOns: ADD_ONS.filter(({ id }) => id !== "djurkollision" || !services.includes("Djurkollision")).map((choice) => ({
    ...choice,
    yearlyShare: choice.yearlyShare * tariff.level.full,
  })),
  discounts: WITH_BUNDLE.has(slug) ? [BUNDLE] : [],
});
