import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Pool } from "undici";
import { afterEach, describe, expect, test } from "vitest";
import { createOverload, type Overload } from "./guarded-server.ts";

const ORDER = "/forsakring/bil/order/status";
/** How long one page occupies the loop. */
const WORK_MS = 4;

let overload: Overload;
let server: Server;
const refused: string[] = [];

async function start(isOn: boolean): Promise<string> {
  refused.length = 0;
  overload = createOverload({ isOn, maxConnections: 500, refused: (what) => void refused.push(what) });
  overload.classifier.addRoute("POST", ORDER);
  overload.classifier.addRoute("GET", "/live");
  overload.classifier.addPages(["/om/"]);
  server = overload.serve((request, response) => {
    const endMs = performance.now() + (request.url === "/live" ? 0 : WORK_MS);
    while (performance.now() < endMs);
    response.end("done");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  overload.stop();
  server.closeAllConnections();
  server.close();
});

/** Repeats one request on many connections, with an order now and then. */
async function flood(url: string, path: string, accept: string, method: "GET" | "POST" = "GET") {
  const pool = new Pool(url, { connections: 200 });
  const answers: { status: number; retryAfter: unknown; type: unknown; body: string; policy: unknown }[] = [];
  const orders: number[] = [];
  const ask = async (by: "GET" | "POST", asked: string) => {
    const { statusCode, headers, body } = await pool.request({ method: by, path: asked, headers: { accept } });
    const { "retry-after": retryAfter, "content-type": type, "content-security-policy": policy } = headers;
    return { status: statusCode, retryAfter, type, policy, body: await body.text() };
  };
  // Node accepts one new connection in each turn: only open connections can send requests at once.
  await Promise.all(Array.from({ length: 200 }, () => ask("GET", "/live")));
  await Promise.all(
    Array.from({ length: 200 }, async (_, at) => {
      for (let nth = 0; nth < 3; nth++) {
        if (at % 40 === 0) orders.push((await ask("POST", ORDER)).status);
        answers.push(await ask(method, path));
      }
    }),
  );
  await pool.close();
  return { answers, orders, refusals: answers.filter(({ status }) => status === 503) };
}

describe("an overloaded server", () => {
  test("refuses unknown addresses with a small page and accepts every order", async () => {
    const { answers, orders, refusals } = await flood(await start(true), "/nothing/", "text/html");
    expect(new Set(orders)).toEqual(new Set([200]));
    expect(refusals.length).toBeGreaterThan(answers.length / 4);
    const [page] = refusals;
    expect(page?.retryAfter).toBe("5");
    expect(page?.type).toBe("text/html; charset=utf-8");
    expect(page?.policy).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page?.body).toContain("<h1>Just nu är vi många här</h1>");
    expect(page?.body.length).toBeLessThan(2_000);
    expect(refused).toEqual(refusals.map(() => "unknown"));
  });

  test("asks a visitor who sent a form without script to go back to it, and links to no address that only accepts forms", async () => {
    const url = await start(true);
    overload.classifier.addRoute("POST", "/ajax/cookie/");
    const { refusals } = await flood(url, "/ajax/cookie/", "text/html", "POST");
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals[0]?.type).toBe("text/html; charset=utf-8");
    expect(refusals[0]?.body).toContain("Det du skickade kom inte fram.");
    expect(refusals[0]?.body).not.toContain('href=""');
    expect(refusals[0]?.body).toContain('href="/"');
  });

  test("answers a call in its envelope", async () => {
    const url = await start(true);
    overload.classifier.addRoute("GET", "/ajax/vehicle-data/");
    const { refusals } = await flood(url, "/ajax/vehicle-data/", "*/*");
    expect(refusals.length).toBeGreaterThan(0);
    expect(JSON.parse(refusals[0]?.body ?? "")).toMatchObject({ Success: false, Status: "Unavailable" });
  });

  test("accepts everything when it is turned off", async () => {
    const { refusals } = await flood(await start(false), "/nothing/", "text/html");
    expect(refusals).toEqual([]);
  });

  test("gives a request twenty seconds to arrive, and looks every second", async () => {
    await start(true);
    expect([server.requestTimeout, server.headersTimeout]).toEqual([20_000, 10_000]);
  });
});
