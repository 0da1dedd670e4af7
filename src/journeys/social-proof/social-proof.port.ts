/** What others have done lately, from our own orders and searches. Never who. */
export interface SocialProofSource {
  /** When the latest order that was placed at the provider came in; undefined when none has since that time. */
  latestOrderMs(providerSlug: string, sinceMs: number): Promise<number | undefined>;
  /** The latest finished searches that were made since that time, newest first, at most as many as asked for. */
  finishedSearches(sinceMs: number, limit: number): Promise<FinishedSearch[]>;
}

export interface FinishedSearch {
  readonly vertical: string;
  /** Tells two visitors apart, and leaves the journey in no form. */
  readonly owner: string;
  readonly postalCode: string | undefined;
  readonly finishedAtMs: number;
}
