import { markdownTable } from "../docs/generated/markdown-table.ts";
import { type MeasuredPage, middleOf } from "./budgets.ts";

const HEAD = [
  "page",
  "performance",
  "accessibility",
  "best practices",
  "SEO",
  "LCP ms",
  "TBT ms",
  "CLS",
  "KiB",
  "rounds",
] as const;

/** For docs/lighthouse.md and for a person. */
export const lighthouseTable = (pages: readonly MeasuredPage[]): string => markdownTable(HEAD, pages.map(cellsOf));

function cellsOf({ name, isIndexed, rounds }: MeasuredPage): string[] {
  const { scores, lcpMs, tbtMs, cls, kib } = middleOf(rounds);
  return [
    name,
    String(scores.performance),
    String(scores.accessibility),
    String(scores["best-practices"]),
    isIndexed ? String(scores.seo) : "not asked",
    lcpMs.toLocaleString("en"),
    tbtMs.toLocaleString("en"),
    String(Math.round(cls * 1000) / 1000),
    String(kib),
    String(rounds.length),
  ];
}
