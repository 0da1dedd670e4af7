import { addDays, addMonths, monthOf } from "#domain/calendar/day-arithmetic.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { type PricedSearch, priceFigures } from "#domain/statistics/price-figures.ts";
import type { PostalCodes } from "#journeys/lookup/registers.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { StatisticsStore } from "./statistics.port.ts";

export interface ReleasePorts {
  readonly store: StatisticsStore;
  readonly postalCodes: PostalCodes;
  readonly clock: Clock;
}

/** A search that was begun at midnight has ended by then. */
const DAYS_AFTER = 2;
const MONTHS_BACK = [1, 2] as const;
/** Searches are retained for so long. */
const RETAINED_MONTHS = 3;

/** Releases the months that have ended and are not released, each once. Returns how many it released. */
export function createPriceReleases({ store, postalCodes, clock }: ReleasePorts) {
  return async (signal: AbortSignal): Promise<number> => {
    const today = swedishDate(clock.nowMs());
    const thisMonth = monthOf(addDays(today, -DAYS_AFTER));
    // Of an earlier month some searches are deleted: a figure of the rest would be wrong.
    const months = MONTHS_BACK.map((back) => monthOf(addMonths(thisMonth, -back))).filter(
      (month) => addMonths(`${month}-01`, RETAINED_MONTHS) > today,
    );
    const released = new Set(await store.released(months));
    let count = 0;
    for (const month of months.filter((each) => !released.has(each))) {
      const searches = await readMonth(month, signal);
      if (await store.release({ month, figures: priceFigures(searches) })) count++;
    }
    return count;
  };

  /** Day by day, so that no question is large. */
  async function readMonth(month: string, signal: AbortSignal): Promise<PricedSearch[]> {
    const searches: PricedSearch[] = [];
    for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) {
      signal.throwIfAborted();
      for (const { postalCode, ...search } of await store.searchesOn(day)) {
        const region = postalCodes.find(postalCode?.replace(/\D/g, "") ?? "")?.countyName;
        if (region) searches.push({ ...search, region });
      }
    }
    return searches;
  }
}
