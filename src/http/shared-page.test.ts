import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import fastify from "fastify";
import { beforeEach, expect, test } from "vitest";
import { randomId } from "#platform/ids.ts";
import { createCookieKeys } from "./middleware/cookie-keys.ts";
import { SESSION_COOKIE } from "./middleware/session.ts";
import { VISITOR_COOKIE } from "./middleware/visitor.ts";
import { registerPages } from "./pages.ts";
import { createSharedPages } from "./shared-page.ts";

const HEADERS = { isDevelopment: false, hasFrames: false };
const PUBLIC_ORIGIN = "https://sparv.example";
let renderedShared = 0;
let revision = 1;

async function startPages() {
  const server = fastify();
  await registerPages(server, {
    ...HEADERS,
    cookieKeys: createCookieKeys({ cookieKey: randomBytes(32), cookieFormerKeys: [] }),
    visitorIds: { find: () => undefined, formerSent: () => undefined },
    publicOrigin: PUBLIC_ORIGIN,
    findSession: () => Promise.resolve(undefined),
    rateLimiter: { take: () => Promise.resolve({ allowed: true, remaining: 1, retryAfterMs: 0 }) },
    logger: { error: () => undefined },
    sharedPages: createSharedPages({
      ...HEADERS,
      publicOrigin: PUBLIC_ORIGIN,
      consentTextVersion: "1",
      isShared: (path) => path === "/" || path === "/formular/",
      textRevision: () => revision,
      issueFormToken: (owner) => `for-${owner}`,
      render: async ({ url }, { nonce, formToken }) => {
        renderedShared += 1;
        const token = url.endsWith("/formular/") ? formToken : "";
        return `<script nonce="${nonce}"></script><p>delad</p><input value="${token}">`;
      },
    }),
    render: async () => ({ response: new Response(null), html: "<p>egen</p>" }),
  });
  return server;
}

beforeEach(() => {
  renderedShared = 0;
});

const nonceOf = (html: string): string => /nonce="([^"]+)"/.exec(html)?.[1] ?? "";

test("a page is rendered once for many, and each answer has its own nonce, which its policy names", async () => {
  const server = await startPages();
  const answers = await Promise.all(Array.from({ length: 3 }, () => server.inject("/")));
  expect(renderedShared).toBe(1);
  expect(new Set(answers.map(({ body }) => nonceOf(body))).size).toBe(3);
  for (const { body, headers } of answers) {
    expect(headers["content-security-policy"]).toContain(`'nonce-${nonceOf(body)}'`);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers["set-cookie"]).toBeUndefined();
  }
  const packed = await server.inject({ url: "/", headers: { "accept-encoding": "gzip" } });
  expect(packed.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(packed.rawPayload).toString()).toContain("<p>delad</p>");
});

test("a form has the token of its own visitor, and a new visitor gets the cookie that it belongs to", async () => {
  const server = await startPages();
  const first = await server.inject("/formular/");
  const cookie = String(first.headers["set-cookie"]).split(";")[0] ?? "";
  const known = await server.inject({ url: "/formular/", headers: { cookie } });
  const again = await server.inject({ url: "/formular/", headers: { cookie } });
  const other = await server.inject("/formular/");
  const tokenOf = ({ body }: { readonly body: string }) => /value="(for-[^"]+)"/.exec(body)?.[1];
  expect(tokenOf(known)).toBeDefined();
  expect(tokenOf(known)).toBe(tokenOf(first));
  expect(tokenOf(again)).toBe(tokenOf(known));
  expect(tokenOf(other)).not.toBe(tokenOf(known));
  expect(known.headers["set-cookie"]).toBeUndefined();
  expect(other.headers["set-cookie"]).toContain(VISITOR_COOKIE);
  expect(renderedShared).toBe(1);
});

test.each([
  ["a logged-in person", { url: "/", headers: { cookie: `${SESSION_COOKIE}=${randomId()}` } }],
  ["an address with parameters", { url: "/?debug=true" }],
  ["another page", { url: "/om/" }],
])("%s gets a page of their own", async (_, request) => {
  const server = await startPages();
  expect((await server.inject(request)).body).toContain("egen");
  expect(renderedShared).toBe(0);
});

test("a text that an editor has published, another consent and another variant are rendered at once", async () => {
  const server = await startPages();
  await server.inject("/");
  revision += 1;
  await server.inject("/");
  await server.inject({ url: "/", headers: { cookie: "variant=1" } });
  expect(renderedShared).toBe(3);
});
