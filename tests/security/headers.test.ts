import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SHARED_HEADERS } from "#http/middleware/security-headers.ts";
import { type OwnStack, startOwnStack } from "#tools/processes/own-stack.ts";

let stack: OwnStack;

beforeAll(async () => {
  stack = await startOwnStack({
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
    ["/forsakring/bil/jamfor/?searchid=unknown", 404],
    ["/favicon.svg", 200],
    ["/ready", 200],
    ["/api/openapi.json", 200],
  ] as const)("%s", async ([path, status]) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(SHARED_HEADERS)) expect(answer.headers.get(name), name).toBe(value);
  });

  test("a refused post", async () => {
    const answer = await fetch(`${stack.url}/forsakring/bil/jamfor/ajax`, { method: "POST" });
    expect(answer.status).toBe(403);
    for (const [name, value] of Object.entries(SHARED_HEADERS)) expect(answer.headers.get(name), name).toBe(value);
  });
});

describe("the content policy of a page", () => {
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

describe("what may be kept", () => {
  test("pages and calls are never stored, hashed files for ever", async () => {
    const page = await get("/forsakring/bil/");
    expect(page.headers.get("cache-control")).toContain("no-store");
    const asset = /\/assets\/[\w./-]+\.js/.exec(await page.text())?.[0] ?? "";
    expect((await get(asset)).headers.get("cache-control")).toContain("immutable");
    expect((await get("/ready")).headers.get("cache-control")).toBe("no-store");
  });
});

test("an address without its final slash is sent on, with its query", async () => {
  const answer = await get("/forsakring/bil/jamfor?searchid=x");
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe("/forsakring/bil/jamfor/?searchid=x");
});

test("an answer tells nothing of what went wrong inside", async () => {
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
