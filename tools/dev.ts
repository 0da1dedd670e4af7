import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createServer as createViteServer, type ViteDevServer } from "vite";
import type { WebApp } from "#main/web.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { fetchPeople } from "#simulators/world/fetch-people.ts";
import { readyMade } from "#simulators/world/ready-made.ts";
import { NODE, ROOT } from "./processes/paths.ts";
import { startNode } from "./processes/run.ts";
import { seedStaff } from "./processes/seed-staff.ts";

/** `npm run dev`: everything in one terminal; a changed file is loaded at the next request. */

interface WebModule {
  createWebApp(env: Readonly<Record<string, string | undefined>>): Promise<WebApp>;
}

const WEB_PROGRAM = join(ROOT, "src/main/web.ts");
const environment = developmentEnvironment({ SPARV_LOG_LEVEL: "warn" });
const address = `http://localhost:${environment["SPARV_PORT"]}/`;

// What the browser needs is made ready while the services start.
const [vite, children] = await Promise.all([startVite(), startBehind()]);
let loaded: { module: WebModule; app: Promise<WebApp> } | undefined;

const server = createServer((request, response) =>
  vite.middlewares(request, response, () => void answer(request, response)),
);
server.listen(Number(environment["SPARV_PORT"]), environment["SPARV_HOST"], () => printWelcome());
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());

/** A changed file gives a changed module, and that a fresh app: the old one's connections are closed. */
async function currentApp(): Promise<WebApp> {
  const module = (await vite.ssrLoadModule(WEB_PROGRAM)) as WebModule;
  if (loaded?.module !== module) {
    const former = loaded;
    loaded = { module, app: module.createWebApp(environment) };
    await former?.app.then((app) => app.close());
  }
  return loaded.app;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const app = await currentApp();
    app.handle(request, response);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    response.statusCode = 500;
    response.end("The server could not start; see the terminal.");
  }
}

async function startVite(): Promise<ViteDevServer> {
  const server = await createViteServer({ root: ROOT, appType: "custom", server: { middlewareMode: true } });
  await server.ssrLoadModule(WEB_PROGRAM);
  return server;
}

async function startBehind(): Promise<ChildProcess[]> {
  await startNode(["tools/services.ts"]);
  await startNode(["src/main/migrate.ts"], environment);
  await seedStaff(environment);
  await startNode(["tools/certificates.ts"]);
  return [
    startChild("simulators", ["src/main/simulators.ts"]),
    startChild("worker", ["--watch", "src/main/worker.ts"]),
  ];
}

function startChild(name: string, args: readonly string[]) {
  const child = spawn(NODE, [...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => console.log(`[${name}] ${line}`));
  }
  return child;
}

function printWelcome(): void {
  console.log(`\nSparv answers at ${address}\n\nPeople to try:`);
  for (const { name, personalNumber, registrationNumber, what } of readyMade) {
    console.log(`  ${registrationNumber}  ${personalNumber}  ${name}: ${what}`);
  }
  console.log("\nPeople whose insurance can be fetched (insurer as you like):");
  for (const { registrationNumber, personalNumber, what } of fetchPeople) {
    console.log(`  ${registrationNumber}  ${personalNumber}  ${what}`);
  }
  console.log(`\nTheir phones with BankID: http://127.0.0.1:${environment["SPARV_SIMULATORS_PORT"]}/bankid/phone/`);
}

async function stop(): Promise<void> {
  for (const child of children) child.kill("SIGTERM");
  await loaded?.app.then((app) => app.close()).catch(() => undefined);
  await vite.close();
  server.close();
  process.exit(0);
}
