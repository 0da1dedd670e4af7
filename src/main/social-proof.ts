import { createSocialProofSource } from "#adapters/postgres/social-proof-source.ts";
import type { SocialProofPages } from "#http/contract/page-services.ts";
import { recentSearchesHtml } from "#http/presenters/social-proof.ts";
import { socialProofCalls } from "#http/routes/social-proof.route.ts";
import type { PostalCodes } from "#journeys/lookup/registers.port.ts";
import { createLatestPurchase } from "#journeys/social-proof/latest-purchase.ts";
import { createRecentSearches } from "#journeys/social-proof/recent-searches.ts";
import { createSwitchSavings } from "#journeys/social-proof/switch-savings.ts";
import type { Resources } from "./resources.ts";

/** Joins orders, searches and postal codes into what may be shown about other visitors. */
export function createSocialProof(
  {
    config,
    readPool,
    cipher,
    verticals,
    clock,
  }: Pick<Resources, "config" | "readPool" | "cipher" | "verticals" | "clock">,
  { lookups }: { readonly lookups: { readonly postalCodes: PostalCodes } },
) {
  const showsDemo = config.environment !== "production";
  const source = createSocialProofSource({ pool: readPool, cipher, showsDemo, hasDemoMarks: config.hasDemoMarks });
  const described = verticals.map(({ description }) => description);
  const latestPurchase = createLatestPurchase({ source, verticals, clock });
  const recentSearches = createRecentSearches({ source, postalCodes: lookups.postalCodes, clock });
  const start = {
    switchSavings: createSwitchSavings({ source, clock }),
    companyCounts: Object.fromEntries(
      verticals.map(({ description, providers }) => [description.name, providers.length]),
    ),
  };
  return {
    calls: socialProofCalls({ latestPurchase, recentSearches, described }),
    pages: (): SocialProofPages => ({
      start,
      recentSearchesHtml: async () => recentSearchesHtml((await recentSearches()).searches, described),
    }),
  };
}
