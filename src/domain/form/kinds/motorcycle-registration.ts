import { carRegistrationRules } from "./car-registration.ts";
import type { InputRules } from "./input-rules.ts";

/** V-037: a motorcycle carries the same kind of number. */
export const motorcycleRegistrationRules: InputRules = carRegistrationRules;
