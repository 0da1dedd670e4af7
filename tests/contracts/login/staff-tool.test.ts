import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { readConfig } from "#platform/config/config.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { NODE, ROOT } from "#tools/processes/paths.ts";
import { inheritedClock } from "#tools/services/fake-clock.ts";

const COLLEAGUE = "198410102399";
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase("login_staff");
});
afterAll(() => database.drop());

async function runTool(args: readonly string[], input: string): Promise<{ code: number | null; output: string }> {
  const env = {
    ...developmentEnvironment({ SPARV_DATABASE_URL: database.url }),
    ...inheritedClock,
    PATH: process.env["PATH"] ?? "",
  };
  const child = spawn(NODE, ["tools/staff.ts", ...args], { cwd: ROOT, env });
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const output = (await text(child.stdout)) + (await text(child.stderr));
  return { code: await ended, output };
}

async function rolesOf(personalNumber: string): Promise<string[] | undefined> {
  const lookup = createLookupHash(readConfig(developmentEnvironment()).lookupKey)("person", personalNumber);
  const query = "select roles from staff where person_lookup = $1";
  return (await database.openPool().query<{ roles: string[] }>(query, [lookup])).rows[0]?.roles;
}

test("a colleague is added, given another role, and removed", async () => {
  expect(await runTool(["add", "editor"], `${COLLEAGUE}\n`)).toEqual({ code: 0, output: "on the list as editor\n" });
  expect(await rolesOf(COLLEAGUE)).toEqual(["editor"]);
  await runTool(["add", "support"], "841010-2399");
  expect(await rolesOf(COLLEAGUE)).toEqual(["editor", "support"]);
  expect(await runTool(["remove"], COLLEAGUE)).toEqual({ code: 0, output: "off the list\n" });
  expect(await rolesOf(COLLEAGUE)).toBeUndefined();
});

test.each([
  [["add", COLLEAGUE, "editor"], ""],
  [["add", "owner"], COLLEAGUE],
  [["add"], COLLEAGUE],
  [["add", "editor"], "198410102398"],
  [[], COLLEAGUE],
])("%j is refused, and no number is repeated", async (args, input) => {
  const { code, output } = await runTool(args, input);
  expect(code).toBe(2);
  expect(output).not.toMatch(/\d{6,}/);
  expect(await rolesOf(COLLEAGUE)).toBeUndefined();
});
