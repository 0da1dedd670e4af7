import { COMPARISON_ORDER } from "#verticals/electricity/electricity-order.ts";
import type { ListFilter, ListOrder } from "#verticals/_contract/list-choices.ts";
import type { ElectricityFacts } from "#verticals/electricity/electricity.facts.ts";
import type { ContractType, EnvironmentType } from "#verticals/electricity/electricity.search.ts";
import { contractTypeNames, environmentNames } from "#verticals/electricity/electricity.texts.sv.ts";
import { electricityFilterTexts as texts, electricityOrderingTexts as orderTexts } from "./electricity-web.texts.sv.ts";

const TYPES: readonly ContractType[] = ["fixed", "monthly", "hourly", "mixed"];
const ORIGINS: readonly EnvironmentType[] = ["renewal", "wind", "water", "solar", "good"];

/** By how the price is decided, for how long the customer is bound, and where the electricity comes from. */
export const electricityFilters: readonly ListFilter<ElectricityFacts>[] = [
  {
    name: "avtalstyp",
    label: texts.type.label,
    look: "buttons",
    all: texts.type.all,
    choices: TYPES.map((type) => ({
      id: type,
      label: contractTypeNames[type],
      matches: (facts) => facts.type === type,
    })),
  },
  {
    name: "bindning",
    label: texts.binding.label,
    look: "menu",
    all: texts.binding.all,
    choices: [
      { id: "0", label: texts.binding.none, matches: ({ bindingMonths }) => bindingMonths === 0 },
      { id: "12", label: texts.binding.year, matches: ({ bindingMonths }) => bindingMonths <= 12 },
      { id: "over", label: texts.binding.longer, matches: ({ bindingMonths }) => bindingMonths > 12 },
    ],
  },
  {
    name: "ursprung",
    label: texts.origin.label,
    look: "menu",
    all: texts.origin.all,
    choices: ORIGINS.map((origin) => ({
      id: origin,
      label: environmentNames[origin],
      // Wind, water and the sun are renewable, and so is what bears the label.
      matches: ({ environment }) => (origin === "renewal" ? ORIGINS.includes(environment) : environment === origin),
    })),
  },
];

export const electricityOrders: readonly ListOrder<ElectricityFacts>[] = [
  { id: "ar", ...orderTexts.lastYear },
  { id: COMPARISON_ORDER, ...orderTexts.comparison, by: ({ comparisonKwh }) => comparisonKwh },
];
