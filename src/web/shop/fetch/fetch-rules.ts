import { type FetchStatus, isFetchFailed } from "#domain/fetch/fetch-status.ts";
import type { FetchedInsurance } from "./fetched-insurance.ts";
import type { FetchProblem } from "./fetch-state.ts";

/** The conditions of one opened modal that decide its rules. */
export interface FetchKind {
  /** `own`: the modal that only some verticals have (spec 3 §2.3). `general`: the one for all of them. */
  readonly modal: "own" | "general";
  readonly subject: "vehicle" | "home";
  /** An offer is being ordered: the renewal date is required. */
  readonly isAtCheckout: boolean;
  /** An order has been placed, and the insurance it replaces is to be ended. */
  readonly isCancellation?: boolean;
  /** Insurers that do not work for this vertical. */
  readonly unsupportedShopIds: readonly number[];
}

/** Spec 3 §5: this insurer's login works on a computer only. */
export const DESKTOP_ONLY_SHOP_ID = 1187;
/** Spec 3 §5: "my insurer is not in the list". */
export const NOT_LISTED_SHOP_ID = -1;
/** What is certain to fail before the server is asked. An insurer that is reported unavailable is tried anyway (C-123). */
export function refusalBeforeStart(
  shopId: number,
  { modal, unsupportedShopIds }: Pick<FetchKind, "modal" | "unsupportedShopIds">,
  isLargeScreen: boolean,
): FetchProblem | undefined {
  if (modal === "own") return unsupportedShopIds.includes(shopId) ? "PROVIDER_NOT_SUPPORTED" : undefined;
  return shopId === DESKTOP_ONLY_SHOP_ID && !isLargeScreen ? "desktop-only" : undefined;
}

/** Spec 3 §4.2: a successful fetch of a home must also contain an insurance. */
export const isGoodEnd = (
  status: FetchStatus | "",
  { subject }: Pick<FetchKind, "subject">,
  hasInsurance: boolean,
): boolean => status === "SUCCESS" && (subject === "vehicle" || hasInsurance);

/** The problem of a failed fetch: its status, or `no-contact` when the status is empty or unexpected. */
export const problemOf = (status: FetchStatus | ""): FetchProblem =>
  status !== "" && isFetchFailed(status) ? status : "no-contact";

export interface FetchVerdict {
  readonly problem: FetchProblem | undefined;
  readonly isYearlyFeeMissing: boolean;
  readonly isRenewalDateMissing: boolean;
}

/** Spec 3 §4.3: whether what was fetched is enough. */
export function judgeFetched(existing: FetchedInsurance | undefined, kind: FetchKind): FetchVerdict {
  if (!existing) return { problem: "no-contact", isYearlyFeeMissing: false, isRenewalDateMissing: false };
  const isYearlyFeeMissing = existing.yearlyFeeOre === undefined;
  const isRenewalDateMissing = existing.renewalDate === undefined;
  const isMissing = (kind.subject === "home" && isYearlyFeeMissing) || (kind.isAtCheckout && isRenewalDateMissing);
  return { problem: isMissing ? "missing-info" : undefined, isYearlyFeeMissing, isRenewalDateMissing };
}

/** Where "try again" leads: the same fetch, unless the result would be the same. */
export function retryFrom(
  problem: FetchProblem,
  { hasProviders, hasStarted }: { readonly hasProviders: boolean; readonly hasStarted: boolean },
): "fetch" | "choice" | "owner" {
  if (!hasProviders) return "owner";
  if (AFTER_ANOTHER_CHOICE.includes(problem)) return "choice";
  return hasStarted ? "fetch" : "owner";
}

const AFTER_ANOTHER_CHOICE: readonly FetchProblem[] = [
  "desktop-only",
  "not-returned",
  "PROVIDER_NOT_SUPPORTED",
  "NO_INSURANCES_AT_SELECTED_PROVIDER",
];

/**
 * Spec 3 §2.2 and §6: after any error of a home's fetch the visitor may enter another insurer and another person. `alone`: the same
 * fetch would have the same result.
 */
export function otherHolder(
  problem: FetchProblem,
  { subject }: Pick<FetchKind, "subject">,
): "alone" | "besides" | undefined {
  if (subject !== "home") return undefined;
  return problem === "NOT_OWNER" || problem === "NO_INSURANCES_AT_SELECTED_PROVIDER" ? "alone" : "besides";
}
