import type { AccountOrder } from "#domain/account/account-order.ts";
import type { Application } from "#domain/account/application.ts";
import type { InsuranceTimeline } from "#domain/account/insurance-timeline.ts";
import type { SavedSoFar } from "#domain/account/saved-events.ts";
import type { Consent } from "#domain/consent/consent.ts";

/** What my pages ask of the server, in the name of a person whom the page has seen to be logged in. */
export interface AccountServices {
  orders(): Promise<readonly AccountOrder[]>;
  insurances(): Promise<InsuranceTimeline>;
  saved(): Promise<SavedSoFar>;
  favourites(): Promise<readonly AccountFavourite[]>;
  removeFavourite(favouriteId: string): Promise<boolean>;
  applications(): Promise<readonly Application[]>;
  logins(): Promise<readonly AccountLogin[]>;
  fetchConsents(): Promise<readonly FetchConsent[]>;
  cookieChoices(): Promise<readonly CookieChoice[]>;
  /** False when the person has no such insurance, or has withdrawn the consent already. */
  withdrawFetchConsent(fetchId: string): Promise<boolean>;
  erase(what: ErasedKind): Promise<void>;
  /** Undefined when the person has no such order, or the order no such document. */
  document(kind: DocumentKind, orderId: string): Promise<OwnDocument | undefined>;
}

export type DocumentKind = "confirmation" | "notice";

export interface OwnDocument {
  readonly fileName: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

export const ERASED_KINDS = ["favourites", "savings", "fetched"] as const;
export type ErasedKind = (typeof ERASED_KINDS)[number];

export interface AccountFavourite {
  readonly favouriteId: string;
  readonly vertical: string;
  readonly resultId: string;
  readonly product: string;
  readonly providerName: string;
  readonly providerSlug: string | undefined;
  readonly subscriptionName: string;
  readonly monthlyFeeOre: number;
  readonly yearlyFeeOre: number;
  readonly createdAtMs: number;
  /** Otherwise its price must be asked for again. */
  readonly canBeOrdered: boolean;
}

export interface AccountLogin {
  readonly loginId: string;
  readonly isComputer: boolean;
  readonly atMs: number;
  /** BankID called it risky, and the app had another address than the browser. */
  readonly isUnusual: boolean;
}

export interface FetchConsent {
  readonly fetchId: string;
  readonly product: string;
  readonly providerName: string;
  readonly consentedAtMs: number;
  readonly consentText: string;
  readonly consentWithdrawnAtMs: number | undefined;
  readonly isHeld: boolean;
}

export interface CookieChoice {
  readonly consent: Consent;
  readonly textVersion: string;
  readonly atMs: number;
}
