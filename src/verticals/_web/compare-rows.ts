import { formatKr } from "#domain/format/swedish-format.ts";
import type { OfferRow } from "#verticals/_contract/offer-description.ts";
import type { CompareCell, CompareRow } from "#verticals/_contract/vertical-web.ts";
import { compareTexts } from "./details.texts.sv.ts";

/** Amounts side by side, those that there are, the lowest marked where they differ. */
export function amountRow<Offer>(
  id: string,
  label: string,
  offers: readonly Offer[],
  read: (offer: Offer) => number | undefined,
): CompareRow {
  const values = offers.map(read);
  const lowest = lowestOf(values);
  const cells = values.map((ore): CompareCell =>
    ore === undefined ? { text: compareTexts.noAmount } : { text: formatKr(ore), isLowest: ore === lowest },
  );
  return { id, label, cells };
}

export const textRow = <Offer>(
  id: string,
  label: string,
  offers: readonly Offer[],
  read: (offer: Offer) => string,
): CompareRow => ({ id, label, cells: offers.map((offer) => ({ text: read(offer) })) });

/** A row for each cover that any of the offers mentions. */
export function coverRows<Offer>(
  offers: readonly Offer[],
  listed: (offer: Offer) => readonly OfferRow[],
): CompareRow[] {
  const columns = offers.map(listed);
  const names = new Map(columns.flat().map(({ type, name }) => [type, name]));
  return [...names].map(([type, label]) => ({
    id: `COVER_${type}`,
    label,
    cells: columns.map((covers) => {
      const cover = covers.find((each) => each.type === type);
      return { text: cover?.text ?? "", isMissing: cover?.isIncluded !== true };
    }),
  }));
}

/** Undefined when no amount is lowest: every amount is the same, or there is only one. */
export function lowestOf(amounts: readonly (number | undefined)[]): number | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  const lowest = Math.min(...known);
  return known.some((amount) => amount > lowest) ? lowest : undefined;
}
