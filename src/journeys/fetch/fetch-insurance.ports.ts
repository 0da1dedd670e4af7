import type { Clock } from "#platform/clock.ts";
import type { FetchStatus } from "#domain/fetch/fetch-status.ts";
import type { FetchSubject, VerticalFetching } from "#verticals/_contract/fetching.ts";
import type { FetchProgress } from "./fetch-progress.port.ts";
import type { FetchStore } from "./fetch.port.ts";
import type { InsuranceData } from "./insurance-data.port.ts";

export interface FetchInsurancePorts {
  readonly fetches: FetchStore;
  readonly insuranceData: InsuranceData;
  readonly progress: FetchProgress;
  /** Undefined when insurances of that vertical cannot be fetched. */
  readonly findFetching: (vertical: string) => VerticalFetching | undefined;
  /** The register's objection to the fetch. The person has logged in by then, and is the only one who gets to know it. */
  readonly checkOwner: (vertical: string, subject: FetchSubject) => Promise<FetchStatus | undefined>;
  /** Where the BankID app returns to. */
  readonly returnUrl: (nonce: string) => string;
  readonly clock: Clock;
  readonly limits: FetchLimits;
}

export interface FetchLimits {
  /** How often a start is tried without a clear answer from the aggregator. */
  readonly maxStarts: number;
  readonly firstWaitMs: number;
  readonly maxWaitMs: number;
  /** How long the aggregator may still be processing a start whose answer was lost. Until then finding no collection proves nothing. */
  readonly quietMs: number;
  /** Between two status requests, unless the aggregator asks for a longer interval. */
  readonly lookEveryMs: number;
  readonly longestLookMs: number;
  /** How soon an event of the aggregator is noticed. */
  readonly nudgeEveryMs: number;
  /** One step of the engine: short enough that a worker that shuts down can let it end. */
  readonly legMs: number;
  /** The whole fetch. */
  readonly withinMs: number;
  /** How often the collected insurances are requested, and how often a cancellation is tried. */
  readonly maxAsks: number;
}

export const FETCH_LIMITS: FetchLimits = {
  /** With the waits about a quarter of a minute: the visitor is waiting. */
  maxStarts: 8,
  firstWaitMs: 250,
  maxWaitMs: 4_000,
  /** One and a half times the deadline of a start. */
  quietMs: 12_000,
  /** A code is valid for about five seconds, and the page asks every other second. */
  lookEveryMs: 1_000,
  longestLookMs: 5_000,
  nudgeEveryMs: 250,
  legMs: 15_000,
  /** BankID takes at most three minutes, an insurer with many documents two. */
  withinMs: 300_000,
  maxAsks: 12,
};
