import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { VISITOR_COOKIE } from "#http/middleware/visitor.ts";
import { PAGE_LIMITS } from "#http/page-limits.ts";
import { randomId } from "#platform/ids.ts";
import { newAddress } from "#tests/support/address.ts";
import { announcedServices } from "#tests/support/announced.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { openSharedStack } from "#tests/support/shared-stack.ts";
import { STAY_HERE } from "#web/shell/forms/stay-here.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await openSharedStack();
});
afterAll(() => stack.stop());

interface From {
  readonly address: string;
  /** A browser that throws its cookies away sends none. */
  readonly visitor?: string;
}

const post = (path: string, { address, visitor }: From, fields: Record<string, string> = {}) =>
  fetch(stack.url + path, {
    method: "POST",
    redirect: "manual",
    headers: {
      origin: stack.url,
      "x-forwarded-for": address,
      ...(visitor === undefined ? {} : { cookie: `${VISITOR_COOKIE}=${visitor}` }),
    },
    body: new URLSearchParams(fields),
  });

/** How many are taken in before one is refused; gives that one. */
async function flood(path: string, from: () => From, most: number) {
  for (let taken = 0; taken <= most; taken++) {
    const answer = await post(path, from());
    if (answer.status === 429) return { taken, answer };
    await answer.body?.cancel();
  }
  throw new Error(`more than ${most} were taken in`);
}

/** Where the count is not what is tested: Redis that answers too late on a busy machine has not counted a request. */
const exhaust = (path: string, from: () => From, limit: number) => flood(path, from, limit + UNCOUNTED);
const UNCOUNTED = 5;

describe("a form that is posted again and again", () => {
  test.for([
    ["/nyhetsbrev/", "newsletter"],
    ["/fraga-experten/", "expert"],
    ["/for-bolag/", "company-request"],
    ...announcedServices.map(({ service }) => [service.path, "waiting-list"] as const),
    ["/forsakring/bil/order/angra/?order=x", "after-order"],
    ["/angra/", "guest-withdraw"],
    ["/tavling/", "competition"],
    ["/bevakning/avsluta/?kod=x", "form"],
  ] as const)("%s stops one browser before its whole address, and explains it in Swedish", async ([path, kind]) => {
    const { visitor, address } = PAGE_LIMITS[kind];
    const from = { address: newAddress(), visitor: randomId() };
    const { taken, answer } = await flood(path, () => from, visitor.limit);
    expect(taken).toBe(visitor.limit);
    const waitS = Number(answer.headers.get("retry-after"));
    expect(waitS).toBeGreaterThan(0);
    expect(waitS).toBeLessThanOrEqual((visitor.windowMs * 1.2) / 1000);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    const page = await answer.text();
    expect(page).toContain("<title>Vänta en stund | Sparv</title>");
    expect(page).toMatch(/Det senaste tog vi inte emot\. Försök igen om (en minut|\d+\sminuter)\./);
    // The rest of the household can continue.
    const other = await post(path, { ...from, visitor: randomId() });
    expect(other.status).not.toBe(429);
    // A browser without cookies is stopped by the limit of its address.
    const left = address.limit - visitor.limit - 1;
    expect((await flood(path, () => ({ address: from.address }), left)).taken).toBe(left);
  });

  test("reading is not counted: a stopped visitor can still open the page", async () => {
    const from = { address: newAddress(), visitor: randomId() };
    await exhaust("/nyhetsbrev/", () => from, PAGE_LIMITS.newsletter.visitor.limit);
    for (const path of ["/nyhetsbrev/", "/", "/forsakring/bil/"])
      expect((await fetch(stack.url + path, { headers: { "x-forwarded-for": from.address } })).status, path).toBe(200);
  });

  test("every way to write the address of the form is one form, also the router's", async () => {
    const address = newAddress();
    const ways = ["/nyhetsbrev/", "/nyhetsbrev", "/nyhetsbrev/_.data", "/nyhetsbrev.data", "/nyhetsbrev/?a=1"];
    let at = 0;
    for (let taken = 0; taken < PAGE_LIMITS.newsletter.address.limit; taken++) {
      const answer = await post(ways[at++ % ways.length] ?? "", { address });
      expect(answer.status).not.toBe(429);
      await answer.body?.cancel();
    }
    for (const way of ways) expect((await post(way, { address })).status, way).toBe(429);
  });

  test("the page and the call that do the same share their count", async () => {
    const address = newAddress();
    await exhaust("/nyhetsbrev/", () => ({ address }), PAGE_LIMITS.newsletter.address.limit);
    const call = await post("/ajax/register-email/", { address }, { email: "a@post.example" });
    expect(call.status).toBe(429);
    expect(Number(call.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("a subscriber with a block of IPv6 addresses is one asker", async () => {
    const block = `2001:db8:${randomId()
      .replaceAll(/[^0-9a-f]/g, "")
      .padEnd(4, "0")
      .slice(0, 4)}:1`;
    let host = 1;
    const { taken } = await flood(
      "/nyhetsbrev/",
      () => ({ address: `${block}::${(host++).toString(16)}` }),
      PAGE_LIMITS.newsletter.address.limit,
    );
    expect(taken).toBeLessThanOrEqual(PAGE_LIMITS.newsletter.address.limit);
  });

  test("a search without script is stopped", async () => {
    const from = { address: newAddress(), visitor: randomId() };
    const { taken } = await flood("/forsakring/bil/", () => from, PAGE_LIMITS.search.visitor.limit);
    expect(taken).toBe(PAGE_LIMITS.search.visitor.limit);
  });

  test("a search form that stays on its page shows the limit in the form, on every page that has one", async () => {
    const from = { address: newAddress(), visitor: randomId() };
    await exhaust("/forsakring/bil/", () => from, PAGE_LIMITS.search.visitor.limit);
    for (const path of ["/forsakring/bil/_.data", "/forsakring/villa/jamfor/_.data?searchid=x"]) {
      const answer = await post(path, from, { [STAY_HERE]: "1" });
      expect(answer.status, path).toBe(429);
      expect(Number(answer.headers.get("retry-after")), path).toBeGreaterThan(0);
      const text = await answer.text();
      expect(text, path).toMatch(/"errors".*Det du har fyllt i står kvar\. Försök igen om (en minut|\d+\sminuter)\./);
      expect(text, path).not.toContain("waitSeconds");
    }
  });
});

describe("what is no form", () => {
  test.for([
    ["text/plain", "email=a@post.example"],
    ["application/json", '{"email":"a@post.example"}'],
    ["multipart/form-data; boundary=x", "not a part of anything"],
    ["multipart/form-data", "--x"],
    ["image/png", "\u0000\u0001"],
  ] as const)("%s is refused as such, and is no fault of ours", async ([type, body]) => {
    for (const path of ["/nyhetsbrev/", "/forsakring/bil/", "/forsakring/bil/order/", "/minasidor/logga-ut/"]) {
      const answer = await fetch(stack.url + path, {
        method: "POST",
        headers: { origin: stack.url, "x-forwarded-for": newAddress(), "content-type": type },
        body,
      });
      expect(answer.status, path).toBe(415);
    }
  });

  test("a post without any content is a form with nothing in it", async () => {
    for (const path of ["/nyhetsbrev/", "/forsakring/bil/", "/tavling/"]) {
      const answer = await fetch(stack.url + path, {
        method: "POST",
        headers: { origin: stack.url, "x-forwarded-for": newAddress() },
      });
      expect(answer.status, path).toBe(422);
    }
  });
});
