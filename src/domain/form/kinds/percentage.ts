import { floatRules } from "./float.ts";
import type { InputRules } from "./input-rules.ts";

/** Where no bounds are given, a share of something whole. */
export const percentageRules: InputRules = {
  ...floatRules,
  findProblem: (value, attrs, today) => floatRules.findProblem(value, { max: 100, ...attrs }, today),
  suffix: "%",
};
