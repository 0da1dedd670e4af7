import { PRODUCT } from "#domain/consent/consent.ts";
import { hasConsent } from "./consent-state.ts";
import type { AnalyticsEvent } from "./events.ts";
import { type AnalyticsPart, loadPart } from "./load-part.ts";

/** Measures an event when the visitor has consented; otherwise does nothing. */
export const track = (event: AnalyticsEvent): void => withAnalytics(({ sendEvent }) => sendEvent(event));

/** The entries that our answer asks to measure: its `ExtendedData.Gtm.DataLayer` (F-144). */
export const trackAnswer = (answer: unknown): void => withAnalytics(({ sendAnswer }) => sendAnswer(answer));

/** Measures the page after a navigation, as its facts describe it. */
export const trackPage = (): void => withAnalytics(({ sendPage }) => sendPage());

/** Visitors who have not consented never load it. */
function withAnalytics(use: (analytics: AnalyticsPart) => void): void {
  if (hasConsent(PRODUCT)) void loadPart("analytics").then((analytics) => analytics && use(analytics));
}
