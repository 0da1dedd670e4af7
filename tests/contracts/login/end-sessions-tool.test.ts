import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAgentStore } from "#adapters/postgres/agent-store.ts";
import { createCalendarLinkStore } from "#adapters/postgres/calendar-link-store.ts";
import { createSessionStore } from "#adapters/postgres/session-store.ts";
import { tokenHash } from "#adapters/postgres/token-hash.ts";
import { createVisitorIdStore } from "#adapters/postgres/visitor-ids.ts";
import { writeAccessNotice } from "#journeys/access/access-notice.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { randomToken } from "#platform/ids.ts";
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

const report = (sessions: number, agents: number, calendarLinks: number, browsers: number, identifications: number) =>
  `sessions ended: ${sessions}\nagents ended: ${agents}\ncalendar links ended: ${calendarLinks}\nbrowsers ended: ${browsers}\nidentifications ended: ${identifications}\n`;

interface Access {
  readonly who: TestPerson;
  readonly session: string;
  readonly agentToken: string;
  readonly calendarToken: string;
  /** Of the browser of the login, and of one that a fetch has identified. */
  readonly owners: readonly string[];
}

const RESOURCE = "https://sparv.example/mcp";
const ports = () => ({
  pool,
  cipher: createColumnCipher(config.columnKeys),
  lookupHash: createLookupHash(config.lookupKey),
});

/** Everything that speaks for a person without a new login. */
async function makeAll(who: TestPerson): Promise<Access> {
  const [session, agentToken, calendarToken, grantId, fetched] = [
    await open(who),
    ...Array.from({ length: 4 }, randomToken),
  ] as [string, string, string, string, string];
  const { rows } = await pool.query<{ person_id: string; owner: string }>(
    "select sessions.person_id, owner from sessions join login_orders on login_orders.id = login_id where sessions.token_hash = $1",
    [tokenHash(session)],
  );
  const [{ person_id: personId, owner } = { person_id: "", owner: "" }] = rows;
  await pool.query(
    "insert into agent_grants (id, person_id, client_id, content_enc, scopes, granted_at) values ($1, $2, $1, $3, '{}', now())",
    [grantId, personId, ports().cipher.encrypt({ column: "agent_grants.content_enc", rowId: grantId }, "{}")],
  );
  await pool.query(
    "insert into agent_tokens (token_hash, grant_id, kind, resource, issued_at, expires_at) values ($1, $2, 'access', $3, now(), now() + interval '1 hour')",
    [tokenHash(agentToken), grantId, RESOURCE],
  );
  const notice = writeAccessNotice({ newId: randomToken }, { kind: "calendar" }, randomToken());
  await createCalendarLinkStore(ports()).replace(
    personId,
    { linkId: randomToken(), token: calendarToken, createdAtMs: Date.now() },
    notice,
  );
  await pool.query(
    "insert into browser_identifications (owner, person_lookup, method, reference, identified_at, expires_at) values ($1, $2, 'fetch', $1, now(), now() + interval '1 hour')",
    [fetched, ports().lookupHash("person", NUMBERS[who])],
  );
  return { who, session, agentToken, calendarToken, owners: [owner, fetched] };
}

async function listGood({ who, session, agentToken, calendarToken, owners }: Access): Promise<boolean[]> {
  const ended = new Set(
    (await createVisitorIdStore(pool).changes(undefined)).changed
      .filter(({ isEnded }) => isEnded)
      .map(({ owner }) => owner),
  );
  const identified = await pool.query("select from browser_identifications where person_lookup = $1", [
    ports().lookupHash("person", NUMBERS[who]),
  ]);
  return [
    (await createSessionStore(ports()).find(session, Date.now())).kind === "live",
    (await createAgentStore(ports()).findGrant(agentToken, RESOURCE, Date.now())) !== undefined,
    (await createCalendarLinkStore(ports()).personOf(calendarToken)) !== undefined,
    identified.rowCount === 1,
    ...owners.map((owner) => !ended.has(owner)),
  ];
}
const isAnyGood = async (access: Access): Promise<boolean> => (await listGood(access)).includes(true);
const isAllGood = async (access: Access): Promise<boolean> => !(await listGood(access)).includes(false);

const open = (who: TestPerson): Promise<string> => openSession(pool, config, who);

async function kindsOf(...tokens: string[]): Promise<string[]> {
  const cipher = createColumnCipher(config.columnKeys);
  const store = createSessionStore({ pool, cipher, lookupHash: createLookupHash(config.lookupKey) });
  return Promise.all(tokens.map(async (token) => (await store.find(token, Date.now())).kind));
}

test("one person is logged out everywhere and no one else is; then everyone is", async () => {
  const tokens = [await open("customer"), await open("customer"), await open("account-holder"), await open("editor")];
  expect(await runTool([], `${NUMBERS.customer}\n`)).toEqual({ code: 0, output: report(2, 0, 0, 2, 0) });
  expect(await kindsOf(...tokens)).toEqual(["none", "none", "live", "live"]);
  expect(await runTool(["--all"], "")).toEqual({ code: 0, output: report(2, 0, 0, 2, 0) });
  expect(await kindsOf(...tokens)).toEqual(["none", "none", "none", "none"]);
});

test("what was made from a session ends with it: agents, the calendar link, and who a browser is", async () => {
  const mine = await makeAll("customer");
  const other = await makeAll("newcomer");
  expect(await Promise.all([isAnyGood(mine), isAllGood(other)])).toEqual([true, true]);
  expect(await runTool([], NUMBERS.customer)).toEqual({ code: 0, output: report(1, 1, 1, 2, 1) });
  expect(await Promise.all([isAnyGood(mine), isAllGood(other)])).toEqual([false, true]);
  // Repeated, it finds nothing more.
  expect(await runTool([], NUMBERS.customer)).toEqual({ code: 0, output: report(0, 0, 0, 0, 0) });
  expect(await runTool(["--all"], "")).toEqual({ code: 0, output: report(1, 1, 1, 2, 1) });
  expect(await isAnyGood(other)).toBe(false);
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
