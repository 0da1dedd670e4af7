import { spawn } from "node:child_process";
import { findDependencyViolations } from "#tests/architecture/dependency-rules.ts";
import { findFolderCycles, GUARDED } from "#tests/architecture/folder-cycles.ts";
import { readImportGraph } from "#tests/architecture/import-graph.ts";

interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

/** Everything that can be judged without running the product. All are run, side by side, so that one round shows every fault. */
const CHECKS: readonly { name: string; look: () => Promise<Outcome> }[] = [
  { name: "format", look: () => command("oxfmt", "--check", ".") },
  { name: "lint", look: () => command("oxlint", "--type-aware", "--deny-warnings") },
  { name: "dependencies", look: checkDependencies },
  { name: "types", look: () => command("tsc") },
];

// Lint reads the types of the routes too, so they are made before anything is looked at.
const routeTypes = await command("react-router", "typegen");
if (!routeTypes.ok) console.log(routeTypes.output);

const running = CHECKS.map(({ name, look }) => ({ name, outcome: timed(look) }));
let isSound = routeTypes.ok;
for (const { name, outcome } of running) {
  const { ok, output, tookS } = await outcome;
  if (!ok) console.log(output);
  console.log(`${ok ? "ok  " : "FAIL"} ${name.padEnd(13)}${tookS} s`);
  isSound &&= ok;
}
process.exitCode = isSound ? 0 : 1;

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
    const child = spawn(`node_modules/.bin/${program}`, options, { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (part: Buffer) => (output += part.toString()));
    child.stderr.on("data", (part: Buffer) => (output += part.toString()));
    child.on("error", (error) => resolve({ ok: false, output: String(error) }));
    child.on("close", (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}
