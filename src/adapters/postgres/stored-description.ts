import type { OfferDescription, OfferRow } from "#verticals/_contract/offer-description.ts";
import { storedTitles as titles } from "./stored-description.texts.sv.ts";

/** A description as an order stores it: since decision 83 in sections, before that in three lists. */
export type StoredDescription = OfferDescription | FormerDescription;

interface FormerDescription extends Omit<OfferDescription, "sections" | "isPaidByUse"> {
  readonly covers?: readonly OfferRow[];
  readonly terms?: readonly OfferRow[];
  readonly excesses: readonly FormerExcess[];
  readonly isPayAsYouDrive: boolean;
}

interface FormerExcess extends Pick<OfferRow, "type" | "name"> {
  readonly isIncluded: boolean;
  readonly description: string;
  readonly disclaimer?: string;
}

export function readDescription(stored: StoredDescription | undefined): OfferDescription | undefined {
  if (stored === undefined || "sections" in stored) return stored;
  const { covers = [], terms = [], excesses, isPayAsYouDrive, ...shared } = stored;
  const excessRows = excesses.map(({ type, name, description, disclaimer, isIncluded }) => ({
    type,
    name,
    text: description,
    detail: disclaimer,
    isIncluded,
  }));
  return {
    ...shared,
    isPaidByUse: isPayAsYouDrive,
    sections: [
      { id: "covers", title: titles.covers, rows: covers },
      { id: "terms", title: titles.terms, rows: terms },
      { id: "excess", title: titles.excess, namesRows: true, rows: excessRows },
    ],
  };
}
