import { addDays } from "#domain/calendar/day-arithmetic.ts";
import type { SeriesDay } from "#domain/series/stored-series.ts";
import type { Clock } from "#platform/clock.ts";
import { dayAheadMarket } from "#simulators/day-ahead-market/day-ahead-market.ts";
import { createCounters } from "#simulators/kernel/counters.ts";
import { createFaultBook } from "#simulators/kernel/fault-book.ts";
import { dayAheadPath } from "#verticals/electricity/server/protocols/day-ahead-path.ts";
import { spotSource } from "#verticals/electricity/server/spot-source.ts";

/** What the simulators of a stack are started with. */
const SEED = 1;

/** What the market of the simulators answers of an area, from one day to another. A day that is not published is left out. */
export function marketDays(area: string, first: string, last: string, clock: Clock): SeriesDay[] {
  const market = dayAheadMarket({
    seed: SEED,
    clock,
    faults: createFaultBook(SEED),
    counters: createCounters(),
    isRealSpeed: () => false,
    latencyMs: () => 0,
    host: "127.0.0.1",
  });
  const operation = market.operations.find(({ name }) => name === "day");
  const days: SeriesDay[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const [file = "", year = ""] = dayAheadPath(area, date).split("/").toReversed();
    const question = { parameters: { year, file }, query: new URLSearchParams(), headers: {}, body: "", key: file };
    const { status = 0, body = "" } = operation?.answer(question) ?? {};
    const reading = spotSource.read({ status, body, contentType: "application/json" }, date);
    if (reading.kind === "day") days.push({ date, values: reading.values });
  }
  return days;
}
