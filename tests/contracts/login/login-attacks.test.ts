import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { LOGIN_COOKIE_PREFIX } from "#http/middleware/login-cookies.ts";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { randomId, randomToken } from "#platform/ids.ts";
import { listPeople } from "#simulators/world/people.ts";
import { type Browser, codeOn } from "./browser.ts";
import { ANNA, BRITTA, type LoginWorld, startLoginWorld } from "./login-world.ts";

let world: LoginWorld;

beforeAll(async () => {
  world = await startLoginWorld("login_attacks");
});
afterAll(() => world.stop());
beforeEach(() => world.clock.moveMs(700_000));

const QR = { device: "other" };
const APP = { device: "same" };
const later = (byMs = 2_000): void => world.clock.moveMs(byMs);

const isLoggedIn = async (browser: Browser, node: 0 | 1 = 0): Promise<boolean> =>
  (await browser.post("/prov/person", {}, node)).status === 200;

/** Polls for as long as an order can live. */
async function pollToTheEnd(browser: Browser, loginId: string): Promise<string[]> {
  const statuses: string[] = [];
  for (let minute = 0; minute < 8; minute++) {
    statuses.push((await browser.poll(loginId)).status);
    later(60_000);
  }
  return statuses;
}

async function logIn(browser: Browser, personalNumber = ANNA): Promise<string> {
  const started = await browser.init(QR);
  await world.phone.approve((await world.phone.scan(codeOn(started), personalNumber)) ?? "");
  later();
  expect((await browser.poll(started.loginId)).status).toBe("complete");
  return started.loginId;
}

describe("no one is logged in as another person", () => {
  test("by a stolen autostart link: the victim approves, and the app does not return to the attacker's browser", async () => {
    const [attacker, victim] = [world.newBrowser(), world.newBrowser()];
    const started = await attacker.init(APP);
    // The attacker sends the link, and the victim approves. Their phone then opens their own browser.
    const returnUrl = await world.phone.approve((await world.phone.open(started.autostart?.web ?? "", ANNA)) ?? "");
    later();
    await attacker.poll(started.loginId);
    await victim.follow(returnUrl ?? "");
    expect(await pollToTheEnd(attacker, started.loginId)).not.toContain("complete");
    expect(await isLoggedIn(attacker)).toBe(false);
    expect(await isLoggedIn(victim)).toBe(false);
    // The answers to the attacker do not contain the return nonce.
    const nonce = new URL(returnUrl ?? "").searchParams.get("nonce") ?? "";
    expect(attacker.seen.join("\n")).not.toContain(nonce);
  });

  test("by a stolen code: a photo of it is worthless after five seconds, and every browser has its own order", async () => {
    const [victim, attacker] = [world.newBrowser(), world.newBrowser()];
    const started = await victim.init(QR);
    const photo = codeOn(started);
    later(6_000);
    expect(await world.phone.scan(photo, BRITTA)).toBeUndefined();
    // Scanned in time by the attacker's phone: the login belongs to the browser that shows the code, not to the attacker's.
    const fresh = await victim.init(QR);
    const own = await attacker.init(QR);
    await world.phone.approve((await world.phone.scan(codeOn(fresh), BRITTA)) ?? "");
    later();
    expect((await attacker.poll(own.loginId)).status).toBe("pending");
    expect((await attacker.post("/ajax/login/bankid/poll", { loginid: fresh.loginId })).status).toBe(404);
    expect(await isLoggedIn(attacker)).toBe(false);
  });

  test("by a code generated for a future second, or modified", async () => {
    const started = await world.newBrowser().init(QR);
    const [prefix, token, , proof] = codeOn(started).split(".");
    expect(await world.phone.scan([prefix, token, "5", proof].join("."), ANNA)).toBeUndefined();
    expect(await world.phone.scan([prefix, randomId(), "0", proof].join("."), ANNA)).toBeUndefined();
  });

  test("by a replayed return: it logs no one in, the first time or the second", async () => {
    const [browser, thief] = [world.newBrowser(), world.newBrowser()];
    const started = await browser.init({ ...APP, returnpath: "/minasidor/" });
    const returnUrl =
      (await world.phone.approve((await world.phone.open(started.autostart?.app ?? "", ANNA)) ?? "")) ?? "";
    await browser.follow(returnUrl);
    expect(browser.sessionCookie).toBeUndefined();
    later();
    expect((await browser.poll(started.loginId)).status).toBe("complete");
    await browser.post("/ajax/logout/");
    const replayed = [await browser.follow(returnUrl), await thief.follow(returnUrl), await thief.follow(returnUrl)];
    // After logging out this browser has no access either.
    expect(replayed.map(({ headers }) => headers.get("location"))).toEqual(["/", "/", "/"]);
    expect(await isLoggedIn(browser)).toBe(false);
    expect(await isLoggedIn(thief)).toBe(false);
    expect((await thief.post("/ajax/login/bankid/poll", { loginid: "" })).status).toBe(404);
  });

  test("by a return in another browser, which is sent to the start page without details", async () => {
    const [browser, other] = [world.newBrowser(), world.newBrowser()];
    const started = await browser.init({ ...APP, returnpath: "/minasidor/" });
    const returnUrl =
      (await world.phone.approve((await world.phone.open(started.autostart?.app ?? "", ANNA)) ?? "")) ?? "";
    const known = await other.follow(returnUrl);
    const madeUp = await other.follow(`https://sparv.example/minasidor/bankid/?nonce=${randomId()}`);
    expect([known.status, known.headers.get("location"), known.text]).toEqual([
      madeUp.status,
      madeUp.headers.get("location"),
      madeUp.text,
    ]);
    expect(known.headers.get("location")).toBe("/");
    later();
    expect((await browser.poll(started.loginId)).status).toBe("pending");
    later(61_000);
    expect(await browser.poll(started.loginId)).toMatchObject({
      status: "failed",
      message:
        "Inloggningen avslutades inte i den webbläsare du började i. Försök igen, eller läs av QR-koden med en annan enhet.",
      canRetry: true,
    });
    expect(await isLoggedIn(browser)).toBe(false);
    expect(await isLoggedIn(other)).toBe(false);
  });

  test("by parallel orders: of twenty at once one is active, and one approval makes one session", async () => {
    const browser = world.newBrowser();
    await browser.init(QR);
    const started = await Promise.all(Array.from({ length: 20 }, (_, at) => browser.init(QR, (at % 2) as 0 | 1)));
    const { rows } = await world.pool.query<{ live: number; cancelled: number }>(
      `select count(*) filter (where state = 'pending') as live, count(*) filter (where state = 'cancelled') as cancelled
       from login_orders where id = any($1)`,
      [started.map(({ loginId }) => loginId)],
    );
    expect(rows[0]).toEqual({ live: 1, cancelled: 19 });
    // Twenty people approve them all before BankID has received the cancellations.
    const crowd = listPeople().slice(100, 120);
    for (const [at, each] of started.entries()) {
      const order = await world.phone.scan(codeOn(each), crowd[at]?.personalNumber ?? "");
      if (order !== undefined) await world.phone.approve(order).catch(() => null);
    }
    later();
    const ids = started.map(({ loginId }) => loginId);
    const polled = await Promise.all(ids.flatMap((loginId) => [browser.poll(loginId, 0), browser.poll(loginId, 1)]));
    expect(polled.filter(({ status }) => status === "complete")).toHaveLength(1);
    const sessions = await world.pool.query("select 1 from sessions where login_id = any($1)", [ids]);
    expect(sessions.rowCount).toBe(1);
  });

  test.each([
    ["at once, when the session has been used", true, 0],
    ["when the answer should have come, and the session has been used", true, 4_000],
    ["long after, when the session was never used", false, 31_000],
  ])("by asking again after it is complete, %s: an order logs in once", async (_when, isUsed, waitMs) => {
    const browser = world.newBrowser();
    const loginId = await logIn(browser);
    later(1);
    if (isUsed) await isLoggedIn(browser);
    // The same visitor without the session, as for a thief of the visitor cookie alone.
    const session = browser.sessionCookie ?? "";
    browser.cookies.delete(SESSION_COOKIE);
    later(waitMs);
    expect((await browser.poll(loginId)).status).not.toBe("complete");
    later(11_000);
    expect((await browser.poll(loginId)).status).toBe("failed");
    expect((await browser.poll("")).status).toBe("failed");
    expect(browser.sessionCookie).toBeUndefined();
    browser.cookies.set(SESSION_COOKIE, session);
    expect(await isLoggedIn(browser)).toBe(true);
  });

  test("by the login id of another visitor: it is not found", async () => {
    const [browser, stranger] = [world.newBrowser(), world.newBrowser()];
    const started = await browser.init(QR);
    await world.phone.approve((await world.phone.scan(codeOn(started), ANNA)) ?? "");
    later();
    for (const call of ["poll", "cancel"]) {
      const known = await stranger.post(`/ajax/login/bankid/${call}`, { loginid: started.loginId });
      const madeUp = await stranger.post(`/ajax/login/bankid/${call}`, { loginid: randomId() });
      expect([known.status, known.text]).toEqual([404, madeUp.text]);
    }
    expect((await browser.poll(started.loginId)).status).toBe("complete");
  });

  test("by a copied visitor cookie: each login has its own secret, and without it the login is not found", async () => {
    const browser = world.newBrowser();
    const started = await browser.init(APP);
    const thief = browser.copyVisitorCookieTo(world.newBrowser());
    const returnUrl =
      (await world.phone.approve((await world.phone.open(started.autostart?.app ?? "", ANNA)) ?? "")) ?? "";
    const returned = await thief.follow(returnUrl);
    expect(returned.headers.get("location")).toBe("/");
    later();
    for (const loginid of [started.loginId, ""])
      expect((await thief.post("/ajax/login/bankid/poll", { loginid })).status).toBe(404);
    expect((await thief.post("/ajax/login/bankid/cancel", { loginid: started.loginId })).status).toBe(404);
    expect((await browser.poll(started.loginId)).status).toBe("pending");
    await browser.follow(returnUrl);
    later();
    expect((await thief.post("/ajax/login/bankid/poll", { loginid: started.loginId })).status).toBe(404);
    expect((await browser.poll(started.loginId)).status).toBe("complete");
    // Nor afterwards, in place of a lost cookie.
    later(4_000);
    expect((await thief.post("/ajax/login/bankid/poll", { loginid: started.loginId })).status).toBe(404);
    expect(await isLoggedIn(thief)).toBe(false);
    expect(thief.seen.join("\n")).not.toContain(SESSION_COOKIE);
  });

  test("by the secret of another login, or the secret without the visitor", async () => {
    const [victim, attacker] = [world.newBrowser(), world.newBrowser()];
    const started = await victim.init(QR);
    const name = `${LOGIN_COOKIE_PREFIX}${started.loginId}`;
    const own = await attacker.init(QR);
    await world.phone.approve((await world.phone.scan(codeOn(started), ANNA)) ?? "");
    later();
    const other = victim.copyVisitorCookieTo(world.newBrowser());
    other.cookies.set(name, attacker.cookies.get(`${LOGIN_COOKIE_PREFIX}${own.loginId}`) ?? "");
    expect((await other.post("/ajax/login/bankid/poll", { loginid: started.loginId })).status).toBe(404);
    const secretOnly = world.newBrowser();
    secretOnly.cookies.set(name, victim.cookies.get(name) ?? "");
    expect((await secretOnly.post("/ajax/login/bankid/poll", { loginid: started.loginId })).status).toBe(404);
    expect((await victim.poll(started.loginId)).status).toBe("complete");
  });

  test("the login's cookie is limited to the browser, short-lived, and does not accumulate", async () => {
    const browser = world.newBrowser();
    const first = await browser.post("/ajax/login/bankid/init", QR);
    const cookies = first.headers.getSetCookie().filter((line) => line.startsWith(LOGIN_COOKIE_PREFIX));
    expect(cookies).toEqual([
      expect.stringMatching(
        /^__Host-sparv-login-[\w-]{27}=[\w-]{43}; Path=\/; Max-Age=360; Secure; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    for (let start = 0; start < 6; start++) await browser.init(QR);
    expect([...browser.cookies.keys()].filter((name) => name.startsWith(LOGIN_COOKIE_PREFIX))).toHaveLength(3);
  });

  test.each(["/prov/bakgrund", "/ajax/session/"])(
    "by asking again after the page's own call %s has used the session",
    async (path) => {
      const browser = world.newBrowser();
      const loginId = await logIn(browser);
      await (path.startsWith("/prov/") ? browser.post(path) : browser.get(path, 1));
      const session = browser.sessionCookie ?? "";
      browser.cookies.delete(SESSION_COOKIE);
      later(4_000);
      expect((await browser.poll(loginId)).status).not.toBe("complete");
      expect(browser.sessionCookie).toBeUndefined();
      browser.cookies.set(SESSION_COOKIE, session);
      expect(await isLoggedIn(browser)).toBe(true);
    },
  );

  test("by an expired order", async () => {
    const browser = world.newBrowser();
    const started = await browser.init(APP);
    const returnUrl =
      (await world.phone.approve((await world.phone.open(started.autostart?.app ?? "", ANNA)) ?? "")) ?? "";
    later();
    expect((await browser.poll(started.loginId)).status).toBe("pending");
    later(300_000);
    await browser.follow(returnUrl);
    expect((await browser.poll(started.loginId)).status).toBe("failed");
    expect(await isLoggedIn(browser)).toBe(false);
  });

  test("by an order that was cancelled while the person approved", async () => {
    const browser = world.newBrowser();
    const started = await browser.init(APP);
    const returnUrl =
      (await world.phone.approve((await world.phone.open(started.autostart?.app ?? "", ANNA)) ?? "")) ?? "";
    later();
    await browser.poll(started.loginId);
    await browser.post("/ajax/login/bankid/cancel", { loginid: started.loginId });
    await browser.follow(returnUrl);
    later();
    expect((await browser.poll(started.loginId)).status).toBe("failed");
    expect(await isLoggedIn(browser)).toBe(false);
  });

  test("by a session id from before the login: a login always opens a new one", async () => {
    const browser = world.newBrowser();
    const planted = randomToken();
    browser.cookies.set(SESSION_COOKIE, planted);
    await logIn(browser);
    expect(browser.sessionCookie).not.toBe(planted);
    expect(await isLoggedIn(browser)).toBe(true);
    const thief = world.newBrowser();
    thief.cookies.set(SESSION_COOKIE, planted);
    expect(await isLoggedIn(thief)).toBe(false);
  });

  test("by the session of the previous login: it ends with the next, on every node", async () => {
    const browser = world.newBrowser();
    await logIn(browser);
    const former = browser.sessionCookie ?? "";
    await logIn(browser, BRITTA);
    const thief = world.newBrowser();
    thief.cookies.set(SESSION_COOKIE, former);
    expect([await isLoggedIn(thief, 0), await isLoggedIn(thief, 1)]).toEqual([false, false]);
    expect((await browser.post("/prov/person")).body.Data).toEqual({ FirstName: "Britta" });
  });

  test("by a session after logging out, on any node", async () => {
    const browser = world.newBrowser();
    await logIn(browser);
    const session = browser.sessionCookie ?? "";
    expect(await isLoggedIn(browser, 1)).toBe(true);
    await browser.post("/ajax/logout/", {}, 0);
    browser.cookies.set(SESSION_COOKIE, session);
    expect([await isLoggedIn(browser, 1), await isLoggedIn(browser, 0)]).toEqual([false, false]);
  });

  test("by reading the database: it contains no cookie value", async () => {
    const browser = world.newBrowser();
    await logIn(browser);
    const started = await browser.init(APP);
    const { tokens, request } = (await world.phone.orders()).at(-1) ?? {};
    const nonce = new URL(request?.returnUrl ?? "").searchParams.get("nonce") ?? "";
    const dump: string[] = [];
    for (const table of ["login_orders", "sessions", "persons"]) {
      const { rows } = await world.pool.query(`select * from ${table}`);
      dump.push(JSON.stringify(rows));
    }
    const secrets = [
      browser.sessionCookie,
      browser.visitorCookie,
      nonce,
      ...Object.values(tokens ?? {}),
      ANNA,
      "Lindqvist",
    ];
    expect(dump.join("")).toContain(started.loginId);
    for (const secret of secrets) expect(dump.join("")).not.toContain(secret);
  });
});

test("personal number, order reference, code secret and session are in no log line; the first three reach no browser either", async () => {
  const browser = world.newBrowser({ address: "198.51.100.77" });
  const secrets: string[] = [ANNA, "850210-2380", "198.51.100.77"];
  const notToBrowsers: string[] = [ANNA];
  const note = async (): Promise<void> => {
    const { tokens } = (await world.phone.orders()).at(-1) ?? { tokens: undefined };
    if (!tokens) throw new Error("BankID has no order");
    secrets.push(...Object.values(tokens));
    notToBrowsers.push(tokens.orderRef, tokens.qrStartSecret);
  };
  // A successful login, in both ways.
  const qr = await browser.init({ ...QR, personalnumber: "850210-2380" });
  await note();
  const scanned = (await world.phone.scan(codeOn(qr), ANNA)) ?? "";
  later();
  await browser.poll(qr.loginId);
  await world.phone.approve(scanned);
  later();
  await browser.poll(qr.loginId);
  secrets.push(browser.sessionCookie ?? "", browser.visitorCookie ?? "");
  const app = await browser.init(APP);
  await note();
  await browser.follow(
    (await world.phone.approve((await world.phone.open(app.autostart?.web ?? "", ANNA)) ?? "")) ?? "",
  );
  later();
  await browser.poll(app.loginId);
  secrets.push(browser.sessionCookie ?? "");
  // And a login with every fault.
  for (const errorCode of ["internalError", "invalidParameters"]) {
    const failing = await browser.init(QR);
    await note();
    await world.phone.nextError("collect", errorCode);
    await world.phone.nextError("cancel", "invalidParameters");
    later();
    await browser.poll(failing.loginId);
    await browser.post("/ajax/login/bankid/cancel", { loginid: failing.loginId });
  }
  await world.phone.nextError("auth", "invalidParameters");
  await browser.post("/ajax/login/bankid/init", { ...QR, personalnumber: ANNA });
  await browser.post("/ajax/login/bankid/init", { ...QR, personalnumber: "198502102381" });
  await browser.get("/ajax/session/");
  await browser.post("/ajax/logout/");
  const log = world.logLines.join("");
  expect(log).toContain("bankid gave no answer");
  // The log has every login with its result, by our own id.
  for (const [loginId, outcome] of [
    [qr.loginId, "complete"],
    [app.loginId, "returned"],
    [app.loginId, "complete"],
  ])
    expect(log).toMatch(new RegExp(`"loginId":"${loginId}","outcome":"${outcome}"`));
  expect(log).toMatch(/"outcome":"failed","reason":"invalidParameters"/);
  expect(secrets.filter((secret) => secret === "" || log.includes(secret))).toEqual([]);
  const shown = browser.seen.join("\n");
  expect(notToBrowsers.filter((secret) => shown.includes(secret))).toEqual([]);
});
