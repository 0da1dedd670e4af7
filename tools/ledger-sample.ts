import { globSync } from "node:fs";
import { parseArgs } from "node:util";
import { seededRandom } from "./faults/seeded.ts";
import { readRequirements, REQUIREMENTS_FILE } from "./ledger/requirements.ts";
import { type FilesByRow, findFilesByRow, sampleRows } from "./ledger-sample/sample-rows.ts";
import { sampleTable, summarize } from "./ledger-sample/sample-table.ts";
import { type SampledRow, type TriedRow, tryRows } from "./ledger-sample/try-rows.ts";
import { readImports } from "./mutation/find-tests.ts";
import { openTests } from "./mutation/mutated-tests.ts";
import { ROOT } from "./processes/paths.ts";
import { writePart } from "./results/write-part.ts";

/**
 * `npm run tool -- ledger-sample --seed N [--rows 60] [--only C-028,C-029] [--unit] [--json] [--write]`: for a seeded sample of the numbered
 * requirements, breaks the product until the test of each fails. Ends with code 1 when a test failed for none of the changes tried.
 * `--unit` draws only rows with a unit test, which needs no browser environment; `--write` puts the table into docs/ledger-sample.md.
 */
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    rows: { type: "string", default: "60" },
    only: { type: "string" },
    unit: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});

/** What the product does and shows; not what starts it, what stands in for other companies, nor its tests. */
const MUTATED =
  /^src\/(?!main\/|verticals\/([^/]+\/simulated|_simulated)\/)(?!.*(\.(test|port|ports|d)\.tsx?$|\/sample-)).*\.tsx?$/;

/** Not the ledger's own tests, which quote numbers as examples. */
const UNIT = "{src,simulators,gallery,tools/!(ledger|ledger-sample)}/**/*.test.ts";
const COMPONENTS = "{src,gallery}/**/*.test.tsx";

const seed = Number(values.seed);
const random = seededRandom(seed);
const rows = readRequirements(REQUIREMENTS_FILE);
const unit = findFilesByRow(ROOT, globSync(UNIT, { cwd: ROOT }).toSorted());
const components = values.unit ? new Map() : findFilesByRow(ROOT, globSync(COMPONENTS, { cwd: ROOT }).toSorted());
const isInReach = (id: string): boolean => unit.has(id) || components.has(id);
const only = values.only?.split(",");
const wanted = rows.filter(({ id }) => only?.includes(id) ?? true);
const sampled = sampleRows(wanted, isInReach, Number(values.rows), random);
const imports = readImports(ROOT);

const tried = [...(await tryUnit()), ...(await tryComponents())].toSorted((one, other) =>
  one.row.id < other.row.id ? -1 : 1,
);
const summary = summarize(tried, { seed, all: rows.length, inReach: rows.filter(({ id }) => isInReach(id)).length });
const table = sampleTable(tried);
console.log(values.json ? JSON.stringify({ seed, tried }) : `${table}\n\n${summary}`);
if (values.write) {
  const marks = {
    begin: `<!-- npm run tool -- ledger-sample --seed ${seed} --write -->`,
    end: `<!-- end of seed ${seed} -->`,
  };
  writePart("docs/ledger-sample.md", marks, `${summary}\n\n${table}`);
}
process.exitCode = tried.every(({ failedBy }) => failedBy) ? 0 : 1;

function tryUnit(): Promise<TriedRow[]> {
  return tryIn("node", UNIT, firstFiles(unit, sampled));
}

/** A unit test is quicker: a row that has one is tried with it. */
function tryComponents(): Promise<TriedRow[]> {
  return tryIn(
    "jsdom",
    COMPONENTS,
    firstFiles(
      components,
      sampled.filter(({ id }) => !unit.has(id)),
    ),
  );
}

function firstFiles(files: FilesByRow, among: typeof rows): SampledRow[] {
  return among.flatMap((row) => (files.get(row.id) ?? []).slice(0, 1).map((file) => ({ row, file })));
}

async function tryIn(
  environment: "node" | "jsdom",
  include: string,
  attempts: readonly SampledRow[],
): Promise<TriedRow[]> {
  if (attempts.length === 0) return [];
  const isMutated = (file: string) => MUTATED.test(file);
  const tests = await openTests({
    root: ROOT,
    environment,
    include: [include],
    isMutated,
    hasConstants: true,
    workers: 2,
  });
  try {
    return await tryRows(tests, attempts, imports, random);
  } finally {
    await tests.stop();
  }
}
