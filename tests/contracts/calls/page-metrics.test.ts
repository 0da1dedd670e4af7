import { afterAll, beforeAll, expect, test } from "vitest";
import { newAddress } from "#tests/support/address.ts";
import { type Stack, startStack } from "#tools/processes/stack.ts";
import { freePorts } from "#tools/services/free-port.ts";

let stack: Stack;
let metricsUrl: string;

beforeAll(async () => {
  const [port = 0] = await freePorts(1);
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  stack = await startStack({ topic: "page_metrics", speed: "instant", env: { SPARV_METRICS_PORT: String(port) } });
});
afterAll(() => stack.stop());

const open = (path: string, init: RequestInit = {}) =>
  fetch(stack.url + path, {
    redirect: "manual",
    ...init,
    headers: { origin: stack.url, "x-forwarded-for": newAddress(), accept: "text/html" },
  });

async function readRoutes(): Promise<string[]> {
  const text = await (await fetch(metricsUrl)).text();
  const counted = text.matchAll(/sparv_http_request_seconds_count\{method="(\w+)",route="([^"]*)",status="(\d+)"/g);
  return [...counted].map(([, method, route, status]) => `${method} ${route} ${status}`);
}

test("each page is measured by itself, by the pattern of its address", async () => {
  await open("/nyhetsbrev/?utm_source=x");
  await open("/forsakring/bil/jamfor/?searchid=day-20261118-0123456789abcdefghij_-0");
  await open("/finns-inte/alls/");
  // Rendered once for all visitors, and therefore known by its path.
  await open("/forsakring/bil/");
  await open("/nyhetsbrev/", { method: "POST", body: new URLSearchParams({ email: "inte en adress" }) });
  await expect.poll(readRoutes).toEqual(expect.arrayContaining([expect.stringMatching(/^POST \/nyhetsbrev\/ /)]));
  const routes = await readRoutes();
  expect(routes).toContain("GET /nyhetsbrev/ 200");
  expect(routes).toContain("GET /forsakring/bil/ 200");
  expect(routes.filter((route) => route.includes("jamfor"))).toEqual([
    expect.stringMatching(/^GET \/:group\?\/:service\/jamfor\/ /),
  ]);
  expect(routes.filter((route) => /finns-inte|day-|utm/.test(route))).toEqual([]);
});
