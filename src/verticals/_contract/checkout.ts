import type { FieldDescription } from "#domain/form/form-description.ts";
import type { SummaryItem } from "#domain/order/order-record.ts";

/** What a vertical adds to the checkout that all of them share: contact, payment, add-ons, start date and consents are not its. */
export interface VerticalCheckout<Search = unknown, Facts = unknown> {
  /** What can still be changed of what is ordered, with what was searched for filled in. */
  customize(search: Search): readonly FieldDescription[];
  /** The search with those fields as chosen, each of them given; the provider is asked again when that changes the price. */
  withChoices(search: Search, values: Readonly<Record<string, string>>): Search;
  /** The search at the levels that the offer is priced at, where a provider does not have the one that was asked for. */
  asOffered?(search: Search, detail: Readonly<Record<string, unknown>>): Search;
  /** What the order is about and what the price is based on, in lines under their wire names. Never a person's identity. */
  summarize(search: Search): readonly SummaryItem[];
  /** What belongs to it and is priced with it, a line each; only where there can be any. */
  parts?(search: Search): readonly SummaryItem[];
  /** What the order is about, so that it is ordered once: a plate, a home. Without it, the person is. */
  subject?(search: Search): string;
  /** Where the visitor lives, as far as the subject shows it: a default that the visitor may change. */
  home?(search: Search): { readonly address?: string; readonly postalCode: string };
  /** Krav och behov: what the visitor has stated that they want. No personal data. */
  needs(search: Search): { readonly statement: string; readonly items: readonly SummaryItem[] };
  /** full, half, traffic and others; only where there are kinds. */
  kind?(search: Search): string;
  /**
   * The subject in the short phrase that follows "för" in the text that a customer signs, with the registers' name for it where
   * they have one; left out where there is nothing to name.
   */
  nameSubject?(search: Search, facts: Facts | undefined): string;
  /** Every provider's customer must sign the order with BankID. */
  readonly needsSignature?: boolean;
  /** C-202: whether order complete has the vertical's own header. */
  readonly header: "my" | "coach";
}
