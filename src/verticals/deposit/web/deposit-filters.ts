import type { ListFilter } from "#verticals/_contract/list-choices.ts";
import type { DepositFacts } from "#verticals/deposit/deposit.facts.ts";
import { depositFilterTexts as texts } from "./deposit-web.texts.sv.ts";

export const depositFilters: readonly ListFilter<DepositFacts>[] = [
  {
    name: "bindning",
    label: texts.binding.label,
    look: "buttons",
    all: texts.binding.all,
    choices: [
      { id: "ingen", label: texts.binding.none, matches: ({ bindingMonths }) => bindingMonths === 0 },
      { id: "bunden", label: texts.binding.bound, matches: ({ bindingMonths }) => bindingMonths > 0 },
    ],
  },
  {
    name: "garanti",
    label: texts.guarantee.label,
    look: "menu",
    all: texts.guarantee.all,
    choices: [{ id: "ja", label: texts.guarantee.only, matches: ({ hasGuarantee }) => hasGuarantee }],
  },
];
