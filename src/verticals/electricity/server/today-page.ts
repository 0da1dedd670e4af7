import type { LoadOwnPage } from "#verticals/_contract/own-pages.ts";
import { type ElectricitySearch, POWER_AREAS, type PowerArea } from "#verticals/electricity/electricity.search.ts";
import { type TodayPageData, viewToday } from "#verticals/electricity/today/today-view.ts";

/** Most households are in it. */
const DEFAULT_AREA: PowerArea = "SE3";

/** Today's and tomorrow's prices in one area. The whole series stays on the server: a page of two days needs two days. */
export const loadTodayPage: LoadOwnPage<ElectricitySearch> = async ({ query, today, nowMs }, sources) => {
  const area = readArea(query.get("omrade"));
  const view = viewToday(await sources.series(`spot/${area}`), today, nowMs);
  return { area, view } satisfies TodayPageData;
};

const readArea = (asked: string | null): PowerArea =>
  POWER_AREAS.find((area) => area === asked?.toUpperCase()) ?? DEFAULT_AREA;
