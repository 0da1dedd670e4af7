import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FAILED_HINTS, PENDING_HINTS } from "#domain/bankid/bankid-messages.ts";
import { bankIdTexts } from "#domain/bankid/bankid-messages.texts.sv.ts";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import * as schema from "#http/contract/login.schema.ts";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { SeenOrder } from "#simulators/bankid/phone.ts";
import { codeOn } from "./browser.ts";
import { ANNA, BRITTA, COMPUTER, type LoginWorld, startLoginWorld } from "./login-world.ts";

let world: LoginWorld;

beforeAll(async () => {
  world = await startLoginWorld("login_calls");
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.simulators.clearFaults();
  await world.phone.clearErrors();
  await world.simulators.resetCounters();
  // Past every limit and every order of the previous test.
  world.clock.moveMs(700_000);
});

const QR = { device: "other" };
const APP = { device: "same" };

/** The most recently started order, as BankID stores it. */
async function latestOrder(): Promise<SeenOrder> {
  const order = (await world.phone.orders()).at(-1);
  if (!order) throw new Error("BankID has no order");
  return order;
}

const later = (byMs = 2_000): void => world.clock.moveMs(byMs);

describe("starting a login", () => {
  test("for another device gives the current code, and no link", async () => {
    const browser = world.newBrowser();
    const { body } = await browser.post("/ajax/login/bankid/init", QR);
    const { Data } = envelopeSchema(schema.loginInitDataSchema).parse(body);
    expect(Data?.Result).toEqual({
      loginId: expect.stringMatching(/^[\w-]{27}$/) as unknown,
      status: "pending",
      message: "Starta BankID-appen.",
      qrSvg: expect.stringMatching(/^<svg /) as unknown,
      pollAfterMs: 1_000,
    });
    const { tokens } = await latestOrder();
    expect(codeOn(Data?.Result as { qrSvg: string })).toMatch(new RegExp(`^bankid\\.${tokens.qrStartToken}\\.0\\.`));
  });

  test("for the same device gives links that open the app, and no code", async () => {
    const { body } = await world.newBrowser().post("/ajax/login/bankid/init", APP);
    const { tokens, request } = await latestOrder();
    const query = `?autostarttoken=${tokens.autoStartToken}&redirect=null`;
    expect(envelopeSchema(schema.loginInitDataSchema).parse(body).Data?.Result).toEqual({
      loginId: expect.stringMatching(/^[\w-]{27}$/) as unknown,
      status: "pending",
      message: "Försöker starta BankID-appen.",
      autostart: { web: `https://app.bankid.com/${query}`, app: `bankid:///${query}` },
      pollAfterMs: 2_000,
    });
    expect(request.returnUrl).toMatch(/^https:\/\/sparv\.example\/minasidor\/bankid\/\?nonce=[\w-]{27}$/);
  });

  test("sends BankID the browser's details and shows the person what they log in to", async () => {
    await world.newBrowser({ address: "198.51.100.7", userAgent: COMPUTER }).init(QR);
    const { request, text } = await latestOrder();
    expect(request).toMatchObject({
      endUserIp: "198.51.100.7",
      requirement: { risk: "moderate" },
      returnRisk: true,
      web: { referringDomain: "sparv.example", userAgent: COMPUTER },
    });
    expect(text).toContain("Logga in på Sparv");
    expect(text).toContain("sparv.example");
  });

  test("with a personal number states only who may complete it", async () => {
    const browser = world.newBrowser();
    const started = await browser.init({ ...QR, personalnumber: "850210-2380" });
    expect((await latestOrder()).request.requirement).toEqual({ personalNumber: ANNA, risk: "moderate" });
    expect(await world.phone.scan(codeOn(started), BRITTA)).toBeUndefined();
    expect(await world.phone.scan(codeOn(started), ANNA)).toBeDefined();
  });

  test.each(["198502102381", "abc", "850210"])("with %j, which is no personal number, is refused", async (number) => {
    const { body } = await world.newBrowser().post("/ajax/login/bankid/init", { ...QR, personalnumber: number });
    expect(body).toMatchObject({ Success: false, Status: "ValidateError" });
    expect(body.Error).toEqual([{ ParameterId: "personalnumber", Message: "Vänligen ange ett giltigt personnummer" }]);
    expect((await world.simulators.counters("bankid/rp")).calls).toEqual({});
  });

  test.each(["//elsewhere.example/", "https://elsewhere.example/", "/\\elsewhere.example", "minasidor"])(
    "to come back to %j, which is not ours, is refused",
    async (returnpath) => {
      const { body } = await world.newBrowser().post("/ajax/login/bankid/init", { ...APP, returnpath });
      expect(body.Error.map(({ ParameterId }) => ParameterId)).toEqual(["returnpath"]);
      expect((await world.simulators.counters("bankid/rp")).calls).toEqual({});
    },
  );

  test.each([
    ["alreadyInProgress", bankIdTexts.RFA4],
    ["requestTimeout", bankIdTexts.RFA5],
    ["tooManyRequests", bankIdTexts.RFA5],
    ["internalError", bankIdTexts.RFA5],
    ["maintenance", bankIdTexts.RFA5],
    ["methodNotAllowed", bankIdTexts.RFA5],
    ["invalidParameters", bankIdTexts.OWN],
    ["unauthorized", bankIdTexts.OWN],
    ["someNewCode", bankIdTexts.RFA22],
  ])("when BankID answers %s shows a sentence about it", async (errorCode, message) => {
    await world.phone.nextError("auth", errorCode);
    const { status, body } = await world.newBrowser().post("/ajax/login/bankid/init", QR);
    expect(status).toBe(200);
    expect(body).toMatchObject({ Success: false, Status: "BankIdUnavailable", Data: { Result: { message } } });
    envelopeSchema(schema.loginInitDataSchema).parse(body);
  });

  test("when BankID's answer is lost is reported as a failure, and not retried", async () => {
    await world.simulators.setFaults("bankid/rp", { kind: "answer-lost" });
    const { body } = await world.newBrowser().post("/ajax/login/bankid/init", QR);
    expect(body.Status).toBe("BankIdUnavailable");
    expect((await world.simulators.counters("bankid/rp")).calls).toEqual({ auth: 1 });
  });

  test("again cancels the previous order, at BankID too", async () => {
    const browser = world.newBrowser();
    const first = await browser.init(QR);
    const { tokens } = await latestOrder();
    await browser.init(QR);
    await expect
      .poll(async () => (await world.phone.orders()).some((order) => order.tokens.orderRef === tokens.orderRef))
      .toBe(false);
    expect(await browser.poll(first.loginId)).toMatchObject({
      status: "failed",
      message: bankIdTexts.RFA3,
      canRetry: true,
    });
  });
});

describe("following a login", () => {
  test("the code is the one of the current second", async () => {
    const browser = world.newBrowser();
    const started = await browser.init(QR);
    const seconds: string[] = [];
    for (let asked = 0; asked < 4; asked++) {
      later(1_000);
      seconds.push(codeOn(await browser.poll(started.loginId)).split(".")[2] ?? "");
    }
    expect(seconds).toEqual(["1", "2", "3", "4"]);
  });

  test("BankID is polled every other second at most, however often the browser and its tabs poll", async () => {
    const browser = world.newBrowser();
    const { loginId } = await browser.init(QR);
    for (let second = 0; second < 10; second++) {
      await Promise.all([0, 1, 0, 1].map((node) => browser.poll(loginId, node as 0 | 1)));
      later(1_000);
    }
    const { calls, tallies } = await world.simulators.counters("bankid/rp");
    expect(calls["collect"]).toBe(5);
    expect(tallies).toEqual({});
  });

  test("another phone may not take over the order, and each step is reported", async () => {
    const browser = world.newBrowser();
    const started = await browser.init(QR);
    const order = (await world.phone.scan(codeOn(started), ANNA)) ?? "";
    expect(await world.phone.scan(codeOn(started), BRITTA)).toBeUndefined();
    for (const hintCode of PENDING_HINTS) {
      await world.phone.hint(order, hintCode);
      later();
      const polled = await browser.poll(started.loginId);
      expect(polled).toMatchObject({ status: "pending", hintCode, canRetry: false });
      // The code is shown only while it can be scanned.
      const isCodeShown = hintCode === "outstandingTransaction" || hintCode === "noClient";
      expect(polled.qrSvg !== undefined).toBe(isCodeShown);
      expect(polled.pollAfterMs).toBe(isCodeShown ? 1_000 : 2_000);
    }
  });

  test.each([
    ["started", COMPUTER, bankIdTexts.RFA15A],
    ["started", undefined, bankIdTexts.RFA15B],
    ["userSign", undefined, bankIdTexts.RFA9],
    ["userMrtd", undefined, bankIdTexts.RFA23],
    ["unknownNewHint", undefined, bankIdTexts.RFA21],
  ])("%s is shown with BankID's text (%s)", async (hintCode, userAgent, message) => {
    const browser = world.newBrowser(userAgent === undefined ? {} : { userAgent });
    const started = await browser.init(APP);
    const order = (await world.phone.open(started.autostart?.web ?? "", ANNA)) ?? "";
    await world.phone.hint(order, hintCode);
    later();
    expect(await browser.poll(started.loginId)).toMatchObject({ status: "pending", hintCode, message });
  });

  test("a login that a node with a clock an hour ahead has started is completed when the clock is right", async () => {
    const browser = world.newBrowser();
    later(3_600_000);
    const started = await browser.init(QR);
    await world.phone.approve((await world.phone.scan(codeOn(started), ANNA)) ?? "");
    later(-3_600_000);
    expect((await browser.poll(started.loginId)).status).toBe("complete");
  });

  test.each([...FAILED_HINTS, "unknownNewFailure"])("%s ends it, with a sentence and a next step", async (hintCode) => {
    const browser = world.newBrowser();
    const started = await browser.init(QR);
    await world.phone.fail((await world.phone.scan(codeOn(started), ANNA)) ?? "", hintCode);
    later();
    const polled = await browser.poll(started.loginId);
    expect(polled).toMatchObject({ status: "failed", hintCode, canRetry: true });
    expect(Object.values<string>(bankIdTexts)).toContain(polled.message);
    expect(browser.sessionCookie).toBeUndefined();
    // The result stays, without another call to BankID.
    await world.simulators.resetCounters();
    later();
    expect(await browser.poll(started.loginId)).toEqual(polled);
    expect((await world.simulators.counters("bankid/rp")).calls).toEqual({});
  });

  test.each(["requestTimeout", "tooManyRequests", "internalError", "maintenance", "methodNotAllowed", "someNewCode"])(
    "%s from BankID is temporary: the login continues",
    async (errorCode) => {
      const browser = world.newBrowser();
      const started = await browser.init(QR);
      const order = (await world.phone.scan(codeOn(started), ANNA)) ?? "";
      await world.phone.nextError("collect", errorCode);
      later();
      expect(await browser.poll(started.loginId)).toMatchObject({ status: "pending" });
      await world.phone.approve(order);
      // Too many requests: BankID asks us to wait three seconds.
      later(3_000);
      expect(await browser.poll(started.loginId)).toMatchObject({ status: "complete" });
    },
  );

  test("after too many requests BankID is not called for as long as it asks", async () => {
    const browser = world.newBrowser();
    const { loginId } = await browser.init(QR);
    await world.phone.nextError("collect", "tooManyRequests");
    await browser.poll(loginId);
    later(2_500);
    await browser.poll(loginId);
    expect((await world.simulators.counters("bankid/rp")).calls["collect"]).toBe(1);
  });

  test.each(["invalidParameters", "unauthorized", "notFound", "unsupportedMediaType"])(
    "%s from BankID is our own fault and ends it",
    async (errorCode) => {
      const browser = world.newBrowser();
      const { loginId } = await browser.init(QR);
      await world.phone.nextError("collect", errorCode);
      later();
      expect(await browser.poll(loginId)).toMatchObject({ status: "failed", message: bankIdTexts.OWN, canRetry: true });
    },
  );

  test.each([
    ["hang", "complete"],
    ["reset", "complete"],
    // BankID answers a completion once: when it cannot be read, the login fails.
    ["garbage", "failed"],
    ["answer-lost", "failed"],
  ] as const)("BankID giving no answer (%s) passes, and the next one is %s", async (kind, status) => {
    const browser = world.newBrowser();
    const started = await browser.init(QR);
    await world.phone.approve((await world.phone.scan(codeOn(started), ANNA)) ?? "");
    await world.simulators.setFaults("bankid/rp", { kind, count: 1 });
    later();
    expect((await browser.poll(started.loginId)).status).toBe("pending");
    later();
    expect((await browser.poll(started.loginId)).status).toBe(status);
    expect(browser.sessionCookie !== undefined).toBe(status === "complete");
  });

  test("it ends after half a minute when no phone scans the code", async () => {
    const browser = world.newBrowser();
    const { loginId } = await browser.init(QR);
    later(31_000);
    expect(await browser.poll(loginId)).toMatchObject({ status: "failed", message: bankIdTexts.RFA17B });
    const same = await browser.init(APP);
    later(31_000);
    expect(await browser.poll(same.loginId)).toMatchObject({ status: "failed", message: bankIdTexts.RFA17A });
  });

  test("closing the login cancels the order", async () => {
    const browser = world.newBrowser();
    const { loginId } = await browser.init(QR);
    const { tokens } = await latestOrder();
    const { body } = await browser.post("/ajax/login/bankid/cancel", { loginid: loginId });
    expect(body).toMatchObject({ Success: true, Data: { Result: {} } });
    await expect
      .poll(async () => (await world.phone.orders()).some((order) => order.tokens.orderRef === tokens.orderRef))
      .toBe(false);
    // Repeating it is harmless.
    expect((await browser.post("/ajax/login/bankid/cancel", { loginid: loginId })).status).toBe(200);
  });
});

describe("completing a login", () => {
  test("by code logs in the browser that shows it: name, end and cookie [F-041] [F-052]", async () => {
    const browser = world.newBrowser();
    const started = await browser.init(QR);
    const visitor = browser.visitorCookie;
    await world.phone.approve((await world.phone.scan(codeOn(started), ANNA)) ?? "");
    later();
    const answer = await browser.post("/ajax/login/bankid/poll", { loginid: started.loginId });
    const { Data } = envelopeSchema(schema.loginPollDataSchema).parse(answer.body);
    expect(Data?.Result).toEqual({
      loginId: started.loginId,
      status: "complete",
      hintCode: null,
      message: "Du är inloggad.",
      pollAfterMs: 0,
      canRetry: false,
      User: {
        FirstName: "Anna",
        LastName: "Lindqvist",
        SessionExpireDate: new Date(world.clock.nowMs() + 1_800_000).toISOString(),
      },
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-sparv-session=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(
        /^__Host-sparv=[\w-]{27}\.1\.[\w-]{43}; Path=\/; Max-Age=7776000; Secure; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(browser.visitorCookie).not.toBe(visitor);
    expect((await browser.post("/prov/person")).body.Data).toEqual({ FirstName: "Anna" });
  });

  test("on the same device requires the return from the app, and continues on the page where it began", async () => {
    const browser = world.newBrowser();
    const started = await browser.init({ ...APP, returnpath: "/forsakring/bil/jamfor/?searchid=abc" });
    const returnUrl = await world.phone.approve((await world.phone.open(started.autostart?.app ?? "", ANNA)) ?? "");
    later();
    expect(await browser.poll(started.loginId)).toMatchObject({
      status: "pending",
      hintCode: null,
      message: "Nästan klart. Gå tillbaka hit från BankID-appen.",
    });
    expect(browser.sessionCookie).toBeUndefined();
    const back = await browser.follow(returnUrl ?? "", 1);
    expect(back.status).toBe(303);
    expect(back.headers.get("location")).toBe("/forsakring/bil/jamfor/?searchid=abc#bankid");
    expect(browser.sessionCookie).toBeUndefined();
    // The app may return to a new tab, which has no id.
    expect(await browser.poll("")).toMatchObject({ status: "complete", User: { FirstName: "Anna" } });
    expect(browser.sessionCookie).toBeDefined();
  });

  test("is reported to every tab of the browser, and makes one session", async () => {
    const browser = world.newBrowser();
    const started = await browser.init(QR);
    await world.phone.approve((await world.phone.scan(codeOn(started), ANNA)) ?? "");
    later();
    const polls = await Promise.all([0, 1, 0, 1, 0].map((node) => browser.poll(started.loginId, node as 0 | 1)));
    later();
    polls.push(...(await Promise.all([0, 1].map((node) => browser.poll(started.loginId, node as 0 | 1)))));
    expect(polls.at(-1)).toMatchObject({ status: "complete", User: { FirstName: "Anna" } });
    expect(polls.filter(({ status }) => status === "failed")).toEqual([]);
    const { rows } = await world.pool.query("select 1 from sessions where login_id = $1", [started.loginId]);
    expect(rows).toHaveLength(1);
  });

  test("continues when the page was left before the answer: the next page gets the cookie, and one session remains", async () => {
    const browser = world.newBrowser();
    const started = await browser.init(APP);
    const returnUrl = await world.phone.approve((await world.phone.open(started.autostart?.app ?? "", ANNA)) ?? "");
    later();
    await browser.follow(returnUrl ?? "");
    expect(await browser.poll(started.loginId)).toMatchObject({ status: "complete" });
    const unheard = browser.sessionCookie ?? "";
    browser.cookies.delete(SESSION_COOKIE);
    // The first answer may still be on its way to another tab.
    expect(await browser.poll("", 1)).toMatchObject({ status: "pending" });
    later(3_000);
    const polls = await Promise.all([0, 1, 0].map((node) => browser.poll("", node as 0 | 1)));
    expect(polls.filter(({ status }) => status === "failed")).toEqual([]);
    expect(browser.sessionCookie).toBeDefined();
    expect((await browser.post("/prov/person")).body.Data).toEqual({ FirstName: "Anna" });
    browser.cookies.set(SESSION_COOKIE, unheard);
    expect((await browser.post("/prov/person")).status).not.toBe(200);
    const { rows } = await world.pool.query("select 1 from sessions where login_id = $1", [started.loginId]);
    expect(rows).toHaveLength(1);
  });

  test("of a person whom BankID considers deceived is refused", async () => {
    const RISKY = "194203109147";
    const browser = world.newBrowser();
    const started = await browser.init(QR);
    await world.phone.approve((await world.phone.scan(codeOn(started), RISKY)) ?? "");
    later();
    expect(await browser.poll(started.loginId)).toMatchObject({
      status: "failed",
      hintCode: "transactionRiskBlocked",
      message: bankIdTexts.RFA22,
    });
    // Also when BankID accepts it.
    const again = await browser.init(QR);
    await world.phone.approve((await world.phone.scan(codeOn(again), ANNA)) ?? "", { risk: "high" });
    later();
    expect(await browser.poll(again.loginId)).toMatchObject({ status: "failed", hintCode: "transactionRiskBlocked" });
    expect(browser.sessionCookie).toBeUndefined();
  });

  test("stores the person and BankID's proof, both encrypted, with the known risk", async () => {
    const browser = world.newBrowser({ address: "198.51.100.20" });
    for (const [ipAddress, isSame] of [
      ["198.51.100.20", true],
      ["203.0.113.9", false],
    ] as const) {
      const started = await browser.init(APP);
      const order = (await world.phone.open(started.autostart?.web ?? "", BRITTA)) ?? "";
      const { tokens } = await latestOrder();
      await browser.follow((await world.phone.approve(order, { ipAddress, risk: "moderate" })) ?? "");
      later();
      expect(await browser.poll(started.loginId)).toMatchObject({ status: "complete" });
      const { rows } = await world.pool.query("select * from login_orders where id = $1", [started.loginId]);
      const row = rows[0] as Record<string, string | boolean | null>;
      expect(row).toMatchObject({ state: "used", risk: "moderate", is_same_address: isSame, secrets_enc: null });
      const cipher = createColumnCipher(world.config.columnKeys);
      const cell = { column: "login_orders.completion_enc", rowId: started.loginId };
      const proof = JSON.parse(cipher.decrypt(cell, String(row["completion_enc"]))) as Record<string, unknown>;
      expect(proof).toMatchObject({
        orderRef: tokens.orderRef,
        completionData: { user: { personalNumber: BRITTA }, device: { ipAddress } },
      });
      expect(proof["completionData"]).toHaveProperty("signature");
      expect(proof["completionData"]).toHaveProperty("ocspResponse");
    }
    const lookup = createLookupHash(world.config.lookupKey)("person", BRITTA);
    const { rows } = await world.pool.query("select * from persons where person_lookup = $1", [lookup]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/Britta|Granlid|195802142785/);
  });

  const NEAR = "198.51.100.21";
  const FAR = "203.0.113.9";
  test.each([
    ["moderate", FAR, true],
    ["moderate", NEAR, false],
    ["low", FAR, false],
  ] as const)(
    "at %s risk from %s, with the browser at 198.51.100.21, is reported and logged: %s",
    async (risk, ipAddress, isReported) => {
      for (const device of ["same", "other"] as const) {
        const browser = world.newBrowser({ address: NEAR });
        const started = await browser.init({ device });
        const isLink = device === "same";
        const order = isLink
          ? await world.phone.open(started.autostart?.web ?? "", BRITTA)
          : await world.phone.scan(codeOn(started), BRITTA);
        const returned = await world.phone.approve(order ?? "", { risk, ipAddress });
        if (isLink) await browser.follow(returned ?? "");
        later();
        expect(await browser.poll(started.loginId)).toMatchObject({ status: "complete" });
        const session = await world.nodes[0]?.login.findSession(browser.sessionCookie ?? "", "person");
        expect(session).toMatchObject({ firstName: "Britta" });
        expect(session?.unusualLoginAtMs !== undefined).toBe(isReported);
        const lines = world.logLines.filter((line) => line.includes('"login-risk"') && line.includes(started.loginId));
        expect(lines).toHaveLength(isReported ? 1 : 0);
        expect(lines.join("")).not.toMatch(/198\.51|203\.0|0214-?2785/);
      }
    },
  );

  test("gives pages the documented identity fields [F-042]", async () => {
    const browser = world.newBrowser();
    const started = await browser.init(QR);
    await world.phone.approve((await world.phone.scan(codeOn(started), ANNA)) ?? "");
    later();
    await browser.poll(started.loginId);
    const { journey } = world.nodes[1].login;
    const session = await journey.session(browser.sessionCookie ?? "", "person");
    const identity = session && (await journey.identity(session));
    expect(identity).toEqual({
      personId: expect.stringMatching(/^[\w-]{27}$/) as unknown,
      // CivicNumber, FirstName, LastName
      personalNumber: ANNA,
      firstName: "Anna",
      lastName: "Lindqvist",
      // Address, Zip, City, Email: entered by the person
      address: undefined,
      zip: undefined,
      city: undefined,
      email: undefined,
      // ShowSavingTips, account created
      isShownSavingTips: true,
      createdAtMs: expect.any(Number) as unknown,
      // session type, session expiry date, session status
      sessionType: "bankid",
      sessionExpiresAtMs: world.clock.nowMs() + 1_800_000,
      sessionStatus: "valid",
    });
  });
});
