import { hiddenRules } from "./hidden.ts";
import type { InputRules } from "./input-rules.ts";

/** Shown, not changed: what is sent is what was described, whatever arrives. */
export const readOnlyRules: InputRules = hiddenRules;
