import type { Cover } from "#domain/cover/cover.ts";
import type { HeldCover } from "#domain/household/held-cover.ts";

/** What a vertical knows of agreements that people have, with any provider. */
export interface HeldRules {
  /** One runs for a year at a time from its first day, and renews unless notice is given the day before at the latest. */
  readonly renewsYearly?: true;
  /** What one protects against, by the description of an order; without one, what any of them does. */
  covers?(cover?: Cover): readonly HeldCover[];
}

/** The terms of one agreement over time, as far as its provider states them. A type, not an interface: it is stored with an order. */
export type AgreementTerms = {
  /** What a month costs when no campaign applies; missing where that follows the use. */
  readonly monthlyOre?: number;
  /** Whole months from the first day; 0 when there is none. */
  readonly bindingMonths?: number;
  readonly noticeMonths?: number;
  readonly campaign?: CampaignTerms;
};

/** Another price for the first months; one of the two amounts is known. */
export type CampaignTerms = {
  readonly months: number;
  readonly monthlyOre?: number;
  /** How much more a month costs after it. */
  readonly increaseOre?: number;
};
