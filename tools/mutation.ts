import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { AREAS, REQUIRED_SCORE } from "./mutation/areas.ts";
import { EQUIVALENT } from "./mutation/equivalent.ts";
import { filesOf, intoPieces, selectFiles } from "./mutation/list-files.ts";
import { measurePiece } from "./mutation/measure.ts";
import { areaTable, scoreOf, survivorList } from "./mutation/mutation-table.ts";
import { measurePlanted } from "./mutation/planted.ts";
import { hashOf, readMutations } from "./mutation/results.ts";
import { outdated, tallyArea } from "./mutation/tally.ts";
import { ROOT } from "./processes/paths.ts";
import { writePart } from "./results/write-part.ts";

/**
 * `npm run tool -- mutation [--area <area>[/<folder>]] [--only <pattern>] [--all] [--stale] [--minutes N] [--json] [--write] [--short]`: how many
 * small changes to our rules the unit tests find. Without a selection it prints what is stored; with one it measures first and stores by file.
 * `--write` puts the figures into docs/mutation.md; `--short` measures two planted rules.
 */
const { values } = parseArgs({
  options: {
    area: { type: "string" },
    only: { type: "string" },
    all: { type: "boolean", default: false },
    stale: { type: "boolean", default: false },
    minutes: { type: "string" },
    json: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    short: { type: "boolean", default: false },
  },
});

const MARKS = { begin: "<!-- figures: npm run tool -- mutation --write -->", end: "<!-- end of figures -->" };

if (values.short) await checkPlanted();
else {
  if (values.area !== undefined || values.only !== undefined || values.all || values.stale) await measure();
  report();
}

async function checkPlanted(): Promise<void> {
  const { result, isRight } = await measurePlanted(ROOT);
  console.log(values.json ? JSON.stringify(result) : `${result.found} of ${result.mutants} planted changes found`);
  if (isRight) return;
  console.error("error: of the planted rules, only the changes to the untested one may survive");
  process.exitCode = 1;
}

async function measure(): Promise<void> {
  const endsAtMs = Date.now() + Number(values.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  const files = selectFiles(ROOT, values).filter((path) => !values.stale || !isFresh(path));
  for (const piece of intoPieces(files)) {
    if (Date.now() > endsAtMs) return;
    await measurePiece(ROOT, piece);
    const measured = tallyArea("", currentFiles(piece), readMutations(ROOT), EQUIVALENT);
    console.error(`${piece[0]} and ${piece.length - 1} more: ${measured.mutants} changes, ${scoreOf(measured)}`);
  }
}

function isFresh(path: string): boolean {
  return readMutations(ROOT)[path]?.hash === currentHash(path);
}

function report(): void {
  const results = readMutations(ROOT);
  const areas = AREAS.map((area) => ({
    title: area.title,
    ...tallyArea(area.name, currentFiles(filesOf(ROOT, area)), results, EQUIVALENT),
  }));
  const all = selectFiles(ROOT, {});
  const sum = { title: "All, each file once", ...tallyArea("all", currentFiles(all), results, EQUIVALENT) };
  const table = areaTable([...areas, sum]);
  console.log(values.json ? JSON.stringify([...areas, sum]) : table);
  if (values.write) writePart("docs/mutation.md", MARKS, contentOf(table, all));
  for (const { name, score = REQUIRED_SCORE } of areas)
    if (score < REQUIRED_SCORE) fail(`${name} is below ${REQUIRED_SCORE} %`);
  for (const { file, was } of outdated(results, EQUIVALENT))
    fail(`the equivalent change of ${was} in ${file} is none any more`);
}

function contentOf(table: string, files: readonly string[]): string {
  const reasons = EQUIVALENT.map(({ file, was, now, reason }) => `- \`${file}\`: \`${was}\` → \`${now}\`. ${reason}`);
  const equivalent = reasons.length > 0 ? reasons.join("\n") : "None.";
  const survivors = survivorList(readMutations(ROOT), files, EQUIVALENT);
  return [table, "## Equivalent changes", equivalent, "## Survivors", survivors].join("\n\n");
}

function fail(message: string): void {
  console.error(`error: ${message}`);
  process.exitCode = 1;
}

function currentFiles(paths: readonly string[]): ReadonlyMap<string, string> {
  return new Map(paths.map((path) => [path, currentHash(path)]));
}

function currentHash(path: string): string {
  return hashOf(readFileSync(join(ROOT, path), "utf8"));
}
