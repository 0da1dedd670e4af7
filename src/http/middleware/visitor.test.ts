import { createSecretKey } from "node:crypto";
import { describe, expect, it } from "vitest";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { SecurityRefusal } from "#domain/security/security-event.ts";
import { createVisitorIds } from "#journeys/identity/visitor-ids.ts";
import { movableClock } from "#tests/support/movable-clock.ts";
import { randomId } from "#platform/ids.ts";
import { readVisitor, VISITOR_COOKIE } from "./visitor.ts";
import { noFormerIds } from "#journeys/identity/visitor-ids.port.ts";

const key = createSecretKey(Buffer.alloc(32, 1));

describe("a visitor", () => {
  it("gets no cookie until it owns something", () => {
    expect(readVisitor(undefined, key, noFormerIds).newCookie()).toBeUndefined();
  });

  it("gets a host-bound cookie, hidden from scripts, with the first owned row", () => {
    const visitor = readVisitor(undefined, key, noFormerIds);
    visitor.owner();
    expect(visitor.newCookie()).toMatch(
      /^__Host-sparv=[\w-]{27}; Path=\/; Max-Age=\d+; Secure; HttpOnly; SameSite=Lax$/,
    );
  });

  it("is the same owner at the next request, and cannot be derived from the cookie alone", () => {
    const first = readVisitor(undefined, key, noFormerIds);
    const owner = first.owner();
    const cookie = first.newCookie()?.split(";")[0] ?? "";
    const again = readVisitor(`theme=dark; ${cookie}`, key, noFormerIds);
    expect(again.owner()).toBe(owner);
    expect(again.newCookie()).toBeUndefined();
    expect(cookie).not.toContain(owner);
    expect(readVisitor(cookie, createSecretKey(Buffer.alloc(32, 2)), noFormerIds).owner()).not.toBe(owner);
  });

  it.each(["short", "a b", "../../etc", "x".repeat(65)])("whose cookie is malformed (%s) is a new visitor", (value) => {
    const visitor = readVisitor(`${VISITOR_COOKIE}=${value}`, key, noFormerIds);
    visitor.owner();
    expect(visitor.newCookie()).toBeDefined();
  });

  it("that is forgotten is a new visitor from then on", () => {
    const visitor = readVisitor(`${VISITOR_COOKIE}=${randomId()}`, key, noFormerIds);
    const former = visitor.owner();
    visitor.forget();
    const cookie = visitor.newCookie()?.split(";")[0] ?? "";
    expect(visitor.owner()).not.toBe(former);
    expect(readVisitor(cookie, key, noFormerIds).owner()).toBe(visitor.owner());
  });

  it("has an owner that cannot be guessed: two visitors never share one", () => {
    const owners = new Set(
      Array.from({ length: 1000 }, () => readVisitor(`${VISITOR_COOKIE}=${randomId()}`, key, noFormerIds).owner()),
    );
    expect(owners.size).toBe(1000);
  });
});

describe("a former id", () => {
  function startIds() {
    const clock = movableClock(Date.now());
    const refused: SecurityRefusal[] = [];
    const ids = createVisitorIds({
      store: { changes: () => Promise.resolve({ readAt: new Date(), changed: [] }), end: () => Promise.resolve() },
      clock,
      securityLog: { refused: (refusal) => void refused.push(refusal), observed: () => undefined },
    });
    const value = randomId();
    const send = () => readVisitor(`${VISITOR_COOKIE}=${value}`, key, ids);
    return { clock, ids, refused, value, send, owner: send().owner() };
  }

  it.each(["replaced", "ended"] as const)("that was %s is logged once an hour, without the cookie", async (reason) => {
    const { clock, ids, refused, value, send, owner } = startIds();
    send();
    if (reason === "ended") await ids.end(owner);
    else ids.replaced(owner, 1);
    clock.moveMs(59_999);
    expect(send().isFormer()).toBe(true);
    // Other tabs may still send the former id.
    expect(refused).toEqual([]);
    clock.moveMs(1);
    for (let times = 0; times < 1_000; times++) send();
    expect(refused).toEqual([{ kind: "session-misuse", rule: "former-visitor-id", reason, visitor: owner }]);
    expect(JSON.stringify(refused)).not.toContain(value);
    clock.moveMs(HOUR_MS);
    send();
    expect(refused).toHaveLength(2);
  });

  it("that is good is not logged", () => {
    const { clock, ids, refused, owner, value } = startIds();
    const visitor = readVisitor(`${VISITOR_COOKIE}=${value}`, key, ids);
    ids.replaced(owner, 1);
    visitor.replaceId(1);
    const next = visitor.newCookie()?.split(";")[0];
    clock.moveMs(HOUR_MS);
    expect(readVisitor(next, key, ids).owner()).toBe(owner);
    expect(readVisitor(undefined, key, ids).isFormer()).toBe(false);
    expect(refused).toEqual([]);
  });
});
