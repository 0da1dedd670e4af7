import { once } from "node:events";
import { readdirSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CALL_HEADERS, pageHeaders, SHARED_HEADERS } from "#http/middleware/security-headers.ts";
import { newAddress } from "#tests/support/address.ts";
import { ROOT } from "#tools/processes/paths.ts";
import { type Stack, startStack } from "#tools/processes/stack.ts";
import { startFailingServer } from "./failing-server.ts";
import { findPolicyFaults } from "./judge-policy.ts";
import { readRouteTable } from "./route-table.ts";

/** Return addresses of the BankID app: each holds a nonce that must not leak to another page. */
const LED_BACK_TO: ReadonlySet<string> = new Set(["/minasidor/bankid/", "/hamtning/bankid/", "/order/bankid/"]);

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({
    topic: "headers",
    speed: "instant",
    env: { SPARV_TAG_URL: "", SPARV_CHAT_URL: "", SPARV_REVIEWS_URL: "" },
  });
});
afterAll(() => stack.stop());

const get = (path: string) => fetch(stack.url + path, { redirect: "manual" });

describe("every answer carries the protecting headers", () => {
  test.for([
    ["/", 200],
    ["/forsakring/bil/", 200],
    ["/finns-inte/", 404],
    ["/forsakring/bil/jamfor/?searchid=unknown", 302],
    ["/favicon.svg", 200],
    ["/ready", 200],
    ["/api/openapi.json", 200],
  ] as const)("%s", async ([path, status]) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(SHARED_HEADERS)) expect(answer.headers.get(name), name).toBe(value);
  });

  test(
    "every route, with a valid request, a foreign origin, too large a body and an unknown content type",
    { timeout: 240_000 },
    async () => {
      const table = await readRouteTable(stack.url);
      const faults: string[] = [];
      const statuses = new Map<number, number>();
      let pages = 0;
      for (const { key, method, places, kind } of table)
        for (const { path } of places)
          for (const [way, init] of waysToAsk(method, stack.url)) {
            const answer = await fetch(stack.url + path + (method === "DATA" ? "_.data" : ""), {
              ...init,
              redirect: "manual",
            });
            statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
            const wrong = Object.entries(SHARED_HEADERS)
              .filter(([name]) => !(name === "referrer-policy" && LED_BACK_TO.has(path)))
              .filter(([name, value]) => answer.headers.get(name) !== value);
            faults.push(...wrong.map(([name]) => `${key} ${way} ${answer.status}: ${name}`));
            const policy = answer.headers.get("content-security-policy") ?? "";
            const type = answer.headers.get("content-type") ?? "";
            const isPage = type.startsWith("text/html");
            if (/^text\/|xml/.test(type) && !/charset=utf-8/i.test(type)) faults.push(`${key} ${way}: ${type}`);
            if (answer.headers.has("access-control-allow-origin")) faults.push(`${key} ${way}: CORS`);
            if (isPage) faults.push(...findPolicyFaults(policy).map((fault) => `${key} ${way}: ${fault}`));
            if (isPage) pages++;
            else if (kind === "call" && policy !== CALL_HEADERS["content-security-policy"])
              faults.push(`${key} ${way} ${answer.status}: ${policy}`);
            if (answer.status >= 500 && path !== "/ready") faults.push(`${key} ${way}: ${answer.status}`);
            await answer.body?.cancel();
          }
      console.log(
        `headers: ${table.length} routes, answers by status`,
        Object.fromEntries(statuses),
        `of them ${pages} pages`,
      );
      expect(faults).toEqual([]);
      expect(pages).toBeGreaterThan(60);
      for (const status of [200, 403, 404, 413, 415]) expect(statuses.has(status), String(status)).toBe(true);
    },
  );

  test.for([
    ["/forsakring/bil", 301],
    ["/%zz", 400],
    ["/%E0%A4%A/", 400],
    [`/${"a".repeat(3_000)}/`, 404],
    ["/assets/gone.js", 404],
    ["//example.com/%2f..", 404],
    ["/forsakring/bil/jamfor/progress/stream", 404],
  ] as const)("%s, which is no address of ours", async ([path, status]) => {
    const answer = await get(path);
    for (const [name, value] of Object.entries(SHARED_HEADERS)) expect(answer.headers.get(name), name).toBe(value);
    expect(answer.status).toBe(status);
  });

  test("an internal error has them too: in a call, and in a page that cannot be rendered", async () => {
    const failing = await startFailingServer(stack.env["SPARV_REDIS_URL"] ?? "");
    try {
      for (const path of ["/ajax/fails/", "/en-sida/"]) {
        const answer = await fetch(failing.url + path);
        expect(answer.status, path).toBe(500);
        for (const [name, value] of Object.entries(CALL_HEADERS)) expect(answer.headers.get(name), name).toBe(value);
        expect(await answer.text()).not.toContain("planted");
      }
    } finally {
      await failing.stop();
    }
  });

  test.for(["TRACE", "PUT", "DELETE", "OPTIONS", "PROPFIND"])("a method that no route has, %s", async (method) => {
    for (const path of ["/", "/forsakring/bil/jamfor/ajax", "/finns-inte/"]) {
      const { status, headers, body } = await askBy(method, path);
      expect(status, path).toBe(405);
      for (const [name, value] of Object.entries(CALL_HEADERS)) expect(headers[name], name).toBe(value);
      // TRACE would send back what the browser sent, cookies among it.
      expect(body).not.toContain("echoed");
    }
  });

  test("a refused post", async () => {
    const answer = await fetch(`${stack.url}/forsakring/bil/jamfor/ajax`, { method: "POST" });
    expect(answer.status).toBe(403);
    for (const [name, value] of Object.entries(SHARED_HEADERS)) expect(answer.headers.get(name), name).toBe(value);
  });
});

/** Not by fetch, which refuses to send TRACE. */
async function askBy(method: string, path: string) {
  const sent = request(stack.url + path, { method, headers: { origin: stack.url, cookie: "theme=echoed" } });
  sent.end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const waysToAsk = (method: string, origin: string): readonly (readonly [string, RequestInit])[] => {
  const from = { "x-forwarded-for": newAddress() };
  if (method === "GET" || method === "DATA")
    return [
      ["well", { headers: from }],
      ["only its head", { method: "HEAD", headers: from }],
    ];
  const sent = { method: method === "FORM" ? "POST" : method };
  const ours = { ...from, origin };
  return [
    ["well", { ...sent, headers: ours, body: new URLSearchParams({ a: "1" }) }],
    ["from elsewhere", { ...sent, headers: { ...from, origin: "https://example.com" } }],
    ["with too much", { ...sent, headers: ours, body: new URLSearchParams({ a: "x".repeat(70_000) }) }],
    ["not understood", { ...sent, headers: { ...ours, "content-type": "image/png" }, body: "x" }],
    ["broken", { ...sent, headers: { ...ours, "content-type": "application/json" }, body: "{" }],
    ["by another method", { method: "PATCH", headers: ours }],
  ];
};

describe("the content policy of a page", () => {
  test("is judged: what would let a script in is found", () => {
    const options = { isDevelopment: false, hasFrames: true };
    const ours = pageHeaders("AAAAAAAAAAAAAAAAAAAAAA==", options)["content-security-policy"] ?? "";
    expect(findPolicyFaults(ours)).toEqual([]);
    const planted: readonly (readonly [string, string, string])[] = [
      ["'strict-dynamic'", "'unsafe-inline'", "script-src allows 'unsafe-inline'"],
      ["'strict-dynamic'", "'strict-dynamic' 'unsafe-eval'", "script-src allows 'unsafe-eval'"],
      ["'strict-dynamic'", "'strict-dynamic' https:", "script-src allows https:"],
      ["'nonce-AAAAAAAAAAAAAAAAAAAAAA=='", "'nonce-abc'", "script-src has no nonce of 128 bits"],
      ["object-src 'none'", "object-src 'self'", "object-src is not 'none'"],
      ["base-uri 'none'; ", "", "base-uri is not 'none'"],
      ["frame-ancestors 'none'", "frame-ancestors *", "frame-ancestors allows *"],
      ["img-src 'self'", "img-src *", "img-src allows *"],
      ["connect-src 'self'", "connect-src 'self' https://tag.example", "connect-src allows https://tag.example"],
      ["'strict-dynamic'", "'strict-dynamic' http://127.0.0.1:1", "script-src allows http://127.0.0.1:1"],
      ["frame-src 'self'", "frame-src https://chat.example", "frame-src allows https://chat.example"],
      ["worker-src 'self'", "worker-src 'self' blob:", "worker-src allows blob:"],
      ["worker-src 'self'; ", "", "worker-src is not 'self'"],
      ["trusted-types default", "trusted-types *", "trusted-types is not default"],
      ["require-trusted-types-for 'script'; ", "", "require-trusted-types-for is not 'script'"],
    ];
    for (const [from, to, fault] of planted) expect(findPolicyFaults(ours.replace(from, to)), to).toContain(fault);
  });

  test("allows only scripts that carry the answer's own nonce, and every script does", async () => {
    const answer = await get("/forsakring/bil/");
    const html = await answer.text();
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1] ?? "";
    expect(nonce.length).toBeGreaterThanOrEqual(22);
    const scripts = [...html.matchAll(/<(script|style)\b[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
  });

  test("has a new nonce each time, and allows nothing inline or foreign", async () => {
    const policies = await Promise.all(
      [get("/"), get("/")].map(async (answer) => (await answer).headers.get("content-security-policy")),
    );
    expect(policies[0]).not.toBe(policies[1]);
    expect(policies[0]).toContain("default-src 'none'");
    expect(policies[0]).toContain("frame-ancestors 'none'");
    expect(policies[0]).not.toMatch(/script-src[^;]*'unsafe/);
    expect(policies[0]).not.toMatch(/https?:/);
  });
});

test("one file may run as a worker of the browser: for one address, and it reaches no other host", async () => {
  const files = readdirSync(join(ROOT, "build/client/assets")).filter((file) => file.endsWith(".js"));
  const allowed: { readonly file: string; readonly headers: Headers }[] = [];
  // One at a time: hundreds at once are refused as an overload.
  for (const file of files) allowed.push({ file, headers: (await get(`/assets/${file}`)).headers });
  const workers = allowed.filter(({ headers }) => headers.has("service-worker-allowed"));
  expect(workers.map(({ file }) => file.split("-")[0])).toEqual(["offlineWorker"]);
  expect(workers[0]?.headers.get("service-worker-allowed")).toBe("/minasidor/skada/");
  expect(workers[0]?.headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'");
});

describe("caching", () => {
  test("pages and calls are never stored, hashed files for ever", async () => {
    const page = await get("/forsakring/bil/");
    expect(page.headers.get("cache-control")).toContain("no-store");
    const asset = /\/assets\/[\w./-]+\.js/.exec(await page.text())?.[0] ?? "";
    expect((await get(asset)).headers.get("cache-control")).toContain("immutable");
    expect((await get("/ready")).headers.get("cache-control")).toBe("no-store");
  });
});

test("an address without its final slash is redirected, with its query", async () => {
  const answer = await get("/forsakring/bil/jamfor?searchid=x");
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe("/forsakring/bil/jamfor/?searchid=x");
});

test("an answer reveals nothing about an internal error", async () => {
  const answer = await fetch(`${stack.url}/forsakring/bil/jamfor/ajax`, {
    method: "POST",
    headers: { origin: stack.url, "content-type": "application/json" },
    body: "{broken",
  });
  const text = await answer.text();
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(text).not.toMatch(/at |node_modules|SyntaxError|position/);
});
