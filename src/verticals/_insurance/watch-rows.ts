import { formatKr } from "#domain/format/swedish-format.ts";
import type { CoverRow } from "#domain/watch/same-cover.ts";
import type { FetchedPolicy } from "#verticals/_contract/fetching.ts";
import type { OfferRow } from "#verticals/_contract/offer-description.ts";

type Named = Pick<CoverRow, "type" | "name">;

export const excessRow = ({ type, name }: Named, ore: number): CoverRow => ({
  type,
  name,
  text: formatKr(ore),
  value: ore,
  better: "low",
});

/** None when the insurer has not reported it. */
export function findExcess(named: Named, deductibles: FetchedPolicy["deductibles"], reportedAs: RegExp): CoverRow[] {
  const reported = deductibles.find(({ name }) => reportedAs.test(name));
  return reported ? [excessRow(named, reported.amountOre)] : [];
}

/** What is included or not. */
export const includedRow = ({ type, name, text, isIncluded }: OfferRow): CoverRow => ({
  type,
  name,
  text,
  value: isIncluded === false ? undefined : 1,
  better: "high",
});
