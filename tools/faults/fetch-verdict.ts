/** One fetch as the visitor and the aggregator each see it in the end. */
export interface JudgedFetch {
  readonly fetchId: string;
  readonly expected: string;
  /** The last status that the visitor received; undefined when it never ended for them. */
  readonly status: string | undefined;
  /** What was to be fetched, and what the visitor was shown. */
  readonly thing: string;
  readonly shownThing: string | undefined;
  /** Collections in the aggregator's book. */
  readonly collections: number;
  /** Whether a stranger got an answer about it. */
  readonly isVisibleToStranger: boolean;
}

export interface FetchVerdict {
  /** Never ended for the visitor. */
  readonly lost: number;
  /** Collections beyond the first of a fetch. */
  readonly doubled: number;
  /** Ended otherwise than its insurer decided, or cancelled and still running there. */
  readonly wrong: number;
  /** A policy of another thing than the visitor's, or shown to a stranger. */
  readonly strayed: number;
}

export const isStrayed = ({ shownThing, thing, isVisibleToStranger }: JudgedFetch): boolean =>
  isVisibleToStranger || (shownThing !== undefined && shownThing !== thing);

export const isWrongFetch = ({ status, expected, shownThing }: JudgedFetch): boolean =>
  status !== undefined && (status !== expected || (status === "SUCCESS") !== (shownThing !== undefined));

/** `others`: collections of fetches that no visitor knows of, because the answer was lost; each may have one. */
export function judgeFetches(
  fetches: readonly JudgedFetch[],
  others: readonly number[],
  openThere: number,
): FetchVerdict {
  const extra = (collections: number): number => Math.max(0, collections - 1);
  return {
    lost: fetches.filter(({ status }) => status === undefined).length,
    doubled: [...fetches.map(({ collections }) => collections), ...others].reduce((sum, each) => sum + extra(each), 0),
    wrong: fetches.filter(isWrongFetch).length + openThere,
    strayed: fetches.filter(isStrayed).length,
  };
}
