import type { LatestPurchase } from "#domain/order/purchase-notice.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import type { LatestPurchaseData, RecentSearchesData } from "#http/contract/social-proof.schema.ts";
import type { RecentSearch, RecentSearches } from "#journeys/social-proof/recent-searches.ts";
import type { VerticalPlace } from "#verticals/_contract/vertical-entry.ts";
import { demoTexts } from "#domain/text/demo.texts.sv.ts";
import { recentSearchTexts as texts } from "./social-proof.texts.sv.ts";

export const presentLatestPurchase = (purchase: LatestPurchase | undefined): LatestPurchaseData => ({
  Result: purchase
    ? {
        SecondsSinceOrder: purchase.secondsSinceOrder,
        ShopName: purchase.shopName,
        ...(purchase.isDemo ? { IsDemo: true } : {}),
      }
    : null,
});

type Described = readonly Pick<VerticalPlace, "name" | "path" | "texts">[];

export const presentRecentSearches = (recent: RecentSearches, described: Described): RecentSearchesData => ({
  Result: [
    {
      UpdateDate: new Date(recent.updatedAtMs).toISOString(),
      Html: recentSearchesHtml(recent.searches, described),
    },
  ],
});

/** Made from data and escaped: none of it is a text that a visitor wrote. Empty when there is nothing to show. */
export function recentSearchesHtml(searches: readonly RecentSearch[], described: Described): string {
  const lines = searches.flatMap((search) => {
    const vertical = described.find(({ name }) => name === search.vertical);
    return vertical ? [`<li>${lineOf(search, vertical)}</li>`] : [];
  });
  return lines.length === 0 ? "" : `<ul>${lines.join("")}</ul>`;
}

function lineOf({ place, minutesAgo, isDemo }: RecentSearch, { path, texts: { product } }: Described[number]): string {
  const who = place === undefined ? texts.anonymous : texts.anonymousIn(place);
  const when = minutesAgo < 60 ? texts.minutesAgo(minutesAgo) : texts.hoursAgo(Math.floor(minutesAgo / 60));
  const mark = isDemo ? ` <strong>${escapeHtml(demoTexts.mark)}</strong>` : "";
  return `${escapeHtml(who)} <a href="${escapeHtml(path)}">${escapeHtml(product)}</a> <span>${escapeHtml(when)}</span>${mark}`;
}
