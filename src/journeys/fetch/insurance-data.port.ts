import type { LoginMethod } from "#domain/fetch/fetch-status.ts";
import type { FetchedPolicy } from "#verticals/_contract/fetching.ts";

/** The aggregator that logs in at insurers and collects insurances. None of these rejects for a fault of the aggregator. */
export interface InsuranceData {
  /** Insurers it knows, by our slug. Undefined when it gave no answer. */
  companies(): Promise<ReadonlyMap<string, AvailableCompany> | undefined>;
  /** Whether a collection has been started under our reference. */
  find(reference: string): Promise<CollectionFinding>;
  start(collection: NewCollection): Promise<CollectionStart>;
  status(collectionId: string): Promise<CollectionStatus>;
  policies(collectionId: string): Promise<CollectedPolicies>;
  /** True when it is cancelled, has ended by itself, or never existed. */
  cancel(collectionId: string): Promise<boolean>;
}

export interface AvailableCompany {
  readonly isAvailable: boolean;
  readonly loginMethods: readonly LoginMethod[];
}

export interface NewCollection {
  /** Our own, the same at every try. */
  readonly reference: string;
  readonly providerSlug: string;
  readonly loginMethod: LoginMethod;
  readonly personalNumber: string;
  /** Where the BankID app returns to on the same device. */
  readonly returnUrl: string | undefined;
}

export type CollectionFinding =
  | { readonly kind: "found"; readonly collectionId: string }
  | { readonly kind: "not-found" }
  | NoAnswer;

export type CollectionStart =
  | { readonly kind: "started"; readonly collectionId: string }
  /** It does not support the insurer, or not for this. */
  | { readonly kind: "not-supported" }
  | { readonly kind: "refused" }
  /** Over: nothing of this try can be in progress there any more. */
  | (NoAnswer & { readonly isOver: boolean });

export type CollectionStatus =
  | {
      readonly kind: "received";
      /** The aggregator's own code, see `readCollectionStatus`. */
      readonly statusCode: string;
      /** A PNG in base64, another at every call. */
      readonly qrPng: string | undefined;
      readonly autostartToken: string | undefined;
      readonly pollAfterMs: number | undefined;
    }
  | { readonly kind: "not-found" }
  | NoAnswer;

export type CollectedPolicies =
  | { readonly kind: "received"; readonly policies: readonly FetchedPolicy[] }
  /** It answered in an unreadable way: asking again gives the same. */
  | { readonly kind: "unreadable" }
  | NoAnswer;

export interface NoAnswer {
  readonly kind: "no-answer";
}
