import { FETCH_ID_PARAMETER, RESULT_ID_PARAMETER } from "./parameters.ts";
import type { Place } from "./place.ts";

/** What an offer covers beside the insurance that the visitor has today, row by row. */
export const differencePath = (vertical: Place, resultId: string, fetchDataId: string) =>
  `${vertical.path}skillnad/?${RESULT_ID_PARAMETER}=${encodeURIComponent(resultId)}&${FETCH_ID_PARAMETER}=${encodeURIComponent(fetchDataId)}`;
