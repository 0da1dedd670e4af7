/** What others have done recently, from our own orders and searches. Never who. */
export interface SocialProofSource {
  /** The latest order that was placed at the provider; undefined when there is none since that time. */
  latestOrder(providerSlug: string, sinceMs: number): Promise<RecentOrder | undefined>;
  /** The latest finished searches since that time, newest first, at most the given number. */
  finishedSearches(sinceMs: number, limit: number): Promise<FinishedSearch[]>;
  /**
   * The yearly savings of people who had fetched their current fee and then ordered from the same search, among the orders placed from
   * the first month until the second, as YYYY-MM in Sweden. Withdrawn orders do not count; neither do services with fewer
   * different persons than required.
   */
  switchSavings(fromMonth: string, untilMonth: string, leastPersons: number): Promise<readonly SwitchSaving[]>;
}

export interface SwitchSaving extends DemoMarked {
  readonly vertical: string;
  /** Each year; negative when most pay more. */
  readonly medianOre: number;
  readonly switches: number;
}

export interface RecentOrder extends DemoMarked {
  readonly receivedAtMs: number;
}

/** Created by our demonstration data program; never in production. */
export interface DemoMarked {
  readonly isDemo?: true;
}

export interface FinishedSearch extends DemoMarked {
  readonly vertical: string;
  /** Distinguishes two visitors, and does not leave the journey in any form. */
  readonly owner: string;
  readonly postalCode: string | undefined;
  readonly finishedAtMs: number;
}
