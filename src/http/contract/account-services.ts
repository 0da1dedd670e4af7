import type { AccountFavourite, AccountJourney, FetchConsent } from "#journeys/account/account-journey.ts";
import type { CookieChoice, ErasedKind, PersonLogin } from "#journeys/account/account.port.ts";
import type { ClaimHelp } from "#domain/claims/claim-help.ts";
import type { FollowCancellation } from "#journeys/after-order/follow-cancellation.ts";
import type { ErasureReceipt, OwnExport } from "#domain/my-data/own-data.ts";
import type { AskedEvents, DataEvents, ErasureOutcome } from "#journeys/my-data/my-data-journey.ts";
import type { DocumentKind, OwnDocument } from "#journeys/account/own-documents.ts";

export type { AccountFavourite, CookieChoice, DocumentKind, ErasedKind, FetchConsent };
export type { HouseholdPages } from "./household-services.ts";
export type AccountLogin = PersonLogin;

/** What my pages ask of the server, in the name of a person whom the page has seen to be logged in. */
export type AccountServices = {
  readonly [Name in Exclude<keyof AccountJourney, "application" | "favourites" | "cookieChoices">]: (
    ...given: AfterFirst<Parameters<AccountJourney[Name]>>
  ) => ReturnType<AccountJourney[Name]>;
} & {
  /** What to do when something has happened, for each insurance. */
  claims(): Promise<ClaimHelp[]>;
  favourites(): ReturnType<AccountJourney["favourites"]>;
  cookieChoices(): ReturnType<AccountJourney["cookieChoices"]>;
  /** The cancellation of the former agreement of an own order. */
  cancellation(orderId: string): ReturnType<FollowCancellation["find"]>;
  /** The customer has the former provider's confirmation. */
  confirmCancellation(orderId: string, answer: string): ReturnType<FollowCancellation["confirm"]>;
  /** Undefined when the person has no such order, or the order no such document. */
  document(kind: DocumentKind, orderId: string): Promise<OwnDocument | undefined>;
  /** What was fetched about the person, given to others and read by staff. */
  dataEvents(asked: AskedEvents): Promise<DataEvents>;
  /** Undefined unless the person has just logged in. */
  exportAll(): Promise<OwnExport | undefined>;
  /** The same as a page of its own. */
  exportPage(): Promise<string | undefined>;
  mayErase(): boolean;
  /** Where the receipt of an erasure may be mailed; undefined when the person has given no address while identified. */
  receiptAddress(): Promise<string | undefined>;
  /** Deletes the account; only soon after a login. The receipt is mailed to that address, when it is the one that the page showed. */
  eraseAll(mailTo: string | undefined): Promise<ErasureOutcome>;
};

/** Of an account that no longer exists: for the browser that deleted it. */
export type FindReceipt = (receiptId: string) => Promise<ErasureReceipt | undefined>;

/** The first is the person. */
type AfterFirst<Given extends readonly unknown[]> = Given extends [unknown, ...infer Others] ? Others : [];

export const ERASED_KINDS: readonly ErasedKind[] = ["favourites", "savings", "fetched"];
