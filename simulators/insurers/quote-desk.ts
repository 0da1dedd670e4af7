import { drawShare } from "#simulators/kernel/draw.ts";
import type { SystemTools } from "#simulators/kernel/system.ts";
import { dayOf, endOfDayMs, swedishDate } from "#simulators/world/calendar.ts";
import { findVehicle } from "#simulators/world/vehicles.ts";
import type { QuoteDesk } from "#simulators/verticals/registry.ts";
import { issueQuoteId } from "./quote-ids.ts";

/** How long a price is valid. */
const QUOTE_VALID_DAYS = 30;

export interface DeskPlace {
  readonly slug: string;
  /** Of the line among the insurer's. */
  readonly lineNumber: number;
}

export function openQuoteDesk(
  { slug, lineNumber }: DeskPlace,
  { seed, clock, isRealSpeed, documentsUrl }: SystemTools,
  host = "127.0.0.1",
): QuoteDesk {
  const nowMs = clock.nowMs();
  const validUntilDay = dayOf(nowMs) + QUOTE_VALID_DAYS;
  return {
    nowMs,
    today: swedishDate(nowMs),
    validUntilMs: endOfDayMs(validUntilDay),
    isRealSpeed: isRealSpeed(),
    vehicle: findVehicle,
    draw: (key) => drawShare(seed, slug, key),
    documentUrl: (name) =>
      documentsUrl === undefined
        ? `http://${host}/insurers/${slug}/dokument/${name}`
        : `${documentsUrl}?${new URLSearchParams({ bolag: slug, namn: name }).toString()}`,
    issueQuoteId: ({ key, ...quote }) => issueQuoteId(slug, { ...quote, lineNumber, validUntilDay }, key),
  };
}
