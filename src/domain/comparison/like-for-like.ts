import type { Cover, TermsCitation } from "#domain/cover/cover.ts";
import { coverRows, partOfRow } from "#domain/cover/cover-rows.ts";
import { describeWhole } from "#domain/cover/cover.texts.sv.ts";
import { compareRows, type CoverRow } from "#domain/watch/same-cover.ts";
import type { CoverComparison } from "./cover-change.ts";

/** Unknown: no source states what today's insurance has. */
export type Difference = "worse" | "same" | "better" | "unknown";

export interface DifferenceRow {
  readonly type: string;
  readonly name: string;
  /** Undefined when no source states it. */
  readonly today: string | undefined;
  readonly offered: string;
  readonly difference: Difference;
  /** Where the terms of the offer state it. */
  readonly citation?: TermsCitation;
  /** Where the terms of today's insurance do. */
  readonly citationToday?: TermsCitation;
}

/** The rows of the offer in its order, then those that only today's insurance has. */
export function differenceRows(today: Cover, offered: Cover): DifferenceRow[] {
  const former = coverRows(today);
  const rows = coverRows(offered);
  const only = former.filter(({ type }) => !rows.some((row) => row.type === type));
  return [
    ...rows.map((row) => rowBeside(today, offered, former, row)),
    ...only.map((row) => rowBeside(today, offered, former, { ...row, text: "", value: undefined })),
  ];
}

function rowBeside(today: Cover, offered: Cover, former: readonly CoverRow[], row: CoverRow): DifferenceRow {
  const before = former.find(({ type }) => type === row.type);
  const change = before && compareRows([before], [row])[0]?.change;
  const partToday = partOfRow(today, row.type);
  const citation = partOfRow(offered, row.type)?.source;
  return {
    type: row.type,
    name: row.name,
    today: before?.text ?? (partToday && partToday.state !== "unknown" ? describeWhole(partToday) : undefined),
    offered: row.text,
    difference: change ?? "unknown",
    ...(citation ? { citation } : {}),
    ...(partToday?.source ? { citationToday: partToday.source } : {}),
  };
}

/**
 * less: at least one part is worse than today. not-less: every part is known, and none is worse. unknown: none is worse as far as is
 * known, and not all is.
 */
export type CoverVerdict = "less" | "not-less" | "unknown";

export interface Likeness {
  readonly verdict: CoverVerdict;
  /** The names of the rows that are worse. */
  readonly worse: readonly string[];
  /** The names of the rows that no source states of today's insurance. */
  readonly unknown: readonly string[];
  /** Of at least one row a source does: the two can be read beside each other. */
  readonly hasKnown: boolean;
}

export function judgeCover(today: Cover, offered: Cover, cover: CoverComparison | undefined): Likeness {
  const rows = differenceRows(today, offered);
  const named = (difference: Difference) => rows.filter((row) => row.difference === difference).map(({ name }) => name);
  const [worse, unknown] = [named("worse"), named("unknown")];
  const isLess = worse.length > 0 || cover?.change?.kind === "less";
  return {
    verdict: isLess ? "less" : unknown.length > 0 ? "unknown" : "not-less",
    worse,
    unknown,
    hasKnown: unknown.length < rows.length,
  };
}
