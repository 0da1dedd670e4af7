/** One small change to one place of the product. */
export interface Mutant {
  /** Unique in a run: the file, and its number in that file. */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** What kind of change, as Stryker names it. */
  readonly mutator: string;
  readonly was: string;
  readonly now: string;
}
