/** What others have done lately, from our own orders and searches. Never who. */
export interface SocialProofSource {
  /** The latest order that was placed at the provider; undefined when none has come in since that time. */
  latestOrder(providerSlug: string, sinceMs: number): Promise<RecentOrder | undefined>;
  /** The latest finished searches that were made since that time, newest first, at most as many as asked for. */
  finishedSearches(sinceMs: number, limit: number): Promise<FinishedSearch[]>;
  /**
   * What those kept who had fetched what they paid and then ordered from the same search, among the orders placed from
   * the first month until the second, as YYYY-MM in Sweden. Orders that were taken back do not count; neither do services with fewer
   * different persons than asked for.
   */
  switchSavings(fromMonth: string, untilMonth: string, leastPersons: number): Promise<readonly SwitchSaving[]>;
}

export interface SwitchSaving extends DemoMarked {
  readonly vertical: string;
  /** Each year; below nothing when most pay more. */
  readonly medianOre: number;
  readonly switches: number;
}

export interface RecentOrder extends DemoMarked {
  readonly receivedAtMs: number;
}

/** Made by our own program of demonstration data; never so in production. */
export interface DemoMarked {
  readonly isDemo?: true;
}

export interface FinishedSearch extends DemoMarked {
  readonly vertical: string;
  /** Tells two visitors apart, and leaves the journey in no form. */
  readonly owner: string;
  readonly postalCode: string | undefined;
  readonly finishedAtMs: number;
}
