import { createSeriesStore } from "#adapters/postgres/series-store.ts";
import { createProviderGateway, resolveSeriesTarget } from "#adapters/providers/provider-gateway.ts";
import { seriesCalls } from "#http/routes/series.route.ts";
import { createSeriesRepair } from "#journeys/series/repair-series.ts";
import { createSeriesMemory } from "#journeys/series/series-memory.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { Resources } from "./resources.ts";
import type { Jobs } from "./subject.ts";

export type SeriesSubject = ReturnType<typeof createSeries>;

type SeriesResources = Pick<Resources, "clock" | "logger"> & {
  readonly verticals: readonly Pick<AnyVerticalServer, "series">[];
};

/** What a node knows of the stored series, for searches, pages and anyone who asks. */
export function createSeries({ readPool, clock, logger, verticals }: SeriesResources & Pick<Resources, "readPool">) {
  const memory = createSeriesMemory({
    sources: sourcesOf(verticals),
    store: createSeriesStore(readPool),
    clock,
    readFailed: (error) => logger.warn("series not read", { error }),
  });
  void memory.warm();
  return { memory, calls: seriesCalls(memory) };
}

/** Brings the series up to date. */
export function createSeriesJobs(resources: SeriesResources & Pick<Resources, "config" | "metrics" | "pool">): Jobs {
  const { config, pool, clock, logger, metrics, verticals } = resources;
  const outbound = createOutbound({ resolveTarget: resolveSeriesTarget(config), metrics, logger, clock });
  const repair = createSeriesRepair({
    sources: sourcesOf(verticals),
    store: createSeriesStore(pool),
    gateway: createProviderGateway(outbound),
    clock,
    asked: (source, outcome) => metrics.seriesAsked(source, outcome),
    missing: (source, count) => {
      metrics.seriesMissing(source, count);
      if (count > 0) logger.warn("days of a series are missing", { kind: source, count });
    },
    unreadable: (source, detail) => logger.warn("a day of a series cannot be read", { kind: source, detail }),
  });
  return { sweeps: [{ job: "repairSeries", isSlow: true, run: repair }], close: () => outbound.close() };
}

const sourcesOf = (verticals: SeriesResources["verticals"]) => verticals.flatMap(({ series }) => series ?? []);
