import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSessionStore } from "#adapters/postgres/session-store.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { NUMBERS, openSession, type TestPerson } from "#tests/support/open-session.ts";
import { NODE, ROOT } from "#tools/processes/paths.ts";
import { inheritedClock } from "#tools/services/fake-clock.ts";

const config = readConfig(developmentEnvironment());
let database: TestDatabase;
let pool: DatabasePool;

beforeAll(async () => {
  database = await createTestDatabase("login_end_sessions");
  pool = database.openPool();
});
afterAll(() => database.drop());

async function runTool(args: readonly string[], input: string): Promise<{ code: number | null; output: string }> {
  const env = {
    ...developmentEnvironment({ SPARV_DATABASE_URL: database.url }),
    ...inheritedClock,
    PATH: process.env["PATH"] ?? "",
  };
  const child = spawn(NODE, ["tools/end-sessions.ts", ...args], { cwd: ROOT, env });
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const output = (await text(child.stdout)) + (await text(child.stderr));
  return { code: await ended, output };
}

const open = (who: TestPerson): Promise<string> => openSession(pool, config, who);

async function kindsOf(...tokens: string[]): Promise<string[]> {
  const cipher = createColumnCipher(config.columnKeys);
  const store = createSessionStore({ pool, cipher, lookupHash: createLookupHash(config.lookupKey) });
  return Promise.all(tokens.map(async (token) => (await store.find(token, Date.now())).kind));
}

test("one person is logged out everywhere and no one else is; then everyone is", async () => {
  const tokens = [await open("customer"), await open("customer"), await open("account-holder"), await open("editor")];
  expect(await runTool([], `${NUMBERS.customer}\n`)).toEqual({ code: 0, output: "sessions ended: 2\n" });
  expect(await kindsOf(...tokens)).toEqual(["none", "none", "live", "live"]);
  expect(await runTool(["--all"], "")).toEqual({ code: 0, output: "sessions ended: 2\n" });
  expect(await kindsOf(...tokens)).toEqual(["none", "none", "none", "none"]);
});

test.each([
  [[NUMBERS.customer], ""],
  [["--all", "--now"], ""],
  [[], "198410102398"],
  [[], ""],
])("%j is refused, ends nothing and repeats no number", async (args, input) => {
  const token = await open("newcomer");
  const { code, output } = await runTool(args, input);
  expect(code).toBe(2);
  expect(output).not.toMatch(/\d{6,}/);
  expect(await kindsOf(token)).toEqual(["live"]);
});
