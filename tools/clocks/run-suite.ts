import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { NODE, ROOT } from "#tools/processes/paths.ts";
import { countOutcomes, parseResults, type ResultFile } from "#tools/results/vitest-results.ts";
import { clockStartingAt } from "#tools/services/fake-clock.ts";
import type { Moment } from "./moments.ts";
import { SUITES, type SuiteName } from "./suites.ts";

export const RESULTS_FOLDER = join(ROOT, ".results/clocks");

/** Runs these files of a suite with the clock of a moment. Throws when it ended without results, or not well for another reason than a test. */
export async function runSuite(moment: Moment, name: SuiteName, files: readonly string[]): Promise<ResultFile> {
  const suite = SUITES[name];
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  const logFile = join(RESULTS_FOLDER, `${moment.name}-${name}.log`);
  const results = join(RESULTS_FOLDER, `${moment.name}-${name}.json`);
  rmSync(results, { force: true });
  const vitest = [
    "node_modules/vitest/vitest.mjs",
    "run",
    ...suite.projects.flatMap((project) => ["--project", project]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${results}`,
    ...files,
  ];
  const [command = NODE, ...args] = suite.needsServers
    ? [...OWN_NETWORK, NODE, WITH_SERVERS, ...vitest]
    : [NODE, ...vitest];
  const log = openSync(logFile, "w");
  // The clock begins as late as possible: what was installed or built before has used none of its minutes.
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...clockStartingAt(moment.at) },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const code = await endOf(child);
  if (!existsSync(results)) throw new Error(`${name} at ${moment.name} ended without results: ${logFile}`);
  const found = parseResults(name, readFileSync(results, "utf8"));
  // For example an error that no test waited for.
  if (code !== 0 && countOutcomes([found]).failed === 0)
    throw new Error(`${name} at ${moment.name} ended with ${code}, and no test failed: ${logFile}`);
  return found;
}

/**
 * A network of its own, where the ports of PostgreSQL and Redis are free, so that tests find servers with their own clock at the addresses they
 * know. Its processes have numbers of their own, and none of them outlives the first.
 */
const OWN_NETWORK = ["unshare", "--net", "--pid", "--fork", "--kill-child", "--mount-proc"];
const WITH_SERVERS = "tools/clocks/with-servers.ts";

function endOf(child: ChildProcess): Promise<number | null> {
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      process.off("exit", kill);
      resolve(code);
    });
  });
}
