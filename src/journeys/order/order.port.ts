import type { PaymentPlan } from "#domain/offer/payment-plan.ts";
import type { Fees } from "#domain/offer/price.ts";
import type { NeedsRecord, OrderSummary } from "#domain/order/order-record.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import type { OrderState, SettledState } from "#domain/order/order-state.ts";
import type { IdentifiedBy } from "#journeys/identity/identified-persons.port.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";
import type { SignedText } from "#domain/bankid/signed-text.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";

/** Orders in Postgres: the system of record; the engine only executes them. */
export interface OrderStore {
  /**
   * Creates the order, or returns the existing one: of the same result and checkout version, any living one of the
   * same result, or the active one of the same person for the same insured object. `identifiedBy` is stored with it: what the person
   * of the order was identified by in the browser that orders, undefined when anybody may have typed the number.
   */
  accept(order: NewOrder, identifiedBy: IdentifiedBy | undefined): Promise<AcceptedOrder>;
  /**
   * The same for a signed order: order, signature and event are written together, or nothing is. Undefined when the
   * signing was cancelled or has been used already.
   */
  acceptSigned(order: NewOrder, signature: OrderSignature): Promise<AcceptedOrder | undefined>;
  load(orderId: string): Promise<OrderRow | undefined>;
  /** The order as it was, and from now on being placed, where that may follow. */
  begin(orderId: string): Promise<OrderRow | undefined>;
  /** The order of a result that is in progress, placed or uncertain, and not withdrawn: at most one. */
  findLiving(resultId: string): Promise<OrderRow | undefined>;
  /** The active order of the same person for the same insured object, of another result: a second click finds its own. Orders nothing. */
  findActive(order: NewOrder): Promise<string | undefined>;
  /** The failed order of that version of its checkout. */
  findEnded(resultId: string, checkoutVersion: number): Promise<OrderRow | undefined>;
  /** The visitor must act at the provider, on the page of this URL. */
  markAwaiting(orderId: string, interactionUrl: string): Promise<void>;
  /**
   * Called right before a call that places the order. False when the order is settled, or an attempt has begun since the
   * row was loaded: the engine may run a step twice at once, and only one of the two may call.
   */
  beginAttempt(orderId: string, attemptsBefore: number): Promise<boolean>;
  /** Called when nothing of that attempt can be in progress at the provider any more, with any outcome. */
  endAttempt(orderId: string, attempt: number): Promise<void>;
  /**
   * A settled order is not changed, except that an uncertain one may still become placed or refused. Returns the time, or undefined when
   * nothing was changed.
   */
  settle(orderId: string, outcome: OrderOutcome): Promise<Date | undefined>;
  /**
   * Writes the confirmation of a placed order and marks the order as confirmed; only the mark when there is no recipient,
   * or the order was withdrawn. Returns the mail's id, also of one that was written before.
   */
  confirm(orderId: string, mail: NewMail | undefined): Promise<string | undefined>;
  /** Orders accepted before the given time and not settled, or not confirmed, one page at a time: a sweep starts them again. */
  unsettled(page: UnsettledPage): Promise<UnsettledOrder[]>;
  /**
   * Returned once per placed order, within a day and unless it was withdrawn: the caller that gets it reports the conversion. The
   * position is that of the offer in its list, from one.
   */
  claimConversion(orderId: string): Promise<{ readonly position: number } | undefined>;
}

export interface NewOrder {
  readonly orderId: string;
  readonly owner: string;
  readonly vertical: string;
  readonly searchId: string;
  readonly resultId: string;
  readonly checkoutVersion: number;
  readonly providerSlug: string;
  readonly offer: OrderedOffer;
  /** The quote of the search; the choices are priced from it. */
  readonly quoteId: string;
  /** The quote with the choices in its price, which is ordered. The same as the first when nothing was chosen. */
  readonly subscriptionId: string;
  /** What the visitor saw and agreed to, add-ons included: the year of the plan, and a month of it or a twelfth. */
  readonly yearlyFeeOre: number;
  readonly monthlyFeeOre: number;
  readonly payment: Payment;
  readonly startDate: string;
  /** What the price depends on, in the terms of the contract's `PriceQuestion`. */
  readonly choices: Readonly<Record<string, string>>;
  /** Encrypted at rest: the personal number, `email`, `phone`, `name` and other identifying fields. */
  readonly personal: PersonalFields;
  /** The vertical's id of the insured object; stored as a keyed hash with the person. Undefined lets the person order without limit. */
  readonly insuredObject?: string | undefined;
  /** The other requested and chosen values, by wire name. */
  readonly fields: Readonly<Record<string, string>>;
  /** What the customer paid before, when it had been fetched and is a yearly fee. */
  readonly former?: FormerFee | undefined;
  /** What it takes the place of, and the first day that this does not cover; undefined when that is unknown. */
  readonly replaces?: ReplacedAgreement | undefined;
  readonly needs: NeedsRecord;
  /** Encrypted at rest. */
  readonly summary: OrderSummary;
}

/** What is stored with a signed order. */
export interface OrderSignature {
  readonly signingId: string;
  readonly signedAtMs: number;
  readonly contentHash: string;
  readonly text: SignedText;
  /** The whole answer of BankID, as JSON. */
  readonly evidence: string;
}

export interface FormerFee {
  readonly providerName: string;
  readonly yearlyFeeOre: number;
}

export interface ReplacedAgreement {
  readonly providerName: string;
  /** YYYY-MM-DD. */
  readonly endsOn: string;
}

/** The offer as the visitor saw it: it must be possible to show it as long as the order exists. */
export interface OrderedOffer {
  readonly providerId: number;
  readonly shopId: number;
  readonly providerName: string;
  readonly subscriptionName: string;
  readonly insuranceType: string | undefined;
  readonly description: OfferDescription | undefined;
  /** What is paid when, in the way of paying that the customer has chosen. */
  readonly plan: PaymentPlan;
  /** As the provider has quoted it, with the choices in it: what the order is placed at. */
  readonly quoted: Fees;
}

export interface PersonalFields {
  readonly personalNumber: string;
  readonly [field: string]: string;
}

export interface AcceptedOrder {
  readonly orderId: string;
  readonly isNew: boolean;
  /** It is the active order of another result, perhaps made in another browser: nothing was ordered this time. */
  readonly isOther?: true;
}

export interface OrderRow extends NewOrder {
  readonly state: OrderState;
  readonly providerOrderId: string | undefined;
  /** The provider's own message when it refused, or why the order is uncertain. */
  readonly message: string | undefined;
  /** Which field the provider objected to, by its wire name. */
  readonly messageField: string | undefined;
  readonly interactionUrl: string | undefined;
  readonly acceptedAt: Date;
  readonly settledAt: Date | undefined;
  /** When the customer signed it with BankID, where that was required. */
  readonly signedAt?: Date | undefined;
  /** The customer has withdrawn it, in any state at the provider. */
  readonly isWithdrawn: boolean;
  /** The person whose number it has made it, or has been identified in the browser that made it. Otherwise it is that browser's alone. */
  readonly isPersons: boolean;
  /** Calls that placed or may have placed the order. */
  readonly attempts: number;
  /** How long ago the last attempt began, while its end is unknown. */
  readonly openAttemptAgeMs: number | undefined;
}

export type OrderOutcome =
  | { readonly state: "placed"; readonly providerOrderId: string }
  | { readonly state: "refused"; readonly message: string; readonly field?: string | undefined }
  | { readonly state: Exclude<SettledState, "placed" | "refused">; readonly why: string };

export interface UnsettledOrder {
  readonly orderId: string;
  readonly state: OrderState;
  readonly acceptedAt: Date;
}

export interface UnsettledPage {
  readonly acceptedBefore: Date;
  readonly limit: number;
  /** Starts after this order; absent for the first page. */
  readonly afterOrderId?: string;
}
