/** Spec 3 §4.1: the status of a fetch of the current insurance, as the calls name it. */
export const FETCH_STATUSES = [
  "INITIATED",
  "USER_ACTION_REQUIRED",
  "IN_PROGRESS",
  "SUCCESS",
  "NO_INSURANCES_AT_SELECTED_PROVIDER",
  "PROVIDER_NOT_SUPPORTED",
  "VEHICLE_DEREGISTERED",
  "OTHER_ERROR",
  "GENERAL_ERROR",
  "BANKID_ERROR",
  "NOT_OWNER",
] as const;

export type FetchStatus = (typeof FETCH_STATUSES)[number];

/** As it is stored. A login that the person cancelled is BANKID_ERROR in the calls, and distinguished beside it. */
export type StoredFetchStatus = FetchStatus | "LOGIN_CANCELLED";

/** Spec 3 §3: how the visitor may log in at the insurer. */
export const LOGIN_METHODS = [
  "SWEDISH_MOBILE_BANKID_SAME_DEVICE",
  "SWEDISH_MOBILE_BANKID_OTHER_DEVICE",
  "SWEDISH_MOBILE_BANKID_OTHER_DEVICE_MOCK",
] as const;

export type LoginMethod = (typeof LOGIN_METHODS)[number];

const RUNNING: readonly string[] = ["INITIATED", "USER_ACTION_REQUIRED", "IN_PROGRESS"];

export const isFetchRunning = (status: FetchStatus): boolean => RUNNING.includes(status);
