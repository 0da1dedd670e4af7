import { type MeasuredPage, middleOf } from "./budgets.ts";

/** For docs/lighthouse.md and for a person. */
export function lighthouseTable(pages: readonly MeasuredPage[]): string {
  const rows = pages.map(({ name, isIndexed, rounds }) => {
    const { scores, lcpMs, tbtMs, cls, kib } = middleOf(rounds);
    const cells = [
      name,
      scores.performance,
      scores.accessibility,
      scores["best-practices"],
      isIndexed ? scores.seo : "not asked",
      lcpMs.toLocaleString("en"),
      tbtMs.toLocaleString("en"),
      Math.round(cls * 1000) / 1000,
      kib,
      rounds.length,
    ];
    return `| ${cells.join(" | ")} |`;
  });
  return [
    "| page | performance | accessibility | best practices | SEO | LCP ms | TBT ms | CLS | KiB | rounds |",
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}
