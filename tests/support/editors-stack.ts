import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import type { BrowserContext } from "playwright-core";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { startProgram } from "#tools/processes/our-programs.ts";
import { freePorts } from "#tools/services/free-port.ts";
import type { RunningService } from "#tools/services/running-service.ts";
import { openSession, type TestPerson } from "./open-session.ts";
import { asPlainRole } from "./production-changes.ts";
import { newVisitor, type VisitorOptions } from "./visitor.ts";

export interface EditorsStack {
  /** Without a final slash. */
  readonly url: string;
  readonly database: TestDatabase;
  /** A separate browser, logged in as that person. */
  open(person: TestPerson | undefined, options?: VisitorOptions): Promise<BrowserContext>;
}

/**
 * A web node with its own empty database, in which tests open the sessions they need. The external companies are
 * those of the journeys' stack.
 */
export function useEditorsStack(topic: string, changes: Readonly<Record<string, string>> = {}): () => EditorsStack {
  let stack: EditorsStack | undefined;
  let service: RunningService | undefined;
  const folder = mkdtempSync(join(tmpdir(), "sparv-editors-"));
  beforeAll(async () => {
    const [database, [port = 0]] = await Promise.all([createTestDatabase(topic), freePorts(1)]);
    const url = `http://localhost:${port}`;
    const isProduction = changes["SPARV_ENVIRONMENT"] === "production";
    const databaseUrl = isProduction ? await asPlainRole(database.url) : database.url;
    const env = { ...environmentOf(databaseUrl, port), ...changes };
    service = await startWeb(folder, env);
    const pool = database.openPool();
    stack = {
      url,
      database,
      async open(person, options = {}) {
        const context = await newVisitor({ ...options, origin: url });
        if (person) {
          const value = await openSession(pool, readConfig(env), person);
          await context.addCookies([
            { name: SESSION_COOKIE, value, domain: "localhost", path: "/", secure: true, httpOnly: true },
          ]);
        }
        return context;
      },
    };
  });
  afterAll(async () => {
    await service?.stop();
    await stack?.database.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    if (!stack) throw new Error("the stack has not started");
    return stack;
  };
}

function environmentOf(databaseUrl: string, port: number): Record<string, string> {
  const simulatorsUrl = inject("simulatorsUrl");
  return developmentEnvironment({
    SPARV_ENVIRONMENT: "staging",
    SPARV_LOG_LEVEL: "warn",
    SPARV_PORT: String(port),
    SPARV_PUBLIC_ORIGIN: `http://localhost:${port}`,
    SPARV_DATABASE_URL: databaseUrl,
    SPARV_PROVIDERS_URL: `${simulatorsUrl}/insurers`,
    SPARV_SERIES_URL: `${simulatorsUrl}/series`,
    SPARV_VEHICLE_REGISTRY_URL: `${simulatorsUrl}/registers/vehicles`,
    SPARV_ORGANISATION_REGISTRY_URL: `${simulatorsUrl}/registers/organisations`,
  });
}

const startWeb = (folder: string, env: Record<string, string>): Promise<RunningService> =>
  startProgram({
    kind: "web",
    name: "web-of-editors",
    env,
    readyUrl: `http://127.0.0.1:${env["SPARV_PORT"]}/ready`,
    logFile: join(folder, "web.log"),
  });
