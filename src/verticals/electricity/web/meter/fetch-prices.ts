import { seriesCallPath } from "#domain/addresses/lookup-call-paths.ts";
import { addDays, addMonths, monthOf } from "#domain/calendar/day-arithmetic.ts";
import type { SeriesDay } from "#domain/series/stored-series.ts";
import type { PowerArea } from "#verticals/electricity/electricity.search.ts";

interface Answer {
  readonly Data?: { readonly Days?: readonly { readonly Date: string; readonly Values: readonly number[] }[] } | null;
}

/** The prices of the last twelve whole months, by the quarter hour. None when they cannot be had: contracts of a fixed price need none. */
export async function fetchPrices(area: PowerArea, today: string, signal: AbortSignal): Promise<readonly SeriesDay[]> {
  const firstOfMonth = `${monthOf(today)}-01`;
  const asked = new URLSearchParams({
    source: "spot",
    key: area,
    from: addMonths(firstOfMonth, -12),
    to: addDays(firstOfMonth, -1),
  });
  try {
    const answer = await fetch(`${seriesCallPath()}?${asked}`, { signal });
    const { Data } = (await answer.json()) as Answer;
    return (Data?.Days ?? []).map(({ Date: date, Values: values }) => ({ date, values }));
  } catch {
    return [];
  }
}
