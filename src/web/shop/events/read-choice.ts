import { type Halves, HALVES_PER_TIME, isFrequency } from "#domain/risk/cost-of-risk.ts";
import { TIMES_PARAMETER, YEARS_PARAMETER } from "#domain/addresses/parameters.ts";
import type { InsuredEvent } from "#verticals/_contract/events.ts";

export type Years = 1 | 5;

/** Where the slider begins when no public source states how often: once in ten years, and the page calls it an assumption. */
const ASSUMED_HALVES: Halves = HALVES_PER_TIME;

/** What the address chooses; anything else is the default. */
export function readFrequency(query: URLSearchParams, { frequency }: Pick<InsuredEvent, "frequency">): Halves {
  const written = query.get(TIMES_PARAMETER)?.replace(",", ".") ?? "";
  const halves = written === "" ? Number.NaN : Number(written) * HALVES_PER_TIME;
  if (isFrequency(halves)) return halves;
  const known = frequency === undefined ? Number.NaN : Math.round(frequency.perTenYears * HALVES_PER_TIME);
  return isFrequency(known) ? known : ASSUMED_HALVES;
}

export const readYears = (query: URLSearchParams): Years => (query.get(YEARS_PARAMETER) === "5" ? 5 : 1);
