import { addDays } from "#domain/calendar/day-arithmetic.ts";
import type { ElectricitySearch } from "./electricity.search.ts";

/** A grid company needs this long to change the supplier of a home. */
export const SWITCH_DAYS = 14;

/** A year at the price that the visitor pays today, whole öre. */
export const yearAtPrice = (yearlyUseKwh: number, priceKwh: number): number =>
  Math.round((yearlyUseKwh * priceKwh) / 100);

/** What it costs to leave the present contract: nothing when it has ended before another can begin. */
export const exitFeeOn = (
  { exitFeeOre = 0, presentEnd }: Pick<ElectricitySearch, "exitFeeOre" | "presentEnd">,
  today: string,
): number => (presentEnd !== undefined && presentEnd <= addDays(today, SWITCH_DAYS) ? 0 : exitFeeOre);
