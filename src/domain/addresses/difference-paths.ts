import { type ListChoices, writeListChoices } from "./list-choices.ts";
import { RESULT_ID_PARAMETER } from "./parameters.ts";
import type { Place } from "./place.ts";

/** What an offer covers beside the insurance that the visitor has today, row by row. */
export const differencePath = (vertical: Place, resultId: string, choices: ListChoices) =>
  `${vertical.path}skillnad/?${RESULT_ID_PARAMETER}=${encodeURIComponent(resultId)}${writeListChoices(choices)}`;
