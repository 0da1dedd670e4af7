import { addMonths } from "#domain/calendar/day-arithmetic.ts";
import type { ParameterSources } from "#domain/search/search-parameters.ts";

/** What the visitor has today, as a fetch brought it (spec 2 §3). Money is whole öre. */
export interface CurrentInsurance {
  readonly fetchDataId: string;
  readonly providerName: string;
  /** The insurer's own name of it. */
  readonly insuranceName?: string | undefined;
  /** Undefined when the insurer did not report it. */
  readonly yearlyFeeOre: number | undefined;
  /** A campaign's fee does not predict what the next year costs. */
  readonly isCampaignInsurance: boolean;
  /** YYYY-MM-DD. */
  readonly renewalDate: string | undefined;
  /** What the visitor pays of a damage, by the insurer's own names for it. */
  readonly deductibles?: readonly { readonly name: string; readonly amountOre: number }[];
  /** What the insurer reports of the thing insured, under the names of a search. */
  readonly searchParameters: NonNullable<ParameterSources["fetched"]>;
}

/** The fee that offers are compared with. Spec 2 §4: that of a campaign insurance is cleared. */
export const comparableFeeOre = (
  current: Pick<CurrentInsurance, "yearlyFeeOre" | "isCampaignInsurance"> | undefined,
): number | undefined => (current?.isCampaignInsurance ? undefined : current?.yearlyFeeOre);

/** OP-14: calendar months begun before the date, and never fewer than one. Both are YYYY-MM-DD. */
export function monthsUntil(date: string, today: string): number {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split("-").map(Number);
  const months = (year - thisYear) * 12 + month - thisMonth + (day > thisDay ? 1 : 0);
  return Math.max(1, months);
}

/** OP-14: calendar months. */
export const isMoreThanMonthsAway = (date: string, today: string, months: number): boolean =>
  date > addMonths(today, months);
