import { type CarDetail, EXCESS_TYPES, type ExcessCost, type ExcessType } from "#verticals/car/car.offer.ts";
import { describeExcess, excessNames, notIncluded } from "#verticals/car/car.texts.sv.ts";

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
  /** By the same position; few have one. */
  readonly disclaimers: Readonly<Record<string, string>>;
  readonly motorLines: readonly string[];
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
  /** The provider's own text, by line. */
  readonly lines: readonly string[];
  readonly isIncluded: boolean;
  readonly fact: ExcessFact | null;
}

export const listExcesses = ({ excesses, disclaimers, motorLines }: CarFacts): ShownExcess[] =>
  EXCESS_TYPES.map((type, index) => {
    const fact = excesses[index] ?? null;
    const disclaimer = disclaimers[String(index)];
    return {
      type,
      name: excessNames[type],
      description: fact === null ? notIncluded : describeExcess(toCost(fact)),
      lines: type === "MOTOR" ? motorLines : disclaimer === undefined ? [] : [disclaimer],
      isIncluded: fact !== null,
      fact,
    };
  });

const toCost = (fact: ExcessFact): ExcessCost =>
  typeof fact === "number" ? { kind: "amount", ore: fact } : { kind: "share", percent: fact[0], minimumOre: fact[1] };
