import type { CoverState } from "#domain/cover/cover.ts";
import { describeExcess, describePart } from "#domain/cover/cover.texts.sv.ts";
import type { OfferRow } from "#verticals/_contract/offer-description.ts";
import { type CarDetail, EXCESS_TYPES, type ExcessType } from "#verticals/car/car.offer.ts";
import { excessNames } from "#verticals/car/car.texts.sv.ts";
import { payAsYouDriveTexts } from "./car-card.texts.sv.ts";

/**
 * What the card shows of a car offer. A type, not an interface: generic parts hold it as a plain record. Excesses go by
 * position, in the order of the comparison, and as numbers: a page carries a hundred of them, twice.
 */
export type CarFacts = {
  readonly featured: string | undefined;
  readonly bindingMonths: number;
  readonly benefits: readonly string[];
  readonly services: readonly string[];
  /** What the visitor pays; null where the damage is not covered. */
  readonly excesses: readonly (ExcessFact | null)[];
  /** The provider's own text on a row, by its position, and a case of it with another excess. Few have any. */
  readonly lines: Readonly<Record<string, readonly string[]>>;
  /** What is covered besides, in rows of their own. */
  readonly covers: readonly OfferRow[];
  readonly isPayAsYouDrive: boolean;
  readonly disclaimer: string | undefined;
  readonly rating: CarDetail["consumerRating"];
  readonly links: CarDetail["links"];
};

/** An amount in öre, or a share with its least amount. */
export type ExcessFact = number | readonly [percent: number, minimumOre: number];

export interface ShownExcess {
  readonly type: ExcessType;
  readonly name: string;
  readonly description: string;
  readonly lines: readonly string[];
  readonly isIncluded: boolean;
  readonly fact: ExcessFact | null;
}

export const listExcesses = ({ excesses, lines }: CarFacts): ShownExcess[] =>
  EXCESS_TYPES.map((type, index) => {
    const fact = excesses[index] ?? null;
    return {
      type,
      name: excessNames[type],
      description: describeFact(fact),
      lines: lines[String(index)] ?? [],
      isIncluded: fact !== null,
      fact,
    };
  });

function describeFact(fact: ExcessFact | null): string {
  if (fact === null) return describePart({ state: NOT_INCLUDED });
  if (typeof fact === "number") return describeExcess({ kind: "amount", ore: fact });
  return describeExcess({ kind: "share", percent: fact[0], minimumOre: fact[1] });
}

const NOT_INCLUDED: CoverState = "excluded";

/** What must be shown beside a price that follows the distance driven (spec 3 §2.9). */
export const priceNoteOf = ({ isPayAsYouDrive, disclaimer }: CarFacts): string | undefined =>
  isPayAsYouDrive ? (disclaimer ?? payAsYouDriveTexts.tag) : undefined;
