import { type CarDetail, EXCESS_TYPES } from "#verticals/car/car.offer.ts";
import { excessNames, notIncluded } from "#verticals/car/car.texts.sv.ts";

/**
 * What the card shows of a car offer. A type, not an interface: generic parts hold it as a plain record. Excesses go by
 * position, in the order of the comparison: a page carries a hundred of them, twice.
 */
export type CarFacts = {
  readonly featured: string | undefined;
  readonly hasBindingTime: boolean;
  readonly benefits: readonly string[];
  /** What the visitor pays; null where the damage is not covered. */
  readonly excesses: readonly (string | null)[];
  /** By the same position; few have one. */
  readonly disclaimers: Readonly<Record<string, string>>;
};

export interface ShownExcess {
  readonly name: string;
  readonly description: string;
  readonly disclaimer: string | undefined;
  readonly isIncluded: boolean;
}

export function pickCarFacts({ featured, hasBindingTime, benefits, excesses }: CarDetail): CarFacts {
  const rows = EXCESS_TYPES.map((type) => excesses.find((row) => row.type === type));
  return {
    featured,
    hasBindingTime,
    benefits,
    excesses: rows.map((row) => (row?.isIncluded ? row.description : null)),
    disclaimers: Object.fromEntries(
      rows.flatMap((row, index) => (row?.disclaimer === undefined ? [] : [[String(index), row.disclaimer]])),
    ),
  };
}

export const listExcesses = ({ excesses, disclaimers }: CarFacts): ShownExcess[] =>
  EXCESS_TYPES.map((type, index) => ({
    name: excessNames[type],
    description: excesses[index] ?? notIncluded,
    disclaimer: disclaimers[String(index)],
    isIncluded: excesses[index] != null,
  }));
