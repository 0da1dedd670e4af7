import type { SummaryItem } from "#domain/order/order-record.ts";

/**
 * What others may know of what a visitor asked for, in a list that the visitor shares or takes along: never a personal number, an address,
 * a postal code or a registration number. A vertical without it states its product only.
 */
export interface ShareCapability<Search = unknown, Facts = unknown> {
  /** In short: what is compared, without who asks and where. */
  about(search: Search, facts: Facts | undefined): string | undefined;
  /** The same as answers of the form, for a file that a program reads. */
  answers(search: Search): readonly SummaryItem[];
  /** The sections of an offer whose rows are shown beside its price, by id; all of them where nothing is stated. */
  readonly sections?: readonly string[];
  /** What the rows mean to a reader who has not seen the list. */
  readonly note?: string;
}
