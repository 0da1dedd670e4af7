/** The scripts that pages load by address, without being hydrated: entries of the browser's build, below src. */
export const PAGE_SCRIPTS = {
  page: "web/analytics/page-entry.ts",
  analytics: "web/analytics/run-analytics.ts",
  banner: "web/consent/run-banner.ts",
  recentSearches: "web/recent-searches/run-recent-searches.ts",
  reviews: "web/reviews/run-reviews.ts",
};
