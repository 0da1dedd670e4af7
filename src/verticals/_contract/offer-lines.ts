import type { OfferDescription, OfferRow, OfferSection } from "./offer-description.ts";

export interface OfferLine {
  readonly name: string;
  readonly text: string;
}

/** The rows of all sections as lines that can be read on their own: in a mail, on my pages. */
export const listOfferLines = (description: OfferDescription | undefined): OfferLine[] =>
  (description?.sections ?? []).flatMap((section) =>
    section.rows.map((row) => ({ name: nameRow(section, row), text: row.text })),
  );

/** What must be read together with the price, where no fee is agreed first of all what it follows. */
export const listPriceNotices = (description: OfferDescription | undefined): string[] => [
  ...(description?.priceTerms ? [description.priceTerms.follows, description.priceTerms.agreed] : []),
  ...(description?.notices ?? []),
];

/** The rows of the section with that id; none where there is no such section. */
export const rowsOf = (
  described: { readonly sections: readonly Pick<OfferSection, "id" | "rows">[] } | undefined,
  id: string,
): readonly OfferRow[] => described?.sections.find((section) => section.id === id)?.rows ?? [];

/** Some names already begin with the title; names of what is not included must not. */
const nameRow = ({ title, namesRows }: OfferSection, { name, isIncluded = true }: OfferRow): string =>
  !namesRows || !isIncluded || name.startsWith(title) ? name : `${title} ${name.toLowerCase()}`;
