import { type ListChoices, writeListChoices } from "./list-choices.ts";
import { RESULT_ID_PARAMETER, SEARCH_ID_PARAMETER } from "./parameters.ts";
import type { Place } from "./place.ts";
import { receiptsPath, sharedListsPath } from "./stored-list-paths.ts";

/** The receipt of a finished list: anyone who has the address may check it. */
export const receiptPath = (searchId: string) => `${receiptsPath()}${encodeURIComponent(searchId)}/`;
/** The same as a file, byte for byte as it was signed. */
export const receiptFilePath = (searchId: string) => `${receiptPath(searchId)}fil/`;
/** What each offer of a list pays when something happens. */
export const eventsPath = (vertical: Place, searchId: string) =>
  `${vertical.path}om-det-hander/?${SEARCH_ID_PARAMETER}=${encodeURIComponent(searchId)}`;
/** Where a visitor takes a list along or shares it; with what was fetched, what they pay today can be shown. */
export const shareListPath = (searchId: string, choices: ListChoices = {}) =>
  `${sharedListsPath()}?${SEARCH_ID_PARAMETER}=${encodeURIComponent(searchId)}${writeListChoices(choices)}`;
/** A list that someone has shared. */
export const sharedListPath = (token: string) => `${sharedListsPath()}${encodeURIComponent(token)}/`;
/** The list as a signed file, or one offer of it. */
export const portableFilePath = (searchId: string, resultId?: string, choices?: ListChoices) =>
  takenAlong("fil", searchId, resultId, choices);
/** The same as a PDF. */
export const portablePdfPath = (searchId: string, resultId?: string, choices?: ListChoices) =>
  takenAlong("pdf", searchId, resultId, choices);
/** The JSON Schema of the signed file. */
export const portableSchemaPath = () => "/format/erbjudande-1.schema.json";

const takenAlong = (kind: string, searchId: string, resultId: string | undefined, choices: ListChoices = {}): string =>
  `${sharedListsPath()}${kind}/?${SEARCH_ID_PARAMETER}=${encodeURIComponent(searchId)}${
    resultId === undefined ? "" : `&${RESULT_ID_PARAMETER}=${encodeURIComponent(resultId)}`
  }${writeListChoices({ payment: choices.payment })}`;
