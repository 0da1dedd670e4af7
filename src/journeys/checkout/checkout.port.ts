import type { Payment } from "#domain/offer/payment-plan.ts";
import type { PricedChoice, QuotedOffer } from "#verticals/_contract/provider.ts";

/** Checkouts in Postgres: every accepted change is a new version. */
export interface CheckoutStore {
  /** Undefined when it has not been opened, and when it belongs to another visitor. */
  newest(resultId: string, owner: string): Promise<CheckoutVersion | undefined>;
  /** The same of several results; those that have not been opened are left out. */
  newestOf(resultIds: readonly string[], owner: string): Promise<readonly CheckoutVersion[]>;
  /** One of its versions, as it was shown; undefined as above. */
  at(resultId: string, owner: string, version: number): Promise<CheckoutVersion | undefined>;
  /** False when the version exists already: another tab was first. The person's number, where it is known, is stored as a keyed hash. */
  append(version: CheckoutVersion, personalNumber: string | undefined): Promise<boolean>;
  /** Which search a result came from, for its owner. */
  findSearch(resultId: string, owner: string): Promise<string | undefined>;
}

export interface CheckoutVersion {
  readonly resultId: string;
  readonly version: number;
  readonly owner: string;
  readonly vertical: string;
  readonly searchId: string;
  /** Values of the form by wire name, without personal data. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Encrypted at rest. */
  readonly personal: Readonly<Record<string, string>>;
  readonly quote: CheckoutQuote;
}

/** The price that the choices of one version gave. */
export interface CheckoutQuote {
  /** As the provider quoted it, for the insured object as chosen now. Its price without the choices is not read again. */
  readonly offer: Omit<QuotedOffer<Record<string, unknown>>, "price">;
  /** What is ordered: the offer's quote with add-ons and discounts in its price. */
  readonly subscriptionId: string;
  readonly yearlyFeeOre: number;
  readonly monthlyFeeOre: number;
  readonly payment: Payment;
  /** Add-ons and discounts at the provider's prices. */
  readonly addOns: readonly PricedChoice[];
  readonly discounts: readonly PricedChoice[];
  /** False when the provider did not answer: the price is the search's, and no order may be placed at it. */
  readonly isConfirmed: boolean;
}

/** How a person was reached in their latest order, by the names of the form; only for the person themselves. */
export type OrderedContact = (personalNumber: string) => Promise<Readonly<Record<string, string>>>;
