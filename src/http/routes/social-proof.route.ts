import { recentSearchesCallPath } from "#domain/addresses/content-call-paths.ts";
import { latestPurchaseCallPath } from "#domain/addresses/shop-call-paths.ts";
import { type Call, defineCall } from "#http/calls/call.ts";
import * as schema from "#http/contract/social-proof.schema.ts";
import * as present from "#http/presenters/social-proof.ts";
import type { FindLatestPurchase } from "#journeys/social-proof/latest-purchase.ts";
import type { RecentSearches } from "#journeys/social-proof/recent-searches.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";

export interface SocialProof {
  readonly latestPurchase: FindLatestPurchase;
  readonly recentSearches: () => Promise<RecentSearches>;
  /** The services that a line may be about. */
  readonly described: readonly VerticalDescription[];
}

/** Every card that is opened asks once. */
const PURCHASE_LIMIT = { name: "latest-purchase", limit: 300, windowMs: 60_000 };
/** Ten a minute from each page; an office may share one address. */
const RECENT_LIMIT = { name: "recent-searches", limit: 600, windowMs: 60_000 };

export const socialProofCalls = (proof: SocialProof): Call[] => [latestPurchaseCall(proof), recentSearchesCall(proof)];

function latestPurchaseCall({ latestPurchase }: SocialProof): Call {
  return defineCall({
    method: "GET",
    path: latestPurchaseCallPath(),
    summary: "Time of the latest purchase from a shop, today or yesterday; null without one",
    input: schema.latestPurchaseQuerySchema,
    output: schema.latestPurchaseDataSchema,
    access: "public",
    isBackground: true,
    limit: PURCHASE_LIMIT,
    async handle({ shopid }) {
      return { kind: "ok", value: present.presentLatestPurchase(await latestPurchase(shopid)) };
    },
  });
}

function recentSearchesCall({ recentSearches, described }: SocialProof): Call {
  return defineCall({
    method: "GET",
    path: recentSearchesCallPath(),
    summary: "What other visitors have compared lately, without anything that identifies them",
    input: schema.recentSearchesQuerySchema,
    output: schema.recentSearchesDataSchema,
    access: "public",
    isBackground: true,
    limit: RECENT_LIMIT,
    async handle() {
      return { kind: "ok", value: present.presentRecentSearches(await recentSearches(), described) };
    },
  });
}
