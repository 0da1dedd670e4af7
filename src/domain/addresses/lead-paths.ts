import { RESULT_ID_PARAMETER } from "./parameters.ts";

export const LEAD_ID_PARAMETER = "forfragan";
import type { Place } from "./place.ts";

/** Where a visitor asks the provider of an offer to get in touch. */
export const leadPath = (vertical: Place, resultId: string) =>
  `${vertical.path}forfragan/?${RESULT_ID_PARAMETER}=${encodeURIComponent(resultId)}`;
/** Where the same visitor sees whether the provider has it. */
export const leadSentPath = (vertical: Place, leadId: string) =>
  `${vertical.path}forfragan/skickad/?${LEAD_ID_PARAMETER}=${encodeURIComponent(leadId)}`;
