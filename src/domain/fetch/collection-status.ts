import type { FetchStatus, StoredFetchStatus } from "./fetch-status.ts";

/** The state of a collection at the aggregator, as it concerns a fetch. */
export type CollectionReading =
  | { readonly kind: "running"; readonly status: FetchStatus }
  /** There is something to take home; whether it is what was asked for is another question. */
  | { readonly kind: "collected" }
  | { readonly kind: "failed"; readonly status: StoredFetchStatus };

/** The aggregator's statuses to ours. A status that we do not know is a failure of its own kind, not ours to guess at. */
export const readCollectionStatus = (status: string): CollectionReading => READINGS.get(status) ?? fail("OTHER_ERROR");

/** Whether a status is only reached after the person has logged in. */
export const isAfterLogin = (word: string): boolean => AFTER_LOGIN.has(word);

const AFTER_LOGIN: ReadonlySet<string> = new Set([
  "COLLECTING",
  "COMPLETED",
  "COMPLETED_PARTIAL",
  "COMPLETED_EMPTY",
  "FAILED_PDF_PARSE",
  "FAILED_PDF_USER_INPUT",
  "KYC_FORM",
  "CONTACT_FORM",
  "CUSTOMER_ENROLLMENT_REQUIRED",
]);

const run = (status: FetchStatus): CollectionReading => ({ kind: "running", status });
const fail = (status: StoredFetchStatus): CollectionReading => ({ kind: "failed", status });
const COLLECTED: CollectionReading = { kind: "collected" };

const READINGS: ReadonlyMap<string, CollectionReading> = new Map([
  ["RUNNING", run("INITIATED")],
  ["LOGIN", run("INITIATED")],
  ["TWO_FACTOR_PENDING", run("USER_ACTION_REQUIRED")],
  ["WAITING_FOR_AUTHENTICATION", run("USER_ACTION_REQUIRED")],
  ["USER_INPUT", run("USER_ACTION_REQUIRED")],
  ["COLLECTING", run("IN_PROGRESS")],
  ["COMPLETED", COLLECTED],
  ["COMPLETED_PARTIAL", COLLECTED],
  ["COMPLETED_EMPTY", fail("NO_INSURANCES_AT_SELECTED_PROVIDER")],
  ["INCORRECT_CREDENTIALS", fail("BANKID_ERROR")],
  ["AUTHENTICATION_TIMEOUT", fail("BANKID_ERROR")],
  ["AUTHENTICATION_CANCELLED", fail("LOGIN_CANCELLED")],
  ["AUTHENTICATION_CONFLICT", fail("BANKID_ERROR")],
  ["AUTHENTICATION_MISMATCH", fail("BANKID_ERROR")],
  ["TWO_FACTOR_METHOD_SELECTION_TIMEOUT", fail("BANKID_ERROR")],
  ["FAILED", fail("OTHER_ERROR")],
  ["FAILED_PDF_PARSE", fail("OTHER_ERROR")],
  ["FAILED_PDF_USER_INPUT", fail("OTHER_ERROR")],
  ["THIRD_PARTY_ERROR", fail("OTHER_ERROR")],
  ["ACCOUNT_TEMPORARILY_LOCKED", fail("OTHER_ERROR")],
  ["KYC_FORM", fail("OTHER_ERROR")],
  ["CONTACT_FORM", fail("OTHER_ERROR")],
  ["CUSTOMER_ENROLLMENT_REQUIRED", fail("OTHER_ERROR")],
  ["COLLECTION_INPUT_TIMEOUT", fail("OTHER_ERROR")],
]);
