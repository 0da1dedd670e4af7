import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSteps, summarize } from "./steps.ts";
import { readResults } from "./vitest-results.ts";

/** Sums what the CI run left in its results folder. The last line is for machines: `N passed, N failed`. */
const folder = process.argv[2];
if (folder === undefined) throw new Error("name the results folder");

const steps = parseSteps(readFileSync(join(folder, "steps.tsv"), "utf8"));
const { lines, passed, failed, triedTwice } = summarize(steps, readResults(folder));

console.log(`\n${lines.join("\n")}\n`);
if (triedTwice > 0) console.log(`${triedTwice} of them at the second try: each may be a race, and needs a look\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
