import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { markdownTable } from "./docs/generated/markdown-table.ts";
import { AREAS, filesOf } from "./mutation/areas.ts";
import { isFound, type MutationReport, runStryker } from "./mutation/run-stryker.ts";
import { ROOT } from "./processes/paths.ts";
import { writePart } from "./results/write-part.ts";

/**
 * `npm run tool -- mutation [--area money,access] [--part 2/7] [--write] [--short]`: how many small changes to our rules the unit tests find, by Stryker. Without an
 * area it prints what is stored in `.results/mutation.json`; with one it measures what is new or has changed since. `--part` measures a share of the files,
 * so that seven nights measure all; `--write` puts the table into docs/mutation.md; `--short` measures two planted rules.
 */
const { values } = parseArgs({
  options: {
    area: { type: "string" },
    part: { type: "string", default: "1/1" },
    write: { type: "boolean", default: false },
    short: { type: "boolean", default: false },
  },
});

/** Of every hundred changes that unit tests execute, they find at least so many. What none of them executes is shown by tests against servers, or by none: the table has both. */
const REQUIRED_SCORE = 80;
const REPORT = ".results/mutation";
const MARKS = { begin: "<!-- figures: npm run tool -- mutation --write -->", end: "<!-- end of figures -->" };

if (values.short) await checkPlanted();
else {
  if (values.area !== undefined) await runStryker({ mutate: selectFiles(values.area), report: REPORT });
  if (existsSync(`${REPORT}.json`)) report(JSON.parse(readFileSync(`${REPORT}.json`, "utf8")) as MutationReport);
  else console.log("nothing has been measured here: --area");
}

function selectFiles(areas: string): string[] {
  const names = areas === "all" ? Object.keys(AREAS) : areas.split(",");
  const [part = 1, parts = 1] = values.part.split("/").map(Number);
  const files = [...new Set(names.flatMap(filesOf))].filter((_, at) => at % parts === part - 1);
  if (files.length === 0) throw new Error(`no files: the areas are ${Object.keys(AREAS).join(", ")}`);
  return files;
}

function report({ files }: MutationReport): void {
  const all = [...new Set(Object.keys(AREAS).flatMap(filesOf))];
  const areas = [...Object.keys(AREAS).map((name) => ({ name, paths: filesOf(name) })), { name: "all", paths: all }];
  const tallies = areas.map(({ name, paths }) => {
    const mutants = paths.flatMap((path) => files[path]?.mutants ?? []);
    const count = (...wanted: string[]) => mutants.filter(({ status }) => wanted.includes(status)).length;
    const [found, survived, notExecuted] = [mutants.filter(isFound).length, count("Survived"), count("NoCoverage")];
    const changes = found + survived + notExecuted;
    const measured = paths.filter((path) => files[path]).length;
    const [score, ofExecuted] = [changes, found + survived].map((all) => (all === 0 ? undefined : (100 * found) / all));
    return {
      counts: { name, files: paths.length, measured, changes, found, survived, notExecuted },
      score,
      ofExecuted,
    };
  });
  const percent = (score?: number) => (score === undefined ? "" : `${score.toFixed(1)} %`);
  const table = markdownTable(
    ["area", "files", "measured", "changes", "found", "survived", "not executed", "score", "of executed"],
    tallies.map(({ counts, score, ofExecuted }) => [
      ...Object.values(counts).map(String),
      percent(score),
      percent(ofExecuted),
    ]),
  );
  console.log(`${table}\n\nThe changes that survived: ${REPORT}.html`);
  if (values.write) writePart("docs/mutation.md", MARKS, table);
  for (const { counts, ofExecuted = 100 } of tallies)
    if (ofExecuted < REQUIRED_SCORE) fail(`${counts.name} is below ${REQUIRED_SCORE} % of what is executed`);
}

/** Two rules, of which one has a test that cannot fail: only that one's changes may survive. */
async function checkPlanted(): Promise<void> {
  const planted = mkdtempSync(join(tmpdir(), "sparv-mutation-"));
  const files = {
    "package.json": '{ "type": "module" }',
    "vitest.config.ts": "export default {};",
    "ages.ts":
      "const ADULT = 18;\nexport const isAdult = (age: number) => age >= ADULT;\nexport const isChild = (age: number) => age < 15;\n",
    "ages.test.ts": `import { expect, test } from "vitest";
import { isAdult, isChild } from "./ages.ts";
test.each([[17, false], [18, true], [19, true]])("%i", (age, adult) => expect(isAdult(age)).toBe(adult));
test("a child", () => void isChild(14));
`,
  };
  const untestedLine = 3;
  try {
    for (const [path, text] of Object.entries(files)) writeFileSync(join(planted, path), text);
    symlinkSync(join(ROOT, "node_modules"), join(planted, "node_modules"));
    mkdirSync(join(planted, ".results"));
    process.chdir(planted);
    const measured = await runStryker({ mutate: ["ages.ts"], report: REPORT, configFile: "vitest.config.ts" });
    const mutants = measured.files["ages.ts"]?.mutants ?? [];
    const found = mutants.filter(isFound);
    const lines = new Set(
      mutants.filter(({ status }) => status === "Survived").map(({ location }) => location.start.line),
    );
    console.log(`${found.length} of ${mutants.length} planted changes found`);
    if (found.length === 0 || lines.size !== 1 || !lines.has(untestedLine))
      fail("of the planted rules, only the changes to the untested one may survive");
  } finally {
    process.chdir(ROOT);
    rmSync(planted, { recursive: true });
  }
}

function fail(message: string): void {
  console.error(`error: ${message}`);
  process.exitCode = 1;
}
