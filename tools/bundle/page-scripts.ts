/** The scripts that pages load by address, without being hydrated: entries of the browser's build, below src. */
export const PAGE_SCRIPTS = {
  page: "web/shell/analytics/page-entry.ts",
  analytics: "web/shell/analytics/run-analytics.ts",
  banner: "web/shell/consent/run-banner.ts",
  recentSearches: "web/content/recent-searches/run-recent-searches.ts",
  offlineWorker: "web/account/claims/offline-worker.ts",
  reviews: "web/content/reviews/run-reviews.ts",
};
