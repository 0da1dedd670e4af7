import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "#domain/calendar/durations.ts";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import { sessionDataSchema } from "#http/contract/login.schema.ts";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { randomToken } from "#platform/ids.ts";
import { type Browser, codeOn } from "./browser.ts";
import { ANNA, type LoginWorld, startLoginWorld } from "./login-world.ts";

let world: LoginWorld;

beforeAll(async () => {
  world = await startLoginWorld("login_session");
});
afterAll(() => world.stop());
beforeEach(() => world.clock.moveMs(HOUR_MS));

async function loggedIn(personalNumber = ANNA): Promise<Browser> {
  const browser = world.newBrowser();
  const started = await browser.init({ device: "other" });
  await world.phone.approve((await world.phone.scan(codeOn(started), personalNumber)) ?? "");
  world.clock.moveMs(2_000);
  expect((await browser.poll(started.loginId)).status).toBe("complete");
  return browser;
}

/** Without extending the session. */
async function seeSession(browser: Browser, node: 0 | 1 = 0) {
  const { body } = await browser.get("/ajax/session/", node);
  return envelopeSchema(sessionDataSchema).parse(body).Data?.Result;
}

const act = async (browser: Browser, node: 0 | 1 = 0): Promise<number> =>
  (await browser.post("/prov/person", {}, node)).status;

describe("a session", () => {
  test("lasts thirty minutes after the person's last action: valid at 30:00, over at 30:01 [F-052]", async () => {
    const browser = await loggedIn();
    world.clock.moveMs(30 * MINUTE_MS);
    expect(await act(browser)).toBe(200);
    world.clock.moveMs(30 * MINUTE_MS + SECOND_MS);
    expect(await act(browser)).toBe(401);
    // And it stays over.
    expect(await act(browser, 1)).toBe(401);
  });

  test("is reported as over in the envelope", async () => {
    const browser = await loggedIn();
    world.clock.moveMs(31 * MINUTE_MS);
    const { status, body } = await browser.post("/prov/person");
    expect(status).toBe(401);
    expect(body).toEqual({
      Success: false,
      Error: [],
      Status: "NotLoggedIn",
      Exception: null,
      Debug: null,
      Data: null,
    });
    expect((await world.newBrowser().post("/prov/person")).status).toBe(401);
  });

  test("is extended by each action, on any node, and each answer states the new end", async () => {
    const browser = await loggedIn();
    for (let half = 0; half < 6; half++) {
      world.clock.moveMs(20 * MINUTE_MS);
      // Any call of a person, also one that does not need the identity.
      const path = half % 2 === 0 ? "/prov/besokare" : "/prov/person";
      const { status, headers } = await browser.post(path, {}, (half % 2) as 0 | 1);
      expect(status).toBe(200);
      expect(headers.get("sparv-session-expires")).toBe(new Date(world.clock.nowMs() + 30 * MINUTE_MS).toISOString());
    }
  });

  test("ends after twelve hours, whatever the person does", async () => {
    const browser = await loggedIn();
    const startedMs = world.clock.nowMs();
    while (world.clock.nowMs() + 20 * MINUTE_MS <= startedMs + 12 * HOUR_MS) {
      world.clock.moveMs(20 * MINUTE_MS);
      expect(await act(browser)).toBe(200);
    }
    expect((await seeSession(browser))?.User?.SessionExpireDate).toBe(new Date(startedMs + 12 * HOUR_MS).toISOString());
    world.clock.moveMs(startedMs + 12 * HOUR_MS + SECOND_MS - world.clock.nowMs());
    expect(await act(browser)).toBe(401);
  });

  test("is not extended by background requests of the page", async () => {
    const browser = await loggedIn();
    const { loginId } = await browser.init({ device: "other" });
    const endsMs = world.clock.nowMs() + 30 * MINUTE_MS;
    for (let minute = 0; minute < 29; minute++) {
      world.clock.moveMs(MINUTE_MS);
      const answers = [
        await browser.post("/prov/bakgrund"),
        await browser.get("/ajax/session/"),
        await browser.post("/ajax/login/bankid/poll", { loginid: loginId }),
      ];
      expect(answers.map(({ headers }) => headers.get("sparv-session-expires"))).toEqual([null, null, null]);
    }
    expect((await seeSession(browser))?.User?.SessionExpireDate).toBe(new Date(endsMs).toISOString());
    world.clock.moveMs(MINUTE_MS + SECOND_MS);
    expect((await browser.post("/prov/bakgrund")).status).toBe(401);
  });

  test("reports its status: valid, in its last ten minutes expireSoon, then expired, and empty without one", async () => {
    const browser = await loggedIn();
    expect(await seeSession(browser)).toEqual({
      User: {
        FirstName: "Anna",
        LastName: "Lindqvist",
        SessionExpireDate: new Date(world.clock.nowMs() + 30 * MINUTE_MS).toISOString(),
      },
      Status: "valid",
    });
    world.clock.moveMs(20 * MINUTE_MS - SECOND_MS);
    expect((await seeSession(browser))?.Status).toBe("valid");
    world.clock.moveMs(SECOND_MS);
    expect((await seeSession(browser))?.Status).toBe("expireSoon");
    world.clock.moveMs(10 * MINUTE_MS);
    expect((await seeSession(browser))?.Status).toBe("expireSoon");
    world.clock.moveMs(1);
    expect(await seeSession(browser)).toEqual({ User: null, Status: "expired" });
    const { headers } = await browser.get("/ajax/session/");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(await seeSession(world.newBrowser())).toEqual({ User: null, Status: "" });
  });

  test.each(["", "short", "a".repeat(64), randomToken()])("is not opened by an invented cookie: %j", async (value) => {
    const browser = world.newBrowser();
    browser.cookies.set(SESSION_COOKIE, value);
    expect(await act(browser)).toBe(401);
    expect(await seeSession(browser)).toEqual({ User: null, Status: "" });
  });

  test("gives its person only on request to a call that needs just a visitor", async () => {
    const browser = await loggedIn();
    expect((await browser.post("/prov/besokare")).body.Data).toEqual({ FirstName: "Anna" });
    expect((await world.newBrowser().post("/prov/besokare")).body.Data).toEqual({ FirstName: "" });
  });
});

describe("logging out", () => {
  test("ends it on every node at once, and clears the browser", async () => {
    const browser = await loggedIn();
    const [session, visitor] = [browser.sessionCookie, browser.visitorCookie];
    const { body, headers } = await browser.post("/ajax/logout/", {}, 1);
    expect(body).toMatchObject({ Success: true, Data: { Result: {} } });
    expect(headers.get("clear-site-data")).toBe('"storage"');
    expect(headers.get("sparv-session-expires")).toBeNull();
    expect(browser.sessionCookie).toBeUndefined();
    browser.cookies.set(SESSION_COOKIE, session ?? "");
    expect([await act(browser, 0), await act(browser, 1)]).toEqual([401, 401]);
    expect(await seeSession(browser)).toEqual({ User: null, Status: "" });
    expect(browser.visitorCookie).toMatch(/^[\w-]{27}\.0\.[\w-]{43}$/);
    expect(browser.visitorCookie).not.toBe(visitor);
  });

  test("gives the next visitor of the browser no access to what the previous one owns", async () => {
    const browser = await loggedIn();
    const { loginId } = await browser.init({ device: "other" });
    await browser.post("/ajax/logout/");
    expect((await browser.post("/ajax/login/bankid/poll", { loginid: loginId })).status).toBe(404);
  });

  test("without a session succeeds", async () => {
    expect((await world.newBrowser().post("/ajax/logout/")).body.Success).toBe(true);
  });

  test("is refused for another site's page", async () => {
    const browser = await loggedIn();
    const answer = await fetch(`${world.nodes[0].url}/ajax/logout/`, {
      method: "POST",
      headers: { origin: "https://elsewhere.example", cookie: `${SESSION_COOKIE}=${browser.sessionCookie}` },
    });
    expect(answer.status).toBe(403);
    expect(await act(browser)).toBe(200);
  });
});

describe("staff", () => {
  const EDITOR = "198410102399";

  async function addStaff(personalNumber: string, roles: readonly string[]): Promise<void> {
    const lookup = createLookupHash(world.config.lookupKey)("person", personalNumber);
    await world.pool.query("insert into staff (person_lookup, roles, added_by) values ($1, $2, 'test')", [
      lookup,
      roles,
    ]);
  }

  test("have their own calls; for everyone else they do not exist, whatever is sent", async () => {
    await addStaff(EDITOR, ["editor"]);
    await addStaff(ANNA, ["support"]);
    const [editor, supporter, customer] = [await loggedIn(EDITOR), await loggedIn(), await loggedIn("195802142785")];
    expect((await editor.post("/prov/redaktor")).status).toBe(200);
    const missing = await supporter.post("/ajax/login/bankid/poll", { loginid: randomToken() });
    for (const browser of [supporter, customer, world.newBrowser()]) {
      for (const body of [{}, { number: "not a number" }] as Record<string, string>[]) {
        const answer = await browser.post("/prov/redaktor", body);
        expect([answer.status, answer.text]).toEqual([404, missing.text]);
      }
    }
  });

  test("lose a role at once when it is removed", async () => {
    const lookup = createLookupHash(world.config.lookupKey)("person", EDITOR);
    const editor = await loggedIn(EDITOR);
    expect((await editor.post("/prov/redaktor")).status).toBe(200);
    await world.pool.query("delete from staff where person_lookup = $1", [lookup]);
    expect((await editor.post("/prov/redaktor")).status).toBe(404);
  });
});

describe("during an outage", () => {
  test("restarted web nodes log no one out and lose no login in progress", async () => {
    const browser = await loggedIn();
    const waiting = world.newBrowser();
    const started = await waiting.init({ device: "other" });
    await world.phone.approve((await world.phone.scan(codeOn(started), ANNA)) ?? "");
    for (const node of world.nodes) await node.restart();
    world.clock.moveMs(2_000);
    expect([await act(browser, 0), await act(browser, 1)]).toEqual([200, 200]);
    expect((await waiting.poll(started.loginId)).status).toBe("complete");
  });

  test("Redis killed and restarted empty logs no one out and loses no login in progress", async () => {
    const browser = await loggedIn();
    const waiting = world.newBrowser();
    const started = await waiting.init({ device: "other" });
    await world.phone.approve((await world.phone.scan(codeOn(started), ANNA)) ?? "");
    await world.redisServer.kill();
    expect(await act(browser)).toBe(200);
    world.clock.moveMs(2_000);
    expect((await waiting.poll(started.loginId)).status).toBe("complete");
    await world.redisServer.start();
    expect([await act(browser, 0), await act(waiting, 1)]).toEqual([200, 200]);
  });

  test("a database that does not answer opens nothing", async () => {
    const browser = await loggedIn();
    await world.pool.query("alter table sessions rename to sessions_gone");
    const answers = [await browser.post("/prov/person"), await browser.post("/prov/redaktor")];
    // Calls without a session still work.
    const open = await browser.post("/ajax/login/bankid/init", { device: "other" });
    await world.pool.query("alter table sessions_gone rename to sessions");
    expect(answers.map(({ status }) => status)).toEqual([500, 500]);
    expect(open.body.Success).toBe(true);
    expect(await act(browser)).toBe(200);
  });
});
