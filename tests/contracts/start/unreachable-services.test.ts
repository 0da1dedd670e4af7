import { spawn } from "node:child_process";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { ensureCertificates } from "#simulators/secure/certificates.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { NODE, ROOT } from "#tools/processes/paths.ts";
import { ensureFreshBuild } from "#tools/processes/fresh-build.ts";
import { inheritedClock } from "#tools/services/fake-clock.ts";

/** Nothing listens here, and without privileges nothing can. */
const CLOSED = "127.0.0.1:1";
const DOWN = {
  SPARV_DATABASE_URL: `postgres://sparv:secret@${CLOSED}/sparv`,
  SPARV_REDIS_URL: `redis://${CLOSED}/0`,
  SPARV_RESTATE_INGRESS_URL: `http://${CLOSED}`,
  SPARV_RESTATE_ADMIN_URL: `http://${CLOSED}`,
  SPARV_SMTP_URL: `smtp://${CLOSED}`,
};
const sentence = (service: string, port = 1, start = "npm run services") =>
  `${service} cannot be reached at 127.0.0.1:${port} (connection refused). Is it started? In development: ${start}`;

let database: TestDatabase;
beforeAll(async () => {
  ensureCertificates();
  database = await createTestDatabase("start_unreachable");
});
afterAll(() => database.drop());

interface Ended {
  readonly code: number | null;
  readonly lines: readonly string[];
}

const ENDS_WITHIN_MS = 45_000;
/** Long enough for a service that is tried again every second to be reported twice. */
const REPEATS_WITHIN_MS = 3_000;

/** Runs a program with these keys alone. One that goes on is stopped some time after it has named this many services. */
function run(args: readonly string[], env: Record<string, string>, namedServices = Infinity): Promise<Ended> {
  const child = spawn(NODE, args, { cwd: ROOT, env: { PATH: process.env["PATH"] ?? "", ...inheritedClock, ...env } });
  let output = "";
  let isStopping = false;
  let limit = setTimeout(() => child.kill("SIGKILL"), ENDS_WITHIN_MS);
  child.stdout.on("data", (part: Buffer) => {
    output += part.toString();
    if (isStopping || output.split("cannot be reached").length <= namedServices) return;
    isStopping = true;
    clearTimeout(limit);
    limit = setTimeout(() => child.kill("SIGKILL"), REPEATS_WITHIN_MS);
  });
  child.stderr.on("data", (part: Buffer) => (output += part.toString()));
  return new Promise((resolve) =>
    child.on("close", (code) => {
      clearTimeout(limit);
      resolve({ code, lines: output.split("\n").filter((line) => line !== "") });
    }),
  );
}

const messages = ({ lines }: Ended): string[] => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);

test("migrate runs with the keys it uses alone", async () => {
  const env = { SPARV_ENVIRONMENT: "test", SPARV_DATABASE_URL: database.url };
  const ended = await run(["src/main/migrate.ts"], env);
  expect(ended.code).toBe(0);
  expect(messages(ended)).toEqual(["database is up to date"]);
});

test("migrate without a database ends with one line that names it and no secret", async () => {
  const env = { SPARV_ENVIRONMENT: "test", SPARV_DATABASE_URL: DOWN.SPARV_DATABASE_URL };
  const ended = await run(["src/main/migrate.ts"], env);
  expect(ended.code).toBe(1);
  expect(messages(ended)).toEqual([sentence("PostgreSQL")]);
});

test("a command tool ends with the line as text, and lists what its configuration lacks", async () => {
  const env = { SPARV_ENVIRONMENT: "test", SPARV_DATABASE_URL: DOWN.SPARV_DATABASE_URL };
  expect(await run(["tools/hold.ts", "order"], env)).toEqual({ code: 1, lines: [sentence("PostgreSQL")] });
  expect(await run(["tools/audit.ts"], env)).toEqual({
    code: 1,
    lines: ["The configuration cannot be used:", "  - SPARV_COLUMN_KEYS is missing", "  - SPARV_LOOKUP_KEY is missing"],
  });
});

test.each([
  ["worker", ["src/main/worker.ts"], ["PostgreSQL", "Redis", "Restate", "SMTP"]],
  ["web", ["build/server/index.js"], ["PostgreSQL", "Redis", "Restate"]],
])("the %s starts without its services and names each of them once", async (_name, args, services) => {
  ensureFreshBuild();
  const ports = { PostgreSQL: 1, Redis: 2, Restate: 3, SMTP: 4 };
  const env = developmentEnvironment({
    ...DOWN,
    SPARV_REDIS_URL: "redis://127.0.0.1:2/0",
    SPARV_RESTATE_INGRESS_URL: "http://127.0.0.1:3",
    SPARV_RESTATE_ADMIN_URL: "http://127.0.0.1:3",
    SPARV_SMTP_URL: "smtp://127.0.0.1:4",
    SPARV_PORT: "0",
    SPARV_WORKER_PORT: "0",
  });
  const named = messages(await run(args, env, services.length)).filter((message) =>
    message.includes("cannot be reached"),
  );
  expect(named.toSorted()).toEqual(
    services.map((service) =>
      sentence(service, ports[service as keyof typeof ports], service === "SMTP" ? "npm run simulators" : undefined),
    ),
  );
});

test("the simulators name the port that another program has taken", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  const ended = await run(["src/main/simulators.ts", "--port", String(port)], {});
  other.close();
  expect(ended).toEqual({ code: 1, lines: [`Port ${port} is already in use by another program.`] });
});
