import type { AccountFavourite, AccountJourney, FetchConsent } from "#journeys/account/account-journey.ts";
import type { CookieChoice, ErasedKind, PersonLogin } from "#journeys/account/account.port.ts";
import type { DocumentKind, OwnDocument } from "#journeys/account/own-documents.ts";

export type { AccountFavourite, CookieChoice, DocumentKind, ErasedKind, FetchConsent };
export type AccountLogin = PersonLogin;

/** What my pages ask of the server, in the name of a person whom the page has seen to be logged in. */
export type AccountServices = {
  readonly [Name in Exclude<keyof AccountJourney, "application" | "favourites" | "cookieChoices">]: (
    ...given: AfterFirst<Parameters<AccountJourney[Name]>>
  ) => ReturnType<AccountJourney[Name]>;
} & {
  favourites(): ReturnType<AccountJourney["favourites"]>;
  cookieChoices(): ReturnType<AccountJourney["cookieChoices"]>;
  /** Undefined when the person has no such order, or the order no such document. */
  document(kind: DocumentKind, orderId: string): Promise<OwnDocument | undefined>;
};

/** The first is the person. */
type AfterFirst<Given extends readonly unknown[]> = Given extends [unknown, ...infer Others] ? Others : [];

export const ERASED_KINDS: readonly ErasedKind[] = ["favourites", "savings", "fetched"];
