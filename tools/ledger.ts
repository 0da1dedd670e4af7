import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { createReaches, findLeftOut, findReached, listPrograms } from "./ledger/reach.ts";
import { readRequirements, REQUIREMENTS_FILE } from "./ledger/requirements.ts";
import { type GroupTally, tally } from "./ledger/tally.ts";
import { readResults, RESULTS_FOLDER } from "./results/vitest-results.ts";

const { values } = parseArgs({
  options: { json: { type: "boolean", default: false }, group: { type: "string" } },
});

const requirements = readRequirements(REQUIREMENTS_FILE);
const results = existsSync(RESULTS_FOLDER) ? readResults(RESULTS_FOLDER) : [];
const tests = results.flatMap((file) => file.tests);
const ledger = tally(
  requirements,
  tests,
  createReaches(process.cwd(), await findReached(process.cwd(), listPrograms())),
  findLeftOut(process.cwd(), new Set(tests.map(({ file }) => file))),
);

if (values.json) console.log(JSON.stringify(ledger.groups));
else if (values.group !== undefined) printGroup(values.group);
else printGroups();

const missing = Object.values(ledger.groups).flatMap((group) => group.missing);
if (missing.length > 0) console.error(`error: no test names, or a failing one does: ${missing.join(" ")}`);
for (const error of ledger.errors) console.error(`error: ${error}`);
if (ledger.errors.length + missing.length > 0) process.exitCode = 1;

function printGroups(): void {
  console.log(`from ${results.map(({ suite }) => suite).join(", ") || "no results: run the tests first"}`);
  for (const [group, counts] of Object.entries(ledger.groups)) console.log(lineOf(group, counts));
  const all = Object.values(ledger.groups);
  const sum = (pick: (counts: GroupTally) => number) => all.reduce((total, counts) => total + pick(counts), 0);
  console.log(
    lineOf("all", {
      rows: sum(({ rows }) => rows),
      shown: sum(({ shown }) => shown),
      notRun: all.flatMap(({ notRun }) => notRun),
      missing: [],
      unreached: [],
    }),
  );
}

function lineOf(group: string, { rows, shown, notRun, missing, unreached }: GroupTally): string {
  const elsewhere = notRun.length === 0 ? "" : `, ${notRun.length} not in this run`;
  const line = `${group.padEnd(4)}${String(shown).padStart(4)} of ${String(rows).padStart(3)} shown${elsewhere}`;
  return [line, listed("missing", missing, group), listed("unreached", unreached, group)].filter(Boolean).join("   ");
}

function listed(what: string, ids: readonly string[], group: string): string {
  if (ids.length === 0) return "";
  return ids.length > 12
    ? `${what} ${ids.slice(0, 12).join(" ")} … (--group ${group} lists all)`
    : `${what} ${ids.join(" ")}`;
}

function printGroup(group: string): void {
  const counts = ledger.groups[group];
  if (counts === undefined) {
    console.error(`error: no group ${group}; there are ${Object.keys(ledger.groups).join(" ")}`);
    process.exitCode = 1;
    return;
  }
  console.log(`${group}: ${counts.shown} of ${counts.rows} shown`);
  for (const row of requirements.filter((candidate) => candidate.group === group)) {
    console.log(`${standingOf(counts, row.id).padEnd(10)}${row.id}  (${row.kind}) ${row.text}`);
  }
}

function standingOf({ missing, unreached, notRun }: GroupTally, id: string): string {
  if (missing.includes(id)) return "";
  if (unreached.includes(id)) return "unreached";
  return notRun.includes(id) ? "not run" : "shown";
}
