import { seriesCallPath } from "#domain/addresses/series-call-path.ts";
import { addDays, addMonths, monthOf } from "#domain/calendar/day-arithmetic.ts";
import type { PowerArea } from "#verticals/electricity/electricity.search.ts";

/** The prices of the last twelve whole months, by the quarter hour, as the call answers. None when they cannot be had. */
export async function fetchPrices(
  area: PowerArea,
  today: string,
  signal: AbortSignal,
): Promise<ArrayBuffer | undefined> {
  const firstOfMonth = `${monthOf(today)}-01`;
  const asked = new URLSearchParams({
    source: "spot",
    key: area,
    from: addMonths(firstOfMonth, -12),
    to: addDays(firstOfMonth, -1),
  });
  try {
    const answer = await fetch(`${seriesCallPath()}?${asked}`, { signal });
    return answer.ok ? await answer.arrayBuffer() : undefined;
  } catch {
    return undefined;
  }
}
