import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureFreshBuild } from "./processes/fresh-build.ts";
import { ROOT } from "./processes/paths.ts";
import { readAssumptions } from "./scale/assumptions.ts";
import { BENCHES, type BenchName } from "./scale/goals.ts";
import { measureAll } from "./scale/measure-all.ts";
import { type Measurement, readMeasurement } from "./scale/measurements.ts";
import { costsOf } from "./scale/operation-costs.ts";
import { makeChart, makePage } from "./scale/page.ts";
import { readSimulation, simulateAll } from "./scale/simulation.ts";

/**
 * `npm run tool -- scale`: makes the tables of docs/scale.md from the files in docs/scale.
 *
 * `--measure` runs every bench one after the other, about a quarter of an hour, and writes docs/scale/after.json first; `--only
 * search,orders` measures these again and leaves the others. A busy machine is refused unless `--force`. `--note "…"` is shown with
 * it. `--simulate` runs the evenings again and writes docs/scale/simulation.json. `--short` measures in seconds into a temporary
 * folder, and shows that a page can be made of it.
 */
const options = process.argv.slice(2);
const valueOf = (name: string): string | undefined =>
  options.includes(name) ? options[options.indexOf(name) + 1] : undefined;
const isShort = options.includes("--short");
const isMeasured = isShort || options.includes("--measure");

const FOLDER = join(ROOT, "docs/scale");
const PAGE = join(ROOT, "docs/scale.md");
const AFTER = join(FOLDER, "after.json");

async function run(): Promise<number> {
  const before = readMeasurement(join(FOLDER, "before.json"));
  const assumptions = readAssumptions(join(FOLDER, "assumptions.json"));
  let after = existsSync(AFTER) ? readMeasurement(AFTER) : undefined;
  const folder = isShort ? mkdtempSync(join(tmpdir(), "sparv-scale-")) : FOLDER;
  try {
    if (isMeasured) {
      after = await measure(after);
      writeJson(join(folder, "after.json"), after);
    }
    const costs = (after && costsOf(after)) ?? costsOf(before);
    let simulation = readSimulation(join(FOLDER, "simulation.json"));
    if (options.includes("--simulate") && costs) {
      const searchCpuMs = Math.round(costs.search.webUs / 100) / 10;
      simulation = await simulateAll(searchCpuMs, assumptions.providerLimitsPerSecond);
      writeJson(join(folder, "simulation.json"), simulation);
    }
    writeFileSync(join(folder, "outage.svg"), makeChart(simulation));
    const page = makePage(readFileSync(PAGE, "utf8"), { before, after, assumptions, simulation });
    writeFileSync(isShort ? join(folder, "scale.md") : PAGE, page);
    // As the formatter writes them, so that its check finds no difference.
    if (!isShort) execFileSync(join(ROOT, "node_modules/.bin/oxfmt"), [PAGE, FOLDER], { stdio: "ignore" });
    return isMeasured && asked().some((bench) => after?.benches[bench]?.failed !== undefined) ? 1 : 0;
  } finally {
    if (isShort) rmSync(folder, { recursive: true });
  }
}

function measure(earlier: Measurement | undefined): Promise<Measurement> {
  // Otherwise the first bench would build while it is measured.
  ensureFreshBuild();
  return measureAll({
    benches: asked(),
    isShort,
    isForced: isShort || options.includes("--force"),
    note: valueOf("--note"),
    earlier,
  });
}

const asked = (): readonly BenchName[] => valueOf("--only")?.split(",").map(benchOf) ?? BENCHES;

function benchOf(name: string): BenchName {
  const bench = BENCHES.find((each) => each === name);
  if (!bench) throw new Error(`no bench ${name}: ${BENCHES.join(", ")}`);
  return bench;
}

const writeJson = (file: string, content: object): void => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

process.exit(await run());
