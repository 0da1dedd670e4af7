import { createStatisticsStore } from "#adapters/postgres/statistics-store.ts";
import type { StatisticsPages } from "#http/contract/statistics-services.ts";
import { createPriceStatistics } from "#journeys/statistics/price-statistics.ts";
import { createPriceReleases } from "#journeys/statistics/release-prices.ts";
import type { PostalCodes } from "#journeys/lookup/registers.port.ts";
import type { Resources } from "./resources.ts";
import type { Jobs } from "./subject.ts";

type StatisticsResources = Pick<Resources, "cipher" | "lookupHash" | "verticals" | "clock">;

/** Joins what has been released with its readers. */
export function createStatistics({
  readPool,
  cipher,
  lookupHash,
  verticals,
}: StatisticsResources & Pick<Resources, "readPool">) {
  const priceStatistics = createPriceStatistics(
    createStatisticsStore({ pool: readPool, cipher, lookupHash }),
    verticals.map(({ description }) => description),
  );
  return { pages: (): StatisticsPages => ({ priceStatistics }) };
}

/** Releases each month when it has ended. */
export const createStatisticsJobs = (
  resources: StatisticsResources & Pick<Resources, "pool">,
  { lookups }: { readonly lookups: { readonly postalCodes: PostalCodes } },
): Jobs => ({
  sweeps: [
    {
      job: "releasePrices",
      isSlow: true,
      run: createPriceReleases({
        store: createStatisticsStore(resources),
        postalCodes: lookups.postalCodes,
        clock: resources.clock,
      }),
    },
  ],
});
