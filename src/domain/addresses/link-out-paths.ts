import { RESULT_ID_PARAMETER } from "./parameters.ts";
import type { Place } from "./place.ts";

/** Where a visitor reads who the provider is and what it pays us, before leaving. The provider's address is in no address of ours. */
export const linkOutPath = (vertical: Place, resultId: string) =>
  `${vertical.path}vidare/?${RESULT_ID_PARAMETER}=${encodeURIComponent(resultId)}`;
/** Redirects to the provider. */
export const leavePath = (vertical: Place, resultId: string) =>
  `${vertical.path}vidare/till/?${RESULT_ID_PARAMETER}=${encodeURIComponent(resultId)}`;
