import type { DescribedExcess, OfferDescription } from "./offer-description.ts";
import { lineTexts as texts } from "./offer-lines.texts.sv.ts";

export interface OfferLine {
  readonly name: string;
  readonly text: string;
}

/** What an offer covers, its terms and its excesses as lines that can be read on their own: in a mail, on my pages. */
export const listOfferLines = (description: OfferDescription | undefined): OfferLine[] => [
  ...(description?.covers ?? []).map(({ name, text }) => ({ name, text })),
  ...(description?.terms ?? []).map(({ name, text }) => ({ name, text })),
  ...(description?.excesses ?? []).map((excess) => ({ name: nameExcess(excess), text: excess.description })),
];

/** Some names already mention the excess; names of what is not covered must not. */
const nameExcess = ({ name, isIncluded }: DescribedExcess): string =>
  !isIncluded || name.startsWith(texts.excess) ? name : `${texts.excess} ${name.toLowerCase()}`;
