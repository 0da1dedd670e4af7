import { createSocialProofSource } from "#adapters/postgres/social-proof-source.ts";
import type { SocialProof } from "#http/routes/social-proof.route.ts";
import type { PostalCodes } from "#journeys/lookup/registers.port.ts";
import { createLatestPurchase } from "#journeys/social-proof/latest-purchase.ts";
import { createRecentSearches } from "#journeys/social-proof/recent-searches.ts";
import { createSwitchSavings, type SwitchSavings } from "#journeys/social-proof/switch-savings.ts";
import type { Clock } from "#platform/clock.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

export interface SocialProofSetup {
  readonly pool: DatabasePool;
  readonly cipher: ColumnCipher;
  readonly postalCodes: PostalCodes;
  readonly verticals: readonly AnyVerticalServer[];
  readonly clock: Clock;
  /** Demonstration data; never in production. */
  readonly showsDemo?: boolean;
  /** Marks demonstration data as such. */
  readonly hasDemoMarks?: boolean;
}

/** The figures of the start page, about all visitors. */
export interface StartFigures {
  readonly switchSavings: () => Promise<SwitchSavings>;
  /** How many companies each vertical asks, by its name. */
  readonly companyCounts: Readonly<Record<string, number>>;
}

/** Joins orders, searches and postal codes into what may be shown about other visitors. */
export function createSocialProof({
  pool,
  cipher,
  postalCodes,
  verticals,
  clock,
  showsDemo = false,
  hasDemoMarks = false,
}: SocialProofSetup): SocialProof & StartFigures {
  const source = createSocialProofSource({ pool, cipher, showsDemo, hasDemoMarks });
  return {
    latestPurchase: createLatestPurchase({ source, verticals, clock }),
    recentSearches: createRecentSearches({ source, postalCodes, clock }),
    switchSavings: createSwitchSavings({ source, clock }),
    companyCounts: Object.fromEntries(
      verticals.map(({ description, providers }) => [description.name, providers.length]),
    ),
    described: verticals.map(({ description }) => description),
  };
}
