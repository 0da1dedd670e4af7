import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { markdownTable } from "./docs/generated/markdown-table.ts";
import { seededRandom } from "./services/seeded.ts";
import { createExercised } from "./ledger/exercised.ts";
import { REQUIREMENTS_FILE, idsIn, readRequirements } from "./ledger/requirements.ts";
import { isFound, type MutationReport, runStryker } from "./mutation/run-stryker.ts";
import { ROOT } from "./processes/paths.ts";
import { writePart } from "./results/write-part.ts";

/**
 * `npm run tool -- ledger-sample [--seed 1] [--rows 60] [--only C-028,C-029] [--write]`: for a seeded sample of the numbered requirements, Stryker changes
 * the code that the unit tests of each call. Ends with code 1 when no change made a test of a row fail; `--write` puts the table into docs/ledger-sample.md.
 */
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    rows: { type: "string", default: "60" },
    only: { type: "string" },
    write: { type: "boolean", default: false },
  },
});

interface SampledRow {
  readonly id: string;
  readonly file: string;
  /** What the tests of the row in that file call. */
  readonly code: readonly string[];
}

const seed = Number(values.seed);
const random = seededRandom(seed);
const requirements = readRequirements(REQUIREMENTS_FILE);
const inReach = findRowsInReach();
const sampledIds = values.only?.split(",") ?? shuffled([...inReach.keys()]).slice(0, Number(values.rows));
const sampled = sampledIds.flatMap((id) => inReach.get(id) ?? []);
const report = await runStryker({
  mutate: [...new Set(sampled.flatMap(({ code }) => code))],
  testFiles: [...new Set(sampled.map(({ file }) => file))],
  report: `.results/ledger-sample-${seed}`,
  isExhaustive: true,
});
const noticedBy = readNoticed(report);
const lines = sampled.map(({ id, file }) => [id, `\`${file}\``, noticedBy.get(id) ?? "**none**"]);
const noticed = sampled.filter(({ id }) => noticedBy.has(id)).length;
const summary = `Seed ${seed}: of ${sampled.length} rows, the tests of ${noticed} failed when the rule was broken. Sampled from ${inReach.size} of ${requirements.length} rows; the others are shown by tests of components, against servers or in a browser.`;
const table = `${summary}\n\n${markdownTable(["row", "test", "changed first"], lines)}`;
console.log(table);
if (values.write)
  writePart(
    "docs/ledger-sample.md",
    { begin: "<!-- npm run tool -- ledger-sample --write -->", end: "<!-- end of sample -->" },
    table,
  );
process.exitCode = noticed === sampled.length && noticed > 0 ? 0 : 1;

/** Rows that a unit test names which calls product code by itself; of several files the first. */
function findRowsInReach(): ReadonlyMap<string, SampledRow> {
  const exercised = createExercised(ROOT);
  const rows = new Map<string, SampledRow>();
  for (const file of globSync("{src,simulators,gallery}/**/*.test.ts", { cwd: ROOT }).toSorted())
    for (const id of idsIn(readFileSync(join(ROOT, file), "utf8"))) {
      if (rows.has(id)) continue;
      const code = [
        ...new Set(exercised(file, id).flatMap((each) => [...each.code].map((at) => at.split("#")[0] ?? ""))),
      ];
      if (code.length > 0) rows.set(id, { id, file, code });
    }
  return new Map(requirements.flatMap(({ id }) => (rows.has(id) ? [[id, rows.get(id) as SampledRow]] : [])));
}

function shuffled(ids: readonly string[]): string[] {
  return ids
    .map((id) => ({ id, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ id }) => id);
}

/** By row, the first change that a test with its number noticed. */
function readNoticed({ files, testFiles = {} }: MutationReport): ReadonlyMap<string, string> {
  const names = new Map(
    Object.values(testFiles).flatMap(({ tests }) => tests.map(({ id, name }) => [id, name] as const)),
  );
  const noticed = new Map<string, string>();
  for (const [file, { mutants }] of Object.entries(files))
    for (const { mutatorName, location, killedBy = [], ...mutant } of mutants)
      for (const id of isFound({ mutatorName, location, ...mutant })
        ? killedBy.flatMap((by) => idsIn(names.get(by) ?? ""))
        : [])
        if (!noticed.has(id)) noticed.set(id, `${mutatorName} in \`${file}\`, line ${location.start.line}`);
  return noticed;
}
