import type { Consent } from "#domain/consent/consent.ts";
import type { AnalyticsEvent } from "./events.ts";
import { readPageFacts } from "./page-facts.ts";

/** The parts of the page's script that only some visitors need. */
interface Parts {
  readonly analytics: AnalyticsPart;
  readonly banner: BannerPart;
  readonly recentSearches: RecentSearchesPart;
  readonly reviews: ReviewsPart;
}

/** What `run-analytics.ts` exports. */
export interface AnalyticsPart {
  sendEvent(event: AnalyticsEvent): void;
  sendAnswer(answer: unknown): void;
  sendPage(): void;
  applyChoice(consent: Consent): void;
  followConsent(consent: Consent | undefined): void;
  hasSentMore(consent: Consent): boolean;
}

/** What `run-banner.ts` exports. */
export interface BannerPart {
  runBanner(banner: HTMLElement): void;
}

/** What `run-recent-searches.ts` exports. */
interface RecentSearchesPart {
  runRecentSearches(widget: HTMLElement): void;
}

/** What `run-reviews.ts` exports. */
interface ReviewsPart {
  runReviews(section: HTMLElement): void;
}

/**
 * By address and not by name: the build would add its loader for named parts (0.8 kB) to every page. The page works
 * without a part that cannot be loaded.
 */
export const loadPart = <Name extends keyof Parts>(name: Name): Promise<Parts[Name] | undefined> =>
  import(/* @vite-ignore */ readPageFacts()[name] ?? "").catch(() => undefined) as Promise<Parts[Name] | undefined>;
