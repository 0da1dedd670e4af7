import { expect, it } from "vitest";
import { isAfterLogin, readCollectionStatus } from "./collection-status.ts";
import { FETCH_STATUSES, isFetchRunning } from "./fetch-status.ts";

it.each([
  ["RUNNING", "INITIATED"],
  ["LOGIN", "INITIATED"],
  ["TWO_FACTOR_PENDING", "USER_ACTION_REQUIRED"],
  ["WAITING_FOR_AUTHENTICATION", "USER_ACTION_REQUIRED"],
  ["USER_INPUT", "USER_ACTION_REQUIRED"],
  ["COLLECTING", "IN_PROGRESS"],
])("%s at the aggregator is a fetch that goes on: %s", (word, status) => {
  expect(readCollectionStatus(word)).toEqual({ kind: "running", status });
});

it.each(["COMPLETED", "COMPLETED_PARTIAL"])("%s has something to take home", (word) => {
  expect(readCollectionStatus(word)).toEqual({ kind: "collected" });
});

it.each([
  ["COMPLETED_EMPTY", "NO_INSURANCES_AT_SELECTED_PROVIDER"],
  ["INCORRECT_CREDENTIALS", "BANKID_ERROR"],
  ["AUTHENTICATION_TIMEOUT", "BANKID_ERROR"],
  ["AUTHENTICATION_CANCELLED", "LOGIN_CANCELLED"],
  ["AUTHENTICATION_CONFLICT", "BANKID_ERROR"],
  ["AUTHENTICATION_MISMATCH", "BANKID_ERROR"],
  ["TWO_FACTOR_METHOD_SELECTION_TIMEOUT", "BANKID_ERROR"],
  ["FAILED", "OTHER_ERROR"],
  ["FAILED_PDF_PARSE", "OTHER_ERROR"],
  ["FAILED_PDF_USER_INPUT", "OTHER_ERROR"],
  ["THIRD_PARTY_ERROR", "OTHER_ERROR"],
  ["ACCOUNT_TEMPORARILY_LOCKED", "OTHER_ERROR"],
  ["KYC_FORM", "OTHER_ERROR"],
  ["CONTACT_FORM", "OTHER_ERROR"],
  ["CUSTOMER_ENROLLMENT_REQUIRED", "OTHER_ERROR"],
  ["COLLECTION_INPUT_TIMEOUT", "OTHER_ERROR"],
  ["A_WORD_OF_NEXT_YEAR", "OTHER_ERROR"],
])("%s ends the fetch: %s", (word, status) => {
  expect(readCollectionStatus(word)).toEqual({ kind: "failed", status });
});

it.each([
  ["COLLECTING", true],
  ["COMPLETED", true],
  ["COMPLETED_PARTIAL", true],
  ["COMPLETED_EMPTY", true],
  ["FAILED_PDF_PARSE", true],
  ["FAILED_PDF_USER_INPUT", true],
  ["KYC_FORM", true],
  ["CONTACT_FORM", true],
  ["CUSTOMER_ENROLLMENT_REQUIRED", true],
  ["LOGIN", false],
  ["WAITING_FOR_AUTHENTICATION", false],
  ["AUTHENTICATION_CANCELLED", false],
  ["FAILED", false],
  ["A_WORD_OF_NEXT_YEAR", false],
])("%s is reached only after the login: %s", (word, isReached) => {
  expect(isAfterLogin(word)).toBe(isReached);
});

it("the statuses of a fetch are the documented eleven, of which three go on [C-136]", () => {
  expect(new Set(FETCH_STATUSES).size).toBe(11);
  expect([...FETCH_STATUSES].toSorted()).toEqual([
    "BANKID_ERROR",
    "GENERAL_ERROR",
    "INITIATED",
    "IN_PROGRESS",
    "NOT_OWNER",
    "NO_INSURANCES_AT_SELECTED_PROVIDER",
    "OTHER_ERROR",
    "PROVIDER_NOT_SUPPORTED",
    "SUCCESS",
    "USER_ACTION_REQUIRED",
    "VEHICLE_DEREGISTERED",
  ]);
  expect(FETCH_STATUSES.filter(isFetchRunning)).toEqual(["INITIATED", "USER_ACTION_REQUIRED", "IN_PROGRESS"]);
});
