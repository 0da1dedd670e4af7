import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { findDependencyViolations } from "#tests/architecture/dependency-rules.ts";
import { findFolderCycles, GUARDED } from "#tests/architecture/folder-cycles.ts";
import { readImportGraph } from "#tests/architecture/import-graph.ts";

interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

/** A quarter of the linter's time is spent on freeing memory that it gives back when it ends. */
const ENVIRONMENT = { ...process.env, GOGC: "off", GOMEMLIMIT: "3GiB" };

/** Everything that can be judged without running the product. All are run, side by side, so that one round shows every fault. */
const CHECKS = [
  { name: "format", look: () => command("oxfmt", "--check", ".") },
  { name: "lint", look: () => command("oxlint", "--type-aware", "--deny-warnings") },
  { name: "types", look: checkTypes },
  { name: "dependencies", look: checkDependencies },
];

/** Of a few files: what must be read in whole, rules that ask for types and dependencies, is left to a check without arguments. */
const checksOf = (files: readonly string[]): typeof CHECKS => [
  { name: "format", look: () => command("oxfmt", "--check", "--no-error-on-unmatched-pattern", ...files) },
  { name: "lint", look: () => command("oxlint", "--deny-warnings", "--no-error-on-unmatched-pattern", ...files) },
  { name: "types", look: checkTypes },
];

const { values, positionals } = parseArgs({
  options: { changed: { type: "boolean", default: false } },
  allowPositionals: true,
});
const files = values.changed ? changedFiles() : positionals;
if (values.changed && files.length === 0) console.log("nothing has changed since the last commit");

const checks = files.length > 0 ? checksOf(files) : values.changed ? [] : CHECKS;
// Linter and compiler read the types of the routes, which are removed and written anew: this comes before both.
const areRoutesAsBefore = files.length > 0 && !files.includes("src/web/routes.ts") && existsSync(".react-router/types");
const routeTypes =
  areRoutesAsBefore || checks.length === 0 ? { ok: true, output: "" } : await command("react-router", "typegen");
if (!routeTypes.ok) console.log(routeTypes.output);
const running = checks.map(({ name, look }) => ({ name, outcome: timed(look) }));
let isSound = routeTypes.ok;
for (const { name, outcome } of running) {
  const { ok, output, tookS } = await outcome;
  if (!ok) console.log(output);
  console.log(`${ok ? "ok  " : "FAIL"} ${name.padEnd(13)}${tookS} s`);
  isSound &&= ok;
}
process.exitCode = isSound ? 0 : 1;

/**
 * The compiler stores what it found (`tsBuildInfoFile`), and after a change looks only at what that reaches; the linter could report the
 * types too, but looks at everything each time. Two checkers instead of four: each works out again what several need.
 */
function checkTypes(): Promise<Outcome> {
  return command("tsc", "--checkers", "2");
}

/** Changed or new since the last commit. */
function changedFiles(): string[] {
  const list = (...options: string[]) => execFileSync("git", options, { encoding: "utf8" }).split("\n").filter(Boolean);
  return [
    ...list("diff", "--name-only", "--relative", "--diff-filter=d", "HEAD"),
    ...list("ls-files", "--others", "--exclude-standard"),
  ];
}

async function timed(look: () => Promise<Outcome>): Promise<Outcome & { tookS: string }> {
  const startedMs = performance.now();
  const outcome = await look();
  return { ...outcome, tookS: ((performance.now() - startedMs) / 1000).toFixed(1) };
}

async function checkDependencies(): Promise<Outcome> {
  const modules = readImportGraph(".");
  const broken = findDependencyViolations(".", modules).map(({ rule, from, to }) => `${rule}: ${from} → ${to}`);
  const cycles = findFolderCycles(modules, GUARDED).map(
    ({ folders, imports }) => `folder-cycle: ${folders.join(", ")}\n  ${imports.join("\n  ")}`,
  );
  const faults = [...broken, ...cycles];
  return { ok: faults.length === 0, output: faults.join("\n") };
}

function command(program: string, ...options: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${program}`, options, {
      stdio: ["ignore", "pipe", "pipe"],
      env: ENVIRONMENT,
    });
    let output = "";
    child.stdout.on("data", (part: Buffer) => (output += part.toString()));
    child.stderr.on("data", (part: Buffer) => (output += part.toString()));
    child.on("error", (error) => resolve({ ok: false, output: String(error) }));
    child.on("close", (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}
