import { type InputRules, typedRules } from "./input-rules.ts";

/** Carries a value that the page sets and the visitor never sees. */
export const hiddenRules: InputRules = { ...typedRules, takesInput: false };
