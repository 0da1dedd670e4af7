/** At most `limit` in any stretch of `windowMs`. */
export interface RateRule {
  /** Part of the key in Redis: two rules with one name share their counts. */
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
  /** For lookups of persons: while Redis is away a node allows only its share, so that all nodes together keep the limit. */
  readonly failClosed?: boolean;
  /** For calls that cost less than counting them in Redis does: each node counts its own. */
  readonly isPerNode?: boolean;
}

export interface RateDecision {
  readonly allowed: boolean;
  readonly remaining: number;
  /** 0 when allowed; else how long until the next one can be. */
  readonly retryAfterMs: number;
}
