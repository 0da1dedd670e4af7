import type { SeriesData } from "#http/contract/series.schema.ts";
import type { RememberedSeries } from "#journeys/series/series-memory.ts";

export const presentSeries = (series: RememberedSeries | undefined, from: string, to: string): SeriesData => ({
  Days: (series?.days ?? [])
    .filter(({ date }) => date >= from && date <= to)
    .map(({ date, values }) => ({ Date: date, Values: [...values] })),
  FetchedAt: series?.fetchedAtMs === undefined ? null : new Date(series.fetchedAtMs).toISOString(),
});
