import type { FieldDescription } from "#domain/form/form-description.ts";
import type { PaymentPlan } from "#domain/offer/payment-plan.ts";
import type { Fees } from "#domain/offer/price.ts";
import type { SummaryItem } from "#domain/order/order-record.ts";

/** Fields of a vertical's own under one title. */
export interface OwnSection {
  readonly title: string;
  /**
   * A field whose name begins with `PERSONAL_PREFIX` (`src/domain/order/checkout-form.ts`) is about the person: its value is stored with the contact details. Conditions may
   * name any field of the own sections that comes before.
   */
  readonly fields: readonly FieldDescription[];
}

/** Nothing of what the offer covers: that is read from its description. */
export interface StatedNeeds {
  /** What the visitor wants, in whole sentences. */
  readonly wanted: string;
  readonly items: readonly SummaryItem[];
  /** What is true of any such agreement, in whole sentences. */
  readonly general?: string;
}

/** The offer that is ordered, as its provider states it. */
export interface BoughtOffer {
  readonly subscriptionName: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** What a vertical adds to the checkout that all of them share: contact, payment, add-ons, start date and consents are not its. */
export interface VerticalCheckout<Search = unknown, Facts = unknown> {
  /** What can still be changed of what is ordered, with what was searched for filled in. */
  customize(search: Search): readonly FieldDescription[];
  /** What an order needs and a search does not ask for. It does not change the price; the provider gets it with the order. */
  ownFields?(search: Search, today: string): readonly OwnSection[];
  /** The days on which it may start, with what has been filled in so far. By default from today, for a year. */
  startDates?(
    search: Search,
    values: Readonly<Record<string, string>>,
    today: string,
  ): { readonly earliest: string; readonly latest: string };
  /** The ways of paying what the provider has quoted, at least one; the customer chooses where there are several. */
  plans(quoted: Fees, detail: Readonly<Record<string, unknown>>): readonly PaymentPlan[];
  /** The search with those fields as chosen, each of them given; the provider is asked again when that changes the price. */
  withChoices(search: Search, values: Readonly<Record<string, string>>): Search;
  /** The search at the levels that the offer is priced at, where a provider does not have the one that was asked for. */
  asOffered?(search: Search, detail: Readonly<Record<string, unknown>>): Search;
  /** What is bought and what the price is based on, in lines under their wire names. Never a person's identity. */
  summarize(search: Search, offer?: BoughtOffer): readonly SummaryItem[];
  /** What belongs to it and is priced with it, a line each; only where there can be any. */
  parts?(search: Search): readonly SummaryItem[];
  /** What the order is about, so that it is ordered once: a plate, a home. Without it, the person is. */
  subject?(search: Search): string;
  /** Where the visitor lives, as far as the subject shows it: a default that the visitor may change. */
  home?(search: Search): { readonly address?: string; readonly postalCode: string };
  /** Krav och behov: what the visitor has stated that they want. No personal data. Only where the law of insurance asks for it. */
  needs?(search: Search): StatedNeeds;
  /** Instead, of any other agreement: what is true of it besides its price and its terms, in whole sentences. */
  readonly beforeOrder?: string;
  /** full, half, traffic and others; only where there are kinds. */
  kind?(search: Search): string;
  /**
   * The subject in the short phrase that follows "för" in the text that a customer signs, with the registers' name for it where
   * they have one; left out where there is nothing to name.
   */
  nameSubject?(search: Search, facts: Facts | undefined): string;
  /** A power of attorney that the customer gives by signing: a paragraph of the signed text, in the first person. */
  mandate?(providerName: string): string;
  /** Every provider's customer must sign the order with BankID. */
  readonly needsSignature?: boolean;
  /** Values that a provider may refuse after the order, and that the customer may then correct: a field each. */
  corrections?(today: string): readonly FieldDescription[];
  /** C-202: whether order complete has the vertical's own header. */
  readonly header: "my" | "coach";
}
