/** Spec 3 §4.1: the status of a fetch of the current insurance, as the calls name it. */
const PHASES = {
  INITIATED: "running",
  USER_ACTION_REQUIRED: "running",
  IN_PROGRESS: "running",
  SUCCESS: "success",
  NO_INSURANCES_AT_SELECTED_PROVIDER: "failed",
  PROVIDER_NOT_SUPPORTED: "failed",
  VEHICLE_DEREGISTERED: "failed",
  OTHER_ERROR: "failed",
  GENERAL_ERROR: "failed",
  BANKID_ERROR: "failed",
  NOT_OWNER: "failed",
} as const;

export type FetchStatus = keyof typeof PHASES;
export type FailedStatus = {
  [Status in FetchStatus]: (typeof PHASES)[Status] extends "failed" ? Status : never;
}[FetchStatus];

export const FETCH_STATUSES = Object.keys(PHASES) as readonly FetchStatus[];
export const isFetchRunning = (status: FetchStatus): boolean => PHASES[status] === "running";
export const isFetchFailed = (status: FetchStatus): status is FailedStatus => PHASES[status] === "failed";

/** As it is stored. A login that the person cancelled is BANKID_ERROR in the calls, and distinguished beside it. */
export type StoredFetchStatus = FetchStatus | "LOGIN_CANCELLED";

/** Spec 3 §3: how the visitor may log in at the insurer. */
export const LOGIN_METHODS = [
  "SWEDISH_MOBILE_BANKID_SAME_DEVICE",
  "SWEDISH_MOBILE_BANKID_OTHER_DEVICE",
  "SWEDISH_MOBILE_BANKID_OTHER_DEVICE_MOCK",
] as const;

export type LoginMethod = (typeof LOGIN_METHODS)[number];
