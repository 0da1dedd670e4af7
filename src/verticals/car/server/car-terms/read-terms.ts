import type { CaseType, ExcessType } from "#verticals/car/car.offer.ts";
import type { CarCover } from "#verticals/car/car.search.ts";

/** What we have read in an insurer's terms: sentences, word for word, and where they stand. */
export interface ReadTerms {
  /** With its edition. */
  readonly document: string;
  readonly excesses: Readonly<Record<ExcessType, Clause>>;
  /** What a smaller cover does not pay for. */
  readonly lacking: Readonly<Record<Exclude<CarCover, "full">, Clause>>;
  /** Where the excess of a case is another than that of its kind of damage. The offer has no row for it. */
  readonly instead?: Readonly<Partial<Record<CaseType, InsteadClause>>>;
  /** What half cover has in spite of what it lacks, with its excess in the sentence. */
  readonly inHalf?: Readonly<Partial<Record<CaseType, Clause>>>;
}

export interface Clause {
  readonly place: string;
  readonly quote: string;
}

export interface InsteadClause extends Clause {
  readonly pays: "nothing" | "half";
}
