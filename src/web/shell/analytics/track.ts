import { PRODUCT } from "#domain/consent/consent.ts";
import { hasConsent } from "./consent-state.ts";
import type { AnalyticsEvent } from "./events.ts";
import { type AnalyticsPart, loadPart } from "./load-part.ts";

/** Measures something, when the visitor has agreed to that; otherwise it is as if it had not happened. */
export const track = (event: AnalyticsEvent): void => withAnalytics(({ sendEvent }) => sendEvent(event));

/** What an answer of ours asks to have measured: its `ExtendedData.Gtm.DataLayer` (F-144). */
export const trackAnswer = (answer: unknown): void => withAnalytics(({ sendAnswer }) => sendAnswer(answer));

/** The page that was just gone to, as its facts tell. */
export const trackPage = (): void => withAnalytics(({ sendPage }) => sendPage());

/** Those who have not agreed never load it. */
function withAnalytics(use: (analytics: AnalyticsPart) => void): void {
  if (hasConsent(PRODUCT)) void loadPart("analytics").then((analytics) => analytics && use(analytics));
}
