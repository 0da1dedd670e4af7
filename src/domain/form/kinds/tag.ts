import { fieldTexts } from "./field.texts.sv.ts";
import { type InputRules, typedRules } from "./input-rules.ts";

/** Several choices, comma-separated, in the order of the options. */
export const tagRules: InputRules = {
  ...typedRules,
  clean: (typed, { options = [] }) => {
    const chosen = splitTags(typed);
    return joinTags(options.map(({ id }) => id).filter((id) => chosen.includes(id)));
  },
  missing: fieldTexts.missingChoice,
  settles: "at-once",
};

export const splitTags = (value: string): string[] => (value === "" ? [] : value.split(","));

export const joinTags = (ids: readonly string[]): string => ids.join(",");
