import type { ListFilter } from "#verticals/_contract/list-choices.ts";
import type { BroadbandFacts } from "#verticals/broadband/broadband.facts.ts";
import { BROADBAND_TYPES } from "#verticals/broadband/broadband.search.ts";
import { broadbandTypeNames } from "#verticals/broadband/broadband.texts.sv.ts";
import { broadbandFilterTexts as texts } from "./broadband-web.texts.sv.ts";

const SPEEDS_MBIT = [250, 500, 1_000] as const;

/** By speed, by how the connection reaches the home, and for how long the customer is bound. */
export const broadbandFilters: readonly ListFilter<BroadbandFacts>[] = [
  {
    name: "speed",
    label: texts.speed.label,
    look: "buttons",
    all: texts.speed.all,
    choices: SPEEDS_MBIT.map((mbit) => ({
      id: String(mbit),
      label: texts.speed.atLeast(mbit),
      matches: ({ downMbit }) => downMbit >= mbit,
    })),
  },
  {
    // B-008: as the documented address has it.
    name: "type",
    label: texts.type.label,
    look: "menu",
    all: texts.type.all,
    choices: BROADBAND_TYPES.map((type) => ({
      id: type,
      label: broadbandTypeNames[type],
      matches: (facts) => facts.type === type,
    })),
  },
  {
    name: "bindtime",
    label: texts.binding.label,
    look: "menu",
    all: texts.binding.all,
    choices: [
      { id: "0", label: texts.binding.none, matches: ({ bindingMonths }) => bindingMonths === 0 },
      { id: "12", label: texts.binding.year, matches: ({ bindingMonths }) => bindingMonths <= 12 },
    ],
  },
];
