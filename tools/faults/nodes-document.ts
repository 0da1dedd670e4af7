import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#tools/processes/paths.ts";
import { type NodesReport, nodesTable } from "./nodes-report.ts";

const DOCUMENT = join(ROOT, "docs/nodes.md");
const BEGIN = "<!-- counts: npm run faults -- nodes --write -->";
const END = "<!-- end of counts -->";

/** Replaces the counts in the document by those of this run. */
export function writeTable(report: NodesReport): void {
  const text = readFileSync(DOCUMENT, "utf8");
  const [before, rest] = text.split(BEGIN);
  const [, after] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined) throw new Error("docs/nodes.md has no place for the counts");
  writeFileSync(DOCUMENT, `${before}${BEGIN}\n\n${nodesTable(report)}\n\n${END}${after}`);
}
