import { writePart } from "#tools/results/write-part.ts";
import { clocksTable, readStored } from "./clocks-report.ts";
import type { Moment } from "./moments.ts";
import { engineFiles, filesToRun, lockTimeoutFiles } from "./run-clocks.ts";

const MARKS = { begin: "<!-- counts: npm run tool -- clocks --write -->", end: "<!-- end of counts -->" };

/** Puts the stored results into the document, and the list of what cannot be run. */
export function writeClocks(moments: readonly Moment[]): void {
  const files = { unit: filesToRun("unit"), contracts: filesToRun("contracts") };
  const withEngine = [...engineFiles()].filter((file) => /^tests\/(contracts|security)\//.test(file));
  const lines = [
    clocksTable(moments, files, readStored()),
    ...listLeft("These files of the contract suite start an engine and are left out", withEngine),
    ...listLeft("And these, because they wait until PostgreSQL ends a wait for a lock", [...lockTimeoutFiles()]),
  ];
  writePart("docs/clocks.md", MARKS, lines.join("\n"));
}

const listLeft = (reason: string, files: readonly string[]): string[] => [
  "",
  `${reason} (${files.length}):`,
  "",
  ...files.toSorted().map((file) => `- \`${file}\``),
];
