import { execFileSync, spawn } from "node:child_process";
import { availableParallelism, cpus, totalmem } from "node:os";
import { systemClock } from "#platform/clock.ts";
import { NODE, ROOT } from "#tools/processes/paths.ts";
import type { BenchName } from "./goals.ts";
import { type BenchRun, type Measurement, readLines } from "./measurements.ts";

export interface MeasureOptions {
  readonly benches: readonly BenchName[];
  readonly isShort: boolean;
  readonly isForced: boolean;
  readonly note: string | undefined;
  /** What is not measured again stays as it was. */
  readonly earlier: Measurement | undefined;
}

/** A bench that hangs must not take the others with it. */
const LIMIT_MS = 360_000;
/** What the bench before has left to do ends within this. */
const QUIET_AFTER_MS = 10_000;
const QUIET_TRIES = 4;
/** Of load-search: long enough for its percentiles. */
const LOAD_SECONDS = 20;
/** The calls are many and have no goal of their own. */
const CALL_ROUNDS = 2;

/** Runs one bench after the other. One that fails is recorded as failed. */
export async function measureAll(options: MeasureOptions): Promise<Measurement> {
  const benches: Partial<Record<BenchName, BenchRun>> = { ...options.earlier?.benches };
  for (const bench of options.benches) {
    benches[bench] = await measureOne(bench, options);
    const { failed, lines } = benches[bench];
    console.error(`${bench}: ${failed ? `failed: ${failed}` : `${lines.length} lines`}`);
  }
  return {
    measuredAt: new Date().toISOString().slice(0, 16),
    commit: execFileSync("git", ["rev-parse", "--short=8", "HEAD"], { cwd: ROOT, encoding: "utf8" }).trim(),
    machine: `${availableParallelism()} cores, ${cpus()[0]?.model.trim() ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    ...(options.note ? { note: options.note } : {}),
    benches,
  };
}

async function measureOne(bench: BenchName, { isShort, isForced }: MeasureOptions): Promise<BenchRun> {
  const [name = "", perSecond] = bench.split(" ");
  const args = [
    name,
    ...(perSecond && !isShort ? [perSecond, String(LOAD_SECONDS)] : []),
    ...(bench === "calls" ? ["--rounds", String(CALL_ROUNDS)] : []),
    "--json",
    ...(isShort ? ["--short"] : []),
    ...(isForced ? ["--force"] : []),
  ];
  for (let attempt = 1; ; attempt++) {
    const { code, output, errors } = await runBench(args);
    const read = readLines(output);
    if (code === 0) return read;
    if (!errors.startsWith("The machine is busy") || attempt === QUIET_TRIES)
      return { ...read, failed: errors.trim().split("\n")[0] || `ended with ${code}` };
    await systemClock.sleep(QUIET_AFTER_MS);
  }
}

interface Ended {
  readonly code: number | string;
  readonly output: string;
  readonly errors: string;
}

function runBench(args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    // A group of its own: the services that it has started end with it.
    const child = spawn(NODE, ["tools/bench.ts", ...args], { cwd: ROOT, detached: true });
    let [output, errors] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
    const timer = setTimeout(() => {
      errors = `no end within ${LIMIT_MS / 1000} s`;
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    }, LIMIT_MS);
    const end = (code: number | string) => {
      clearTimeout(timer);
      resolve({ code, output, errors });
    };
    child.on("error", (error) => end(error.message));
    child.on("close", (code, signal) => end(code ?? signal ?? "no code"));
  });
}
