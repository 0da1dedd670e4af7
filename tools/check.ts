import { spawn } from "node:child_process";
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
const CHECKS: readonly { name: string; look: () => Promise<Outcome> }[] = [
  { name: "format", look: () => command("oxfmt", "--check", ".") },
  { name: "lint, types", look: checkCode },
  { name: "dependencies", look: checkDependencies },
];

const running = CHECKS.map(({ name, look }) => ({ name, outcome: timed(look) }));
let isSound = true;
for (const { name, outcome } of running) {
  const { ok, output, tookS } = await outcome;
  if (!ok) console.log(output);
  console.log(`${ok ? "ok  " : "FAIL"} ${name.padEnd(13)}${tookS} s`);
  isSound &&= ok;
}
process.exitCode = isSound ? 0 : 1;

/** The linter has the whole program with its types in memory, and reports what the compiler would: one reading serves both. */
async function checkCode(): Promise<Outcome> {
  // The types of the routes are read too, so they are made before.
  const routeTypes = await command("react-router", "typegen");
  const code = await command("oxlint", "--type-aware", "--type-check", "--deny-warnings");
  return routeTypes.ok ? code : { ok: false, output: `${routeTypes.output}\n${code.output}` };
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
