import { compareRows, type CoverRow } from "#domain/watch/same-cover.ts";
import type { CoverComparison } from "./cover-change.ts";

/** Unknown: one of the two has not stated it. */
export type Difference = "worse" | "same" | "better" | "unknown";

export interface DifferenceRow {
  readonly type: string;
  readonly name: string;
  /** Undefined when today's insurer has not stated it. */
  readonly today: string | undefined;
  /** Empty when the offer does not cover it. */
  readonly offered: string;
  readonly difference: Difference;
}

/** The rows that today's insurer has stated, in its order, then those that only the offer states. */
export function differenceRows(today: readonly CoverRow[], offered: readonly CoverRow[]): DifferenceRow[] {
  const stated = new Set(today.map(({ type }) => type));
  return [
    ...compareRows(today, offered).map(({ row, former, change }): DifferenceRow => ({
      type: former.type,
      name: former.name,
      today: former.text,
      offered: row.text,
      difference: change,
    })),
    ...offered
      .filter(({ type }) => !stated.has(type))
      .map(({ type, name, text }): DifferenceRow => ({
        type,
        name,
        today: undefined,
        offered: text,
        difference: "unknown",
      })),
  ];
}

/**
 * less: at least one part is worse than today. not-less: no part that today's insurer has stated is worse. unknown: nothing is stated to
 * compare with.
 */
export type CoverVerdict = "less" | "not-less" | "unknown";

export interface Likeness {
  readonly verdict: CoverVerdict;
  /** The names of the rows that are worse. */
  readonly worse: readonly string[];
}

export function judgeCover(
  today: readonly CoverRow[],
  offered: readonly CoverRow[],
  cover: CoverComparison | undefined,
): Likeness {
  const worse = compareRows(today, offered)
    .filter(({ change }) => change === "worse")
    .map(({ former }) => former.name);
  if (worse.length > 0 || cover?.change?.kind === "less") return { verdict: "less", worse };
  return { verdict: today.length > 0 ? "not-less" : "unknown", worse };
}
