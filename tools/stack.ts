import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ensureFreshBuild } from "./processes/fresh-build.ts";
import { ownEnvironment } from "./processes/own-environment.ts";
import { PROGRAM_FILES, type ProgramToStart, startProgram } from "./processes/our-programs.ts";
import { ROOT } from "./processes/paths.ts";
import { runNode } from "./processes/run.ts";
import { seedStaff } from "./processes/seed-staff.ts";
import { endProcess, pidFile } from "./services/pid-file.ts";

/**
 * `npm run stack:up`: the production build with simulators in the background, as production would look; returns when it answers.
 * `SPARV_MOCK_LOGIN=on` and `SPARV_DEMO_MARKS=on` before it turn on extras for developers.
 */

const folder = join(ROOT, ".stack");

const own = ownEnvironment();
/** 9464 and 9465 unless the ports are moved, and then moved with them. */
const metricsPort = Number(own["SPARV_WORKER_PORT"]) + 384;
const environment: Record<string, string> = {
  ...own,
  SPARV_ENVIRONMENT: "staging",
  SPARV_METRICS_PORT: String(metricsPort),
  SPARV_LOG_LEVEL: "warn",
  SPARV_MOCK_LOGIN: process.env["SPARV_MOCK_LOGIN"] ?? "off",
  SPARV_DEMO_MARKS: process.env["SPARV_DEMO_MARKS"] ?? "off",
};
const webUrl = `http://localhost:${environment["SPARV_PORT"]}`;
const workerEnvironment = { ...environment, SPARV_METRICS_PORT: String(metricsPort + 1) };

const programs: readonly ProgramToStart[] = [
  {
    kind: "simulators",
    env: environment,
    readyUrl: `http://127.0.0.1:${environment["SPARV_SIMULATORS_PORT"]}/_control/targets`,
    logFile: join(folder, "simulators.log"),
    isDetached: true,
  },
  {
    kind: "worker",
    env: workerEnvironment,
    readyUrl: `http://127.0.0.1:${workerEnvironment.SPARV_METRICS_PORT}/ready`,
    logFile: join(folder, "worker.log"),
    isDetached: true,
  },
  { kind: "web", env: environment, readyUrl: `${webUrl}/ready`, logFile: join(folder, "web.log"), isDetached: true },
];

await (process.argv[2] === "down" ? stopAll() : startAll());

async function startAll(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  runNode(["tools/services.ts"]);
  ensureFreshBuild();
  runNode(["src/main/migrate.ts"], environment);
  await seedStaff(environment);
  runNode(["tools/certificates.ts"]);
  await stopAll();
  for (const program of programs) pidFileOf(program).write((await startProgram(program)).pid);
  console.log(`Sparv answers at ${webUrl}/ (logs in .stack/; npm run stack:down stops it)`);
}

async function stopAll(): Promise<void> {
  for (const program of programs.toReversed()) {
    const file = pidFileOf(program);
    const pid = file.livePid();
    if (pid !== undefined) await endProcess(pid, "SIGTERM");
    file.remove();
  }
}

function pidFileOf({ kind }: ProgramToStart) {
  return pidFile(join(folder, `${kind}.pid`), PROGRAM_FILES[kind]);
}
