import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import type { WithdrawalStatus } from "#domain/account/account-order.ts";
import type { ShownDelivery } from "#domain/delivery/describe-delivery.ts";
import type { MissingConfirmation } from "#domain/order/confirmation-state.ts";
import type { MailState } from "#domain/mail/mail-state.ts";
import type { OrderState } from "#domain/order/order-state.ts";
import type { Consent } from "#domain/consent/consent.ts";
import type { PaymentPlan } from "#domain/offer/payment-plan.ts";
import type { NamedLink, OrderSummary } from "#domain/order/order-record.ts";
import type { FormerFee, ReplacedAgreement } from "#journeys/order/order.port.ts";

/** A person's own data, by personal number: also from a browser before the person logged in. */
export interface AccountStore {
  /** Newest first. */
  orders(personId: string): Promise<PersonOrder[]>;
  /** Newest first; includes those whose consent was withdrawn, without their policy. */
  fetches(personId: string): Promise<PersonFetch[]>;
  /** The last few, newest first. */
  logins(personId: string): Promise<PersonLogin[]>;
  /** The id of the mail with the copy of the notice that cancelled the former insurance of an own order. */
  noticeMailId(personId: string, orderId: string): Promise<string | undefined>;
  /** Deletes the fetched data and retains the row as evidence. False when the person has no such insurance. */
  withdrawFetchConsent(personId: string, fetchId: string): Promise<boolean>;
  erase(personId: string, what: ErasedKind): Promise<void>;
}

/** The visitor's answers to the cookie banner in this browser, newest first. */
export interface GivenConsents {
  ofOwner(owner: string): Promise<readonly CookieChoice[]>;
}

export interface CookieChoice {
  readonly consent: Consent;
  readonly textVersion: string;
  readonly atMs: number;
}

/** What a person may have deleted by itself; the whole account is deleted by `src/journeys/my-data`. */
const ERASED_KINDS = ["favourites", "savings", "fetched"] as const;
export type ErasedKind = (typeof ERASED_KINDS)[number];

export interface PersonOrder {
  readonly orderId: string;
  readonly vertical: string;
  readonly searchId: string;
  readonly providerSlug: string;
  readonly providerName: string;
  readonly subscriptionName: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly summary: OrderSummary;
  readonly state: OrderState;
  readonly providerOrderId: string | undefined;
  readonly yearlyFeeOre: number;
  readonly monthlyFeeOre: number;
  /** What is paid when. */
  readonly plan: PaymentPlan;
  readonly startDate: string;
  readonly acceptedAtMs: number;
  /** With BankID; undefined for an order that needed no signature. */
  readonly signedAtMs: number | undefined;
  readonly settledAtMs: number | undefined;
  /** The provider's description of the offer, as it was when it was ordered. */
  readonly description: OfferDescription | undefined;
  readonly factSheet: NamedLink | undefined;
  readonly former: FormerFee | undefined;
  readonly replaces?: ReplacedAgreement | undefined;
  readonly withdrawn: WithdrawalStatus | undefined;
  readonly delivery?: ShownDelivery | undefined;
  /** Of a confirmation that did not arrive, with the address it was sent to. */
  readonly confirmation?: { readonly state: MissingConfirmation; readonly email: string } | undefined;
  readonly notice: PersonNotice | undefined;
  /** Demonstration data: marked wherever it is shown. */
  readonly isDemo?: true;
}

export interface PersonNotice {
  readonly insurerName: string;
  readonly endsOn: string;
  readonly askedAtMs: number;
  /** Confirmed: the notice was lost, but the insurer has confirmed to our staff that the insurance ends. */
  readonly mailState: MailState | "confirmed";
}

export interface PersonFetch {
  readonly fetchId: string;
  readonly vertical: string;
  readonly providerSlug: string;
  readonly providerName: string;
  readonly consentedAtMs: number;
  /** The text that was agreed to. */
  readonly consentText: string;
  readonly consentWithdrawnAtMs: number | undefined;
  readonly policy: PersonPolicy | undefined;
}

export interface PersonPolicy {
  readonly insuranceName: string | undefined;
  readonly yearlyFeeOre: number | undefined;
  readonly isCampaignInsurance: boolean;
  readonly renewalDate: string | undefined;
  /** What the person pays of each damage, as the insurer stated it. */
  readonly deductibles?: readonly { readonly name: string; readonly amountOre: number }[];
  readonly fields: Readonly<Record<string, string | null>>;
  readonly fetchedAtMs: number;
}

export interface PersonLogin {
  readonly loginId: string;
  readonly isComputer: boolean;
  readonly atMs: number;
  readonly isUnusual: boolean;
}
