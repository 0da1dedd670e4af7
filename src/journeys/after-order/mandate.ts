import { textVersionOf } from "#journeys/consent/text-version.ts";
import { mandateTexts } from "./mandate.texts.sv.ts";

/** The text beside the button, and its version. */
export interface Mandate {
  readonly text: string;
  readonly version: string;
}

export const mandateFor = (product: string, thing: string): Mandate => ({
  text: mandateTexts.mandate.replace("{product}", product).replace("{thing}", thing),
  version: MANDATE_VERSION,
});

const MANDATE_VERSION = textVersionOf(mandateTexts.mandate);
