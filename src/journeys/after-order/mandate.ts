import { textVersionOf } from "#journeys/consent/text-version.ts";
import { mandateTexts } from "./mandate.texts.sv.ts";

/** What the customer reads beside the button, and which wording it is. */
export interface Mandate {
  readonly text: string;
  readonly version: string;
}

export const mandateFor = (product: string, thing: string): Mandate => ({
  text: mandateTexts.mandate.replace("{product}", product).replace("{thing}", thing),
  version: MANDATE_VERSION,
});

const MANDATE_VERSION = textVersionOf(mandateTexts.mandate);
