/** What others have done lately, from our own orders and searches. Never who. */
export interface SocialProofSource {
  /** The latest order that was placed at the provider; undefined when none has come in since that time. */
  latestOrder(providerSlug: string, sinceMs: number): Promise<PlacedLately | undefined>;
  /** The latest finished searches that were made since that time, newest first, at most as many as asked for. */
  finishedSearches(sinceMs: number, limit: number): Promise<FinishedSearch[]>;
}

export interface PlacedLately extends PerhapsDemo {
  readonly cameInMs: number;
}

/** Made by our own program of demonstration data; never so in production. */
export interface PerhapsDemo {
  readonly isDemo?: true;
}

export interface FinishedSearch extends PerhapsDemo {
  readonly vertical: string;
  /** Tells two visitors apart, and leaves the journey in no form. */
  readonly owner: string;
  readonly postalCode: string | undefined;
  readonly finishedAtMs: number;
}
