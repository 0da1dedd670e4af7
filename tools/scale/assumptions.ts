import { readFileSync } from "node:fs";

/** docs/scale/assumptions.json: what is not measured here. */
export interface Assumptions {
  readonly averageShareOfPeak: number;
  /** What comes with one search, on average. */
  readonly perSearch: {
    readonly startPages: number;
    readonly formPages: number;
    readonly resultPages: number;
    readonly lookups: number;
    readonly polls: number;
    readonly orders: number;
    readonly pageBytes: number;
  };
  /** Of the searches, those for which a price is still valid or is being asked for. */
  readonly repeatedShare: number;
  /** How busy a processor of each part may be on average. */
  readonly busyShare: Readonly<Record<"web" | "worker" | "PostgreSQL" | "Redis" | "Restate", number>>;
  readonly redisHoldsSeconds: number;
  /** The largest single machine of each part that one would run. */
  readonly largest: {
    readonly postgresCores: number;
    readonly postgresWalBytesPerSecond: number;
    readonly postgresConnections: number;
    readonly postgresStoredBytes: number;
    readonly redisMemoryBytes: number;
    readonly restateNodeCores: number;
    readonly restatePartitionsPerCore: number;
    readonly linkBitsPerSecond: number;
  };
  readonly connectionsPerProcess: number;
  readonly providerLimitsPerSecond: readonly number[];
  readonly priceSek: {
    readonly coreHour: number;
    readonly gigabyteMonth: number;
    readonly gigabyteOut: number;
    readonly redisGigabyteMonth: number;
  };
  readonly copies: Readonly<Record<"PostgreSQL" | "Redis" | "Restate", number>>;
}

export const readAssumptions = (file: string): Assumptions => JSON.parse(readFileSync(file, "utf8")) as Assumptions;
