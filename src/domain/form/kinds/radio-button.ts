import type { InputRules } from "./input-rules.ts";
import { radioRules } from "./radio.ts";

export const radioButtonRules: InputRules = radioRules;

/** V-068: pressing the chosen button again takes the choice back. */
export const pressRadioButton = (chosen: string, pressed: string): string => (pressed === chosen ? "" : pressed);
