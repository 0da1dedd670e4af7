import { drawShare } from "#simulators/kernel/draw.ts";
import type { SystemTools } from "#simulators/kernel/system.ts";
import { dayOf, endOfDayMs, swedishDate } from "#simulators/world/calendar.ts";
import { findVehicle } from "#simulators/world/vehicles.ts";
import type { QuoteDesk } from "#verticals/simulated-registry.ts";
import { issueQuoteId } from "./quote-ids.ts";

/** How long an insurer stands by a price. */
const QUOTE_VALID_DAYS = 30;

export function openQuoteDesk(slug: string, { seed, clock }: SystemTools): QuoteDesk {
  const nowMs = clock.nowMs();
  const validUntilDay = dayOf(nowMs) + QUOTE_VALID_DAYS;
  return {
    nowMs,
    today: swedishDate(nowMs),
    validUntilMs: endOfDayMs(validUntilDay),
    vehicle: findVehicle,
    draw: (key) => drawShare(seed, slug, key),
    issueQuoteId: ({ yearlyFeeOre, key, orderTrouble }) =>
      issueQuoteId(slug, { yearlyFeeOre, validUntilDay, orderTrouble }, key),
  };
}
