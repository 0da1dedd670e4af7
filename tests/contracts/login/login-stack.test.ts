import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { randomId } from "#platform/ids.ts";
import { bankIdPhone, type Phone } from "#simulators/bankid/phone-client.ts";
import { newAddress } from "#tests/support/address.ts";
import { type Stack, startStack } from "#tools/processes/stack.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { Browser, codeOn } from "./browser.ts";

/** The built programs: repeats against them what the other tests here try with a simulated clock. */
const ordinary = simulatedVerticals.find(({ name }) => name === "car")?.samples.ordinary ?? {};
const ANNA = "198502102380";

let stack: Stack;
let phone: Phone;

beforeAll(async () => {
  stack = await startStack({
    topic: "login_stack",
    speed: "instant",
    web: 2,
    env: { SPARV_LOG_LEVEL: "debug" },
  });
  phone = bankIdPhone(stack.simulatorsUrl);
});
afterAll(() => stack.stop());

const newBrowser = (): Browser =>
  new Browser({
    urlOf: (node) => new URL(stack.nodes[node]?.url ?? "").origin,
    origin: stack.url,
    address: newAddress(),
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0",
  });

async function logIn(browser: Browser): Promise<void> {
  const { loginId } = await browser.init({ device: "other" });
  await expect
    .poll(async () =>
      phone.scan(codeOn(await browser.poll(loginId)), ANNA).then((order) => order && phone.approve(order)),
    )
    .toBeNull();
  await expect.poll(async () => (await browser.poll(loginId)).status, { timeout: 20_000 }).toBe("complete");
}

const expiry = async (browser: Browser, node: 0 | 1 = 0): Promise<string | undefined> =>
  ((await browser.get("/ajax/session/", node)).body.Data as { Result: { User: { SessionExpireDate: string } | null } })
    .Result.User?.SessionExpireDate;

const search = (browser: Browser, body: Record<string, string>, node: 0 | 1 = 0) =>
  browser.post("/forsakring/bil/jamfor/ajax", { tempsearchid: randomId(), ...body }, node);

describe("a visitor who logs in", () => {
  test("retains their searches, and the next visitor after the logout has none of them", async () => {
    const browser = newBrowser();
    const made = await search(browser, ordinary);
    const { SearchId: searchid } = (made.body.Data as { Result: { SearchId: string } }).Result;
    const thief = browser.copyVisitorCookieTo(newBrowser());
    await logIn(browser);
    for (const node of [0, 1] as const) expect((await search(browser, { searchid }, node)).status).toBe(200);
    const after = browser.copyVisitorCookieTo(newBrowser());
    await browser.post("/ajax/logout/");
    expect((await search(browser, { searchid })).status).toBe(404);
    // Copies of the cookie, from before and after the login, own nothing on either node; calls and pages agree.
    for (const copy of [thief, after]) {
      for (const node of [0, 1] as const)
        await expect.poll(async () => (await search(copy, { searchid }, node)).status, { timeout: 4_000 }).toBe(404);
      const page = await copy.get(`/forsakring/bil/jamfor/?searchid=${searchid}`, 1);
      expect([page.status, page.headers.get("location")]).toEqual([302, `/forsakring/bil/?igen=${searchid}`]);
    }
  });

  test("stays logged in through their own pages and calls, not through background requests of the page", async () => {
    const browser = newBrowser();
    await logIn(browser);
    const before = await expiry(browser);
    await browser.post("/forsakring/bil/jamfor/progress", { progress: "true", tempsearchid: randomId() });
    await browser.post("/ajax/login/bankid/poll", { loginid: "" });
    expect(await expiry(browser, 1)).toBe(before);
    await browser.get("/");
    const afterPage = await expiry(browser);
    expect(Date.parse(afterPage ?? "")).toBeGreaterThan(Date.parse(before ?? ""));
    await search(browser, ordinary, 1);
    expect(Date.parse((await expiry(browser)) ?? "")).toBeGreaterThan(Date.parse(afterPage ?? ""));
  });

  test("is still logged in, and can complete a started login, after every node was killed", async () => {
    const [browser, waiting] = [newBrowser(), newBrowser()];
    await logIn(browser);
    const { loginId } = await waiting.init({ device: "other" });
    const order = await phone.scan(codeOn(await waiting.poll(loginId)), ANNA);
    for (const node of stack.nodes) {
      await node.kill9();
      await node.restart();
    }
    expect(await expiry(browser)).toBeDefined();
    await phone.approve(order ?? "");
    await expect.poll(async () => (await waiting.poll(loginId)).status, { timeout: 20_000 }).toBe("complete");
  });
});
