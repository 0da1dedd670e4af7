import type { NeedsRecord, OrderSummary, Payment } from "#domain/order/order-record.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";
import type { SignedText } from "#domain/bankid/signed-text.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";

/** Orders as Postgres keeps them: the system of record; the engine only carries them to their end. */
export interface OrderStore {
  /**
   * Creates the order, or gives back the one that already exists: of the same result and checkout version, any living one of the
   * same result, or the active one of the same person for the same insured object.
   */
  accept(order: NewOrder): Promise<AcceptedOrder>;
  /**
   * The same for an order that has been signed: order, signature and event are written together, or nothing is. Undefined when the
   * signing was cancelled or has become an order already.
   */
  acceptSigned(order: NewOrder, signature: OrderSignature): Promise<AcceptedOrder | undefined>;
  load(orderId: string): Promise<OrderRow | undefined>;
  stateOf(orderId: string): Promise<OrderState | undefined>;
  /** The order of a result that is on its way, placed or uncertain, and not taken back: at most one. */
  findLiving(resultId: string): Promise<OrderRow | undefined>;
  /** The active order of the same person for the same insured object, without ordering anything. */
  findActive(order: NewOrder): Promise<string | undefined>;
  /** The order of that version of its checkout, when it has come to nothing. */
  findEnded(resultId: string, checkoutVersion: number): Promise<OrderRow | undefined>;
  /** Only moves forward; repeating a move that has been made changes nothing. */
  markPlacing(orderId: string): Promise<void>;
  /** The visitor has something to do at the provider, whose page lies there. */
  markAwaiting(orderId: string, interactionUrl: string): Promise<void>;
  /**
   * Said right before a call that places the order. False when the order is settled, or an attempt has begun since the
   * row was loaded: the engine may run a step twice at once, and only one of the two may call.
   */
  beginAttempt(orderId: string, attemptsBefore: number): Promise<boolean>;
  /** Said when nothing of that attempt can be under way at the provider any more, whatever came of it. */
  endAttempt(orderId: string, attempt: number): Promise<void>;
  /** A settled order stays as it is, except that an uncertain one may still become placed or refused. */
  settle(orderId: string, outcome: OrderOutcome): Promise<void>;
  /**
   * Writes the confirmation of a placed order together with the note that it is written; only the note when there is nobody to send
   * it to, or the order was taken back. Gives the mail's id, also of one that was written before.
   */
  confirm(orderId: string, mail: NewMail | undefined): Promise<string | undefined>;
  /** Orders accepted before the given time and not settled, or not confirmed, a page at a time: what a sweep starts again. */
  unsettled(page: UnsettledPage): Promise<string[]>;
  /**
   * Given once per placed order, within a day and unless it was taken back: whoever gets it reports the conversion. The position is
   * that of the offer in its list, from one.
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
  /** The quote of the search; what was chosen is priced from it. */
  readonly quoteId: string;
  /** The quote with the choices in its price: what is ordered. The same as the first when nothing was chosen. */
  readonly subscriptionId: string;
  /** What the visitor saw and agreed to, add-ons included. */
  readonly yearlyFeeOre: number;
  readonly monthlyFeeOre: number;
  readonly payment: Payment;
  readonly startDate: string;
  /** What the price depends on, in the words of the contract's `PriceQuestion`. */
  readonly choices: Readonly<Record<string, string>>;
  /** Encrypted at rest: the personal number, `email`, `phone`, `name` and whatever else identifies the person. */
  readonly personal: PersonalFields;
  /** What the vertical says it insures; kept as a keyed hash with the person. Undefined lets the person order without limit. */
  readonly insuredObject?: string | undefined;
  /** The rest of what was asked for and chosen, by wire name. */
  readonly fields: Readonly<Record<string, string>>;
  /** What the customer paid where they were, when it had been fetched and says something of a year. */
  readonly former?: FormerFee | undefined;
  readonly needs: NeedsRecord;
  /** Encrypted at rest. */
  readonly summary: OrderSummary;
}

/** What is stored with an order that was signed. */
export interface OrderSignature {
  readonly signingId: string;
  readonly signedAtMs: number;
  readonly contentHash: string;
  readonly text: SignedText;
  /** Everything that BankID sent, as JSON. */
  readonly evidence: string;
}

export interface FormerFee {
  readonly providerName: string;
  readonly yearlyFeeOre: number;
}

/** The offer as the visitor saw it: what it says must be possible to show as long as the order is. */
export interface OrderedOffer {
  readonly providerId: number;
  readonly shopId: number;
  readonly providerName: string;
  readonly subscriptionName: string;
  readonly insuranceType: string | undefined;
  readonly description: OfferDescription | undefined;
}

export interface PersonalFields {
  readonly personalNumber: string;
  readonly [field: string]: string;
}

export interface AcceptedOrder {
  readonly orderId: string;
  readonly isNew: boolean;
  /** It is the active order of another result, perhaps made in another browser: nothing has been ordered now. */
  readonly isOther?: true;
}

/**
 * accepted, placing: on its way. awaiting: the visitor has something to do at the provider. The rest is settled: placed;
 * refused by the provider; repriced: the provider wanted another price and nothing was placed; expired: the visitor never did
 * what the provider waited for; uncertain: a person must look.
 */
export type OrderState =
  | "accepted"
  | "placing"
  | "awaiting"
  | "placed"
  | "refused"
  | "repriced"
  | "expired"
  | "uncertain";

export interface OrderRow extends NewOrder {
  readonly state: OrderState;
  readonly providerOrderId: string | undefined;
  /** The provider's own words when it refused, or why the order is uncertain. */
  readonly message: string | undefined;
  /** Which field the provider objected to, by its wire name. */
  readonly messageField: string | undefined;
  readonly interactionUrl: string | undefined;
  readonly acceptedAt: Date;
  readonly settledAt: Date | undefined;
  /** When the customer signed it with BankID, where that was required. */
  readonly signedAt?: Date | undefined;
  /** The customer has taken it back, whatever the provider says of it. */
  readonly isWithdrawn: boolean;
  /** Calls that placed or may have placed the order. */
  readonly attempts: number;
  /** How long ago the last attempt began, while nobody knows how it ended. */
  readonly openAttemptAgeMs: number | undefined;
}

export type OrderOutcome =
  | { readonly state: "placed"; readonly providerOrderId: string }
  | { readonly state: "refused"; readonly message: string; readonly field?: string | undefined }
  | { readonly state: "repriced"; readonly why: string }
  | { readonly state: "expired"; readonly why: string }
  /** The provider neither confirmed nor denied after every try: a person must look. */
  | { readonly state: "uncertain"; readonly why: string };

export const isOpen = (state: OrderState): boolean =>
  state === "accepted" || state === "placing" || state === "awaiting";

export interface UnsettledPage {
  readonly acceptedBefore: Date;
  readonly limit: number;
  /** Starts after this order; the first page leaves it out. */
  readonly afterOrderId?: string;
}
