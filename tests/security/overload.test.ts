import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { type Customer, openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import type { LoadRequest } from "#tools/bench/overload/load-plan.ts";
import { offerLoad, percentile } from "#tools/bench/overload/offer-load.ts";
import { type Stack, startStack } from "#tools/processes/stack.ts";

const MAX_CONNECTIONS = 300;
const unknown: LoadRequest = {
  method: "GET",
  path: "/{id}/{id}/",
  headers: { "x-forwarded-for": "{ip}", accept: "text/html", "accept-encoding": "gzip, br" },
};

let stack: Stack;
let ordered: OrderFixtures;
let customer: Customer;
let orderId: string;
beforeAll(async () => {
  const env = { SPARV_MAX_CONNECTIONS: String(MAX_CONNECTIONS) };
  stack = await startStack({ topic: "overload", speed: "instant", env });
  ordered = openOrderFixtures(stack);
  customer = await ordered.newCustomer();
  orderId = await ordered.place(customer);
});
afterAll(async () => {
  await ordered.close();
  await stack.stop();
});

const port = () => Number(new URL(stack.url).port);
const load = (streams: Parameters<typeof offerLoad>[0]["streams"], durationMs: number) =>
  offerLoad({ url: `http://127.0.0.1:${port()}`, durationMs, streams });

/** A visitor who follows an order. */
function followed() {
  const status: LoadRequest = {
    method: "POST",
    path: "/forsakring/bil/order/status",
    headers: {
      origin: stack.url,
      cookie: `${VISITOR_COOKIE}=${customer.visitorToken}`,
      "x-forwarded-for": "{ip}",
      "content-type": "application/x-www-form-urlencoded",
    },
    body: `orderid=${orderId}`,
  };
  return { name: "order", perSecond: 20, connections: 20, requests: [status] };
}

test("200 connections that ask for pages that must be rendered are refused in part, and no order is", async () => {
  const page: LoadRequest = { ...unknown, path: "/forsakring/bil/?kampanj={id}" };
  const { streams } = await load(
    [followed(), { name: "read", perSecond: 1_500, connections: 200, requests: [page] }],
    6_000,
  );
  const [orders, flood] = streams;
  expect(Object.keys(orders?.statuses ?? {})).toEqual(["200"]);
  const { 200: shown = 0, 503: refused = 0, ...others } = flood?.statuses ?? {};
  expect(others).toEqual({});
  // No node renders a page in less than a millisecond: without a refusal all of them would have waited instead.
  expect(refused).toBeGreaterThan(shown);
  expect(shown).toBeGreaterThan(0);
});

test("200 connections that ask for pages that do not exist leave orders answered, and are answered themselves", async () => {
  const orders = followed();
  const quiet = (await load([orders], 2_000)).streams[0];
  const { streams } = await load(
    [orders, { name: "unknown", perSecond: 2_000, connections: 200, requests: [unknown] }],
    6_000,
  );
  const [busy, flood] = streams;
  expect(Object.keys(busy?.statuses ?? {})).toEqual(["200"]);
  // Before, it was several seconds. Other tests share the machine, so what is allowed grows with what a quiet node takes now.
  const quietMs = percentile(quiet?.tookMs ?? [], 0.9);
  expect(percentile(busy?.tookMs ?? [], 0.5)).toBeLessThan(Math.max(1_500, 20 * quietMs));
  const { 404: missing = 0, 503: refused = 0, ...others } = flood?.statuses ?? {};
  expect(others).toEqual({});
  expect(missing + refused).toBe((flood?.offered ?? 0) - (flood?.unsent ?? 0));
});

describe("the not-found page", () => {
  const nonceOf = (answer: Response) =>
    /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(stack.url + path, { method, headers: { accept: "text/html", ...headers } });

  test("is in Swedish, with its links and a new nonce in each answer", async () => {
    const [first, second] = [await get("/finns/inte/alls/"), await get("/nagot/annat/")];
    expect([first.status, second.status]).toEqual([404, 404]);
    const [firstNonce, secondNonce] = [nonceOf(first), nonceOf(second)];
    expect(firstNonce).not.toBe(secondNonce);
    const html = await first.text();
    expect(html).toContain('<html lang="sv-SE"');
    expect(html).toContain("Sidan finns inte</h1>");
    expect(html).toContain('href="/forsakring/bil/"');
    const nonces = [...html.matchAll(/ nonce="([^"]*)"/g)].map(([, nonce]) => nonce);
    expect(new Set(nonces)).toEqual(new Set([firstNonce]));
    expect(await second.text()).toBe(html.replaceAll(firstNonce ?? "", secondNonce ?? ""));
    expect(html).not.toContain("finns/inte");
  });

  test("is the same as the one that a page renders when its subject does not exist", async () => {
    const main = async (path: string) => /<main[\s\S]*<\/main>/.exec(await (await get(path)).text())?.[0];
    const rendered = await main("/forsakring/bil/order/?resultid=none");
    expect(rendered).toContain("Sidan finns inte</h1>");
    expect(await main("/finns/inte/alls/")).toBe(rendered);
  });

  test("asks about cookies until that is answered, opens the settings, and knows who is logged in", async () => {
    const banner = async (path: string, cookie = "") =>
      (await (await get(path, { cookie })).text()).includes('name="return"');
    expect(await banner("/finns/inte/")).toBe(true);
    const version = /data-texts="([^"]+)"/.exec(await (await get("/finns/inte/")).text())?.[1] ?? "";
    const consent = `__Host-sparv-consent=${version}.1%2C2`;
    expect(await banner("/finns/inte/", consent)).toBe(false);
    expect(await banner("/finns/inte/?cookie-settings=val", consent)).toBe(true);
    const person = await ordered.newCustomer("account-holder");
    const page = await person.get("/finns/inte/");
    expect(page.status).toBe(404);
    expect(await page.text()).toContain("/minasidor/logga-ut/");
    expect(await (await get("/finns/inte/")).text()).not.toContain("/minasidor/logga-ut/");
  });

  test("has no body for a HEAD request", async () => {
    const answer = await get("/finns/inte/", {}, "HEAD");
    expect([answer.status, await answer.text()]).toEqual([404, ""]);
  });
});

describe("a client that keeps its connection busy with nothing", () => {
  /** A reset may overtake the answer. */
  const CUT_OFF = /^(?:HTTP\/1\.1 408 |$)/;
  const opened: Socket[] = [];
  afterAll(() => opened.forEach((socket) => socket.destroy()));

  const open = async (): Promise<Socket> => {
    const socket = connect(port(), "127.0.0.1");
    socket.on("error", () => undefined);
    opened.push(socket);
    await once(socket, "connect");
    return socket;
  };
  /** How long the server keeps the connection open, and what it answers. */
  async function drip(head: string, part: string): Promise<{ endedAfterMs: number; received: string }> {
    const socket = await open();
    const startedMs = performance.now();
    let received = "";
    socket.on("data", (data) => (received += data.toString()));
    socket.write(head);
    const timer = setInterval(() => socket.write(part), 500);
    // Not by `once`, which fails when the server resets what is still being sent to it.
    await new Promise((resolve) => socket.on("close", resolve));
    clearInterval(timer);
    return { endedAfterMs: performance.now() - startedMs, received };
  }

  test("is cut off after 20 s in a body and after 10 s in the headers", { timeout: 60_000 }, async () => {
    const host = `Host: localhost:${port()}\r\nOrigin: ${stack.url}\r\n`;
    const form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\n";
    const [call, page, headers] = await Promise.all([
      drip(`POST /forsakring/bil/order/status HTTP/1.1\r\n${host}${form}`, "a"),
      drip(`POST /nyhetsbrev/ HTTP/1.1\r\n${host}${form}`, "a"),
      drip(`GET / HTTP/1.1\r\n${host}`, "x-a: b\r\n"),
    ]);
    for (const slow of [call, page]) {
      expect(slow.endedAfterMs).toBeGreaterThan(19_000);
      expect(slow.endedAfterMs).toBeLessThan(26_000);
      expect(slow.received).toMatch(CUT_OFF);
    }
    expect(headers.endedAfterMs).toBeLessThan(16_000);
    expect(headers.received).toMatch(CUT_OFF);
  });

  test("is closed at once when the node has as many connections as it may have", async () => {
    const sockets = await Promise.all(Array.from({ length: MAX_CONNECTIONS + 20 }, open));
    await expect.poll(() => sockets.filter((socket) => socket.closed).length).toBeGreaterThanOrEqual(20);
    for (const socket of sockets) socket.destroy();
    await expect
      .poll(() =>
        fetch(`${stack.url}/live`).then(
          (answer) => answer.status,
          () => 0,
        ),
      )
      .toBe(200);
  });
});
