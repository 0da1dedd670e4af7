import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { LOGIN_GRACE_MS, VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { randomToken } from "#platform/ids.ts";
import { type Browser, codeOn } from "./browser.ts";
import { ANNA, type LoginWorld, startLoginWorld } from "./login-world.ts";

let world: LoginWorld;

beforeAll(async () => {
  world = await startLoginWorld("visitor_ids");
});
afterAll(() => world.stop());
beforeEach(() => world.clock.moveMs(700_000));

const later = (byMs: number): void => world.clock.moveMs(byMs);

async function ownerOf(browser: Browser, node: 0 | 1 = 0): Promise<string> {
  return (await browser.post("/prov/agare", {}, node)).body.Data.Owner as string;
}

/** The owner that a copied cookie gives, in a browser that has nothing else. */
async function ownerByCopy(value: string | undefined, node: 0 | 1 = 0): Promise<string> {
  const copy = world.newBrowser();
  copy.cookies.set(VISITOR_COOKIE, value ?? "");
  return ownerOf(copy, node);
}

async function approve(browser: Browser): Promise<string> {
  const started = await browser.init({ device: "other" });
  await world.phone.approve((await world.phone.scan(codeOn(started), ANNA)) ?? "");
  later(2_000);
  return started.loginId;
}

/** Waits until both nodes know the login: the database notifies the other one. */
async function logIn(browser: Browser): Promise<string> {
  const loginId = await approve(browser);
  expect((await browser.poll(loginId)).status).toBe("complete");
  await untilBothNodesKnow();
  return loginId;
}

const untilBothNodesKnow = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));

describe("a login", () => {
  test("replaces the visitor's id; what the visitor owned stays theirs, and the previous id owns nothing", async () => {
    const browser = world.newBrowser();
    const owner = await ownerOf(browser);
    const former = browser.visitorCookie;
    await logIn(browser);
    expect(browser.visitorCookie).not.toBe(former);
    expect([await ownerOf(browser, 0), await ownerOf(browser, 1)]).toEqual([owner, owner]);
    later(LOGIN_GRACE_MS);
    expect(await ownerByCopy(former, 0)).not.toBe(owner);
    expect(await ownerByCopy(former, 1)).not.toBe(owner);
  });

  test("replaces it again when repeated", async () => {
    const browser = world.newBrowser();
    const owner = await ownerOf(browser);
    await logIn(browser);
    const second = browser.visitorCookie;
    await logIn(browser);
    later(LOGIN_GRACE_MS);
    expect(await ownerOf(browser, 1)).toBe(owner);
    expect(await ownerByCopy(second, 0)).not.toBe(owner);
    expect(await ownerByCopy(second, 1)).not.toBe(owner);
  });

  test("accepts requests that were on their way from other tabs for two seconds", async () => {
    const browser = world.newBrowser();
    const owner = await ownerOf(browser);
    const former = browser.visitorCookie ?? "";
    await logIn(browser);
    const tab = world.newBrowser();
    tab.cookies.set(VISITOR_COOKIE, former);
    expect(await ownerOf(tab)).toBe(owner);
    later(LOGIN_GRACE_MS);
    expect(await ownerOf(tab)).not.toBe(owner);
    // The answer must not replace the cookie that the login has just set in the same browser.
    expect(tab.visitorCookie).toBe(former);
    later(60_000);
    const stranger = await ownerOf(tab);
    expect(tab.visitorCookie).not.toBe(former);
    expect(await ownerOf(tab, 1)).toBe(stranger);
  });

  test("whose answer was lost gives both cookies once more", async () => {
    const browser = world.newBrowser();
    const owner = await ownerOf(browser);
    const former = browser.visitorCookie ?? "";
    const loginId = await logIn(browser);
    browser.cookies.delete(SESSION_COOKIE);
    browser.cookies.set(VISITOR_COOKIE, former);
    later(4_000);
    expect((await browser.poll(loginId, 1)).status).toBe("complete");
    expect(await ownerOf(browser)).toBe(owner);
    expect((await browser.post("/prov/person")).status).toBe(200);
  });

  test("cannot be forged: an id with a chosen number and no signature is a new visitor's", async () => {
    const browser = world.newBrowser();
    const owner = await ownerOf(browser);
    const former = browser.visitorCookie ?? "";
    await logIn(browser);
    const signature = browser.visitorCookie?.split(".")[2] ?? "";
    later(LOGIN_GRACE_MS);
    const forged = [
      `${former}.1.${randomToken()}`,
      `${former}.2.${signature}`,
      `${former}.0.${signature}`,
      `${former}.1.`,
      `${former}.1`,
      `${former}.-1.${signature}`,
    ];
    for (const value of forged) expect(await ownerByCopy(value)).not.toBe(owner);
  });

  test("is known to a node that has just started", async () => {
    const browser = world.newBrowser();
    const owner = await ownerOf(browser);
    const former = browser.visitorCookie;
    await logIn(browser);
    await world.nodes[1].restart();
    later(LOGIN_GRACE_MS);
    expect(await ownerOf(browser, 1)).toBe(owner);
    expect(await ownerByCopy(former, 1)).not.toBe(owner);
  });
});

describe("a logout", () => {
  test.each([true, false])("ends the visitor's id on every node, logged in or not (%s)", async (isLoggedIn) => {
    const browser = world.newBrowser();
    const owner = await ownerOf(browser);
    if (isLoggedIn) await logIn(browser);
    const copied = browser.visitorCookie;
    await browser.post("/ajax/logout/");
    // At once on the node that did it, without a grace period.
    expect(await ownerByCopy(copied, 0)).not.toBe(owner);
    await vi.waitFor(async () => expect(await ownerByCopy(copied, 1)).not.toBe(owner), { timeout: 2_000 });
    expect(await ownerOf(browser, 1)).not.toBe(owner);
  });

  test("also ends an unfinished login, for a thief who copied both cookies", async () => {
    const browser = world.newBrowser();
    const loginId = await approve(browser);
    const thief = world.newBrowser();
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    await browser.post("/ajax/logout/");
    expect((await thief.post("/ajax/login/bankid/poll", { loginid: loginId })).status).toBe(404);
    expect(thief.sessionCookie).toBeUndefined();
  });

  test("reaches a node within seconds after its connection to the database was cut", async () => {
    const browser = world.newBrowser();
    const owner = await ownerOf(browser, 1);
    const copied = browser.visitorCookie;
    await world.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sparv-web-visitor-ids' and datname = current_database()",
    );
    await browser.post("/ajax/logout/", {}, 0);
    await vi.waitFor(async () => expect(await ownerByCopy(copied, 1)).not.toBe(owner), { timeout: 3_000 });
  });
});

describe("a previous id", () => {
  const misuses = (): Record<string, unknown>[] =>
    world.logLines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ securityEvent }) => securityEvent === "session-misuse");

  test.each(["replaced", "ended"] as const)(
    "that was %s is reported to the security log once, without the cookie, and not while other tabs catch up",
    async (reason) => {
      const browser = world.newBrowser();
      const owner = await ownerOf(browser);
      const former = browser.visitorCookie ?? "";
      if (reason === "replaced") await logIn(browser);
      else await browser.post("/ajax/logout/");
      const before = misuses().length;
      later(LOGIN_GRACE_MS);
      await ownerByCopy(former);
      expect(misuses()).toHaveLength(before);
      later(60_000);
      for (let times = 0; times < 20; times++) await ownerByCopy(former);
      const reported = misuses().slice(before);
      expect(reported).toMatchObject([
        { securityEvent: "session-misuse", rule: "former-visitor-id", reason, visitor: owner },
      ]);
      expect(JSON.stringify(reported)).not.toContain(former);
      // Continued misuse is reported again.
      later(3_600_000);
      await ownerByCopy(former);
      expect(misuses()).toHaveLength(before + 2);
    },
  );
});
