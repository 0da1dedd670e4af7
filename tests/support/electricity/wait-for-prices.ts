import { inject, vi } from "vitest";
import { addDays, addMonths } from "#domain/calendar/day-arithmetic.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { seriesCallPath } from "#domain/addresses/series-call-path.ts";
import { POWER_AREAS } from "#verticals/electricity/electricity.search.ts";
import { spotSource } from "#verticals/electricity/server/spot-source.ts";

/** What a worker needs for a fill from nothing, where a stack has no stored prices. A hook that fails is not tried again. */
export const FILL_MS = 240_000;
const DAYS_AFTER = 20;

/** The stack of the journeys has every day from the start; a worker brings the newest first. A search before the oldest has no three years of prices. */
export async function waitForPrices(origin = inject("stackUrl")): Promise<void> {
  const oldest = addMonths(swedishDate(Date.now()), -spotSource.monthsBack);
  // The newest of these days may be the last to come: the calls of a fill overtake each other.
  const days = { from: oldest, to: addDays(oldest, DAYS_AFTER) };
  for (const key of POWER_AREAS) {
    const url = `${origin}${seriesCallPath()}?${new URLSearchParams({ source: spotSource.name, key, ...days }).toString()}`;
    await vi.waitUntil(async () => (await countDays(url)) > DAYS_AFTER, { timeout: FILL_MS, interval: 500 });
  }
}

async function countDays(url: string): Promise<number> {
  const { Data } = (await (await fetch(url)).json()) as { Data?: { Days?: readonly unknown[] } };
  return Data?.Days?.length ?? 0;
}
