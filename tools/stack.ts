import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ensureFreshBuild } from "./processes/fresh-build.ts";
import { ownEnvironment } from "./processes/own-environment.ts";
import { NODE, ROOT } from "./processes/paths.ts";
import { runNode } from "./processes/run.ts";
import { seedStaff } from "./processes/seed-staff.ts";
import { endProcess, pidFile } from "./services/pid-file.ts";
import { startService } from "./services/running-service.ts";

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

interface Program {
  readonly name: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly readyUrl: string;
}

const programs: readonly Program[] = [
  {
    name: "simulators",
    args: ["src/main/simulators.ts"],
    env: environment,
    readyUrl: `http://127.0.0.1:${environment["SPARV_SIMULATORS_PORT"]}/_control/targets`,
  },
  {
    name: "worker",
    args: ["src/main/worker.ts"],
    env: workerEnvironment,
    readyUrl: `http://127.0.0.1:${workerEnvironment.SPARV_METRICS_PORT}/ready`,
  },
  { name: "web", args: ["build/server/index.js"], env: environment, readyUrl: `${webUrl}/ready` },
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
  for (const program of programs) await startProgram(program);
  console.log(`Sparv answers at ${webUrl}/ (logs in .stack/; npm run stack:down stops it)`);
}

async function startProgram(program: Program): Promise<void> {
  const running = await startService({
    name: program.name,
    url: program.readyUrl,
    command: NODE,
    args: program.args,
    env: { ...program.env, NODE_ENV: "production", PATH: process.env["PATH"] ?? "" },
    cwd: ROOT,
    logFile: join(folder, `${program.name}.log`),
    stopSignal: "SIGTERM",
    isDetached: true,
    isReady: () => answers(program.readyUrl),
  });
  pidFileOf(program).write(running.pid);
}

async function stopAll(): Promise<void> {
  for (const program of programs.toReversed()) {
    const file = pidFileOf(program);
    const pid = file.livePid();
    if (pid !== undefined) await endProcess(pid, "SIGTERM");
    file.remove();
  }
}

function pidFileOf(program: Program) {
  return pidFile(join(folder, `${program.name}.pid`), program.args[0] ?? "");
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
