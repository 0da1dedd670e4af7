import { createSeriesStore } from "#adapters/postgres/series-store.ts";
import type { SeriesStore } from "#journeys/series/series.port.ts";
import { type SweepLoopSetup, runSweeps } from "#main/run-sweeps.ts";
import { createSeries, createSeriesJobs, type SeriesSubject } from "#main/series.ts";
import type { Jobs } from "#main/subject.ts";
import { type Clock, systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { createLogger } from "#platform/logging/logger.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { controlSimulators, type SimulatorControl } from "#simulators/control-client.ts";
import { dayAheadMarket } from "#simulators/day-ahead-market/day-ahead-market.ts";
import { startSimulators } from "#simulators/start.ts";
import { createTestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { spotSource } from "#verticals/electricity/server/spot-source.ts";

export const MARKET = "series/day-ahead-prices";

/** A database, a simulated market and as many workers and web nodes as a test wants, all at one movable time. */
export interface SeriesWorld {
  readonly pool: DatabasePool;
  readonly store: SeriesStore;
  readonly market: SimulatorControl;
  readonly marketUrl: string;
  readonly logLines: readonly string[];
  nowMs: number;
  newWorker(): SeriesWorker;
  newNode(): SeriesSubject;
  /** The stored rows of a key, by day. */
  rows(key: string): Promise<ReadonlyMap<string, StoredRow>>;
  stop(): Promise<void>;
}

export interface StoredRow {
  readonly values: readonly number[];
  readonly revision: number;
}

export interface SeriesWorker {
  /** One run, as the worker's loop starts it. */
  run(): Promise<number>;
  /** The worker's own loop, until it is stopped. */
  sweep(signal: AbortSignal): Promise<void>;
  metrics(): Promise<string>;
}

export async function startSeriesWorld(topic: string, nowMs: number, monthsBack: number): Promise<SeriesWorld> {
  const database = await createTestDatabase(topic);
  const pool = database.openPool();
  const clock: Clock = { nowMs: () => world.nowMs, sleep: systemClock.sleep };
  const simulators = await startSimulators({ speed: "instant", clock, systems: (tools) => [dayAheadMarket(tools)] });
  const config = readConfig(
    developmentEnvironment({ SPARV_DATABASE_URL: database.url, SPARV_SERIES_URL: `${simulators.url}/series` }),
  );
  const logLines: string[] = [];
  const logger = createLogger({ level: "debug", destination: { write: (line) => logLines.push(line) } });
  const verticals = [{ series: [{ ...spotSource, monthsBack }] }];
  const opened: Jobs[] = [];
  const world: SeriesWorld = {
    pool,
    store: createSeriesStore(pool),
    market: controlSimulators(simulators.url),
    marketUrl: `${simulators.url}/${MARKET}`,
    logLines,
    nowMs,
    newWorker() {
      const metrics = createMetrics();
      const jobs = createSeriesJobs({ config, pool, clock, logger, metrics, verticals });
      opened.push(jobs);
      return {
        run: () => jobs.sweeps[0]?.run(new AbortController().signal) ?? Promise.resolve(0),
        sweep: (signal) =>
          runSweeps({ ...NO_ENGINE, pool, clock, logger, sweeps: jobs.sweeps, measure: metrics, signal }),
        metrics: async () => (await metrics.expose()).body,
      };
    },
    newNode: () => createSeries({ readPool: pool, clock, logger, verticals }),
    async rows(key) {
      const { rows } = await pool.query<StoredRow & { day: string }>(
        "select to_char(day, 'YYYY-MM-DD') as day, values, revision from series_days where source = 'spot' and key = $1",
        [key],
      );
      return new Map(rows.map(({ day, ...row }) => [day, row]));
    },
    async stop() {
      for (const jobs of opened) await jobs.close?.();
      await simulators.close();
      await database.drop();
    },
  };
  return world;
}

const NO_ENGINE: Pick<SweepLoopSetup, "register"> = { register: () => Promise.resolve() };
