import { FETCH_ID_PARAMETER, ORDER_OF_LIST, RESULT_ID_PARAMETER, SEARCH_ID_PARAMETER } from "./parameters.ts";
import type { Place } from "./place.ts";
import { receiptsPath, sharedListsPath } from "./stored-list-paths.ts";

/** The receipt of a finished list: anyone who has the address may check it. */
export const receiptPath = (searchId: string, orderId?: string) =>
  `${receiptsPath()}${encodeURIComponent(searchId)}/${orderQuery(orderId)}`;
/** The same as a file, byte for byte as it was signed. */
export const receiptFilePath = (searchId: string, orderId?: string) =>
  `${receiptPath(searchId)}fil/${orderQuery(orderId)}`;
/** Of a list in another order than that of its rank. */
const orderQuery = (orderId: string | undefined) =>
  orderId === undefined ? "" : `?${ORDER_OF_LIST}=${encodeURIComponent(orderId)}`;
/** What each offer of a list pays when something happens. */
export const eventsPath = (vertical: Place, searchId: string) =>
  `${vertical.path}om-det-hander/?${SEARCH_ID_PARAMETER}=${encodeURIComponent(searchId)}`;
/** Where a visitor takes a list along or shares it; with what was fetched, what they pay today can be shown. */
export const shareListPath = (searchId: string, fetchDataId?: string) =>
  `${sharedListsPath()}?${SEARCH_ID_PARAMETER}=${encodeURIComponent(searchId)}${
    fetchDataId === undefined ? "" : `&${FETCH_ID_PARAMETER}=${encodeURIComponent(fetchDataId)}`
  }`;
/** A list that someone has shared. */
export const sharedListPath = (token: string) => `${sharedListsPath()}${encodeURIComponent(token)}/`;
/** The list as a signed file, or one offer of it. */
export const portableFilePath = (searchId: string, resultId?: string) => takenAlong("fil", searchId, resultId);
/** The same as a PDF. */
export const portablePdfPath = (searchId: string, resultId?: string) => takenAlong("pdf", searchId, resultId);
/** The JSON Schema of the signed file. */
export const portableSchemaPath = () => "/format/erbjudande-1.schema.json";

const takenAlong = (kind: string, searchId: string, resultId: string | undefined): string =>
  `${sharedListsPath()}${kind}/?${SEARCH_ID_PARAMETER}=${encodeURIComponent(searchId)}${
    resultId === undefined ? "" : `&${RESULT_ID_PARAMETER}=${encodeURIComponent(resultId)}`
  }`;
