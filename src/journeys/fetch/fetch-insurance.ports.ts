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
  /** Undefined when nothing of that vertical can be fetched. */
  readonly findFetching: (vertical: string) => VerticalFetching | undefined;
  /** What the register has against the fetch. The person has logged in by then: they are told, and nobody else. */
  readonly checkOwner: (vertical: string, subject: FetchSubject) => Promise<FetchStatus | undefined>;
  /** Where the BankID app leads back to. */
  readonly returnUrl: (nonce: string) => string;
  readonly clock: Clock;
  readonly limits: FetchLimits;
}

export interface FetchLimits {
  /** Times the aggregator is turned to for a start without giving a clear answer. */
  readonly maxStarts: number;
  readonly firstWaitMs: number;
  readonly maxWaitMs: number;
  /** How long a start whose answer we lost may still be worked on there. Until then a look that finds nothing proves nothing. */
  readonly quietMs: number;
  /** Between two looks at the status, unless the aggregator wants it slower. */
  readonly lookEveryMs: number;
  readonly longestLookMs: number;
  /** How soon an event of the aggregator is noticed. */
  readonly nudgeEveryMs: number;
  /** One step of the engine's: short enough that a worker that goes down can let it end. */
  readonly legMs: number;
  /** The whole fetch. */
  readonly withinMs: number;
  /** Times what was collected is asked for, and times a collection is called off. */
  readonly maxAsks: number;
}

export const FETCH_LIMITS: FetchLimits = {
  /** With the waits about a quarter of a minute: a person looks on. */
  maxStarts: 8,
  firstWaitMs: 250,
  maxWaitMs: 4_000,
  /** Half as long again as a start is waited for. */
  quietMs: 12_000,
  /** A code is worth reading for some five seconds, and the page asks every other second. */
  lookEveryMs: 1_000,
  longestLookMs: 5_000,
  nudgeEveryMs: 250,
  legMs: 15_000,
  /** BankID takes three minutes at the most, an insurer with many papers two. */
  withinMs: 300_000,
  maxAsks: 12,
};
