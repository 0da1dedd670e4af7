import { createSecretKey } from "node:crypto";
import { describe, expect, it } from "vitest";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { SecurityRefusal } from "#domain/security/security-event.ts";
import { createVisitorIds } from "#journeys/identity/visitor-ids.ts";
import { movableClock } from "#tests/support/movable-clock.ts";
import { randomId } from "#platform/ids.ts";
import type { CookieKeys } from "./cookie-keys.ts";
import { readVisitor, VISITOR_COOKIE } from "./visitor.ts";
import { noFormerIds } from "#journeys/identity/visitor-ids.port.ts";

const keyOf = (byte: number) => createSecretKey(Buffer.alloc(32, byte));
const keys: CookieKeys = [keyOf(1)];

describe("a visitor", () => {
  it("gets no cookie until it owns something", () => {
    expect(readVisitor(undefined, keys, noFormerIds).newCookie()).toBeUndefined();
  });

  it("gets a host-bound cookie, hidden from scripts, with the first owned row", () => {
    const visitor = readVisitor(undefined, keys, noFormerIds);
    visitor.owner();
    expect(visitor.newCookie()).toMatch(
      /^__Host-sparv=[\w-]{27}\.0\.[\w-]{43}; Path=\/; Max-Age=\d+; Secure; HttpOnly; SameSite=Lax$/,
    );
  });

  it("is the same owner at the next request, and cannot be derived from the cookie alone", () => {
    const first = readVisitor(undefined, keys, noFormerIds);
    const owner = first.owner();
    const cookie = first.newCookie()?.split(";")[0] ?? "";
    const again = readVisitor(`theme=dark; ${cookie}`, keys, noFormerIds);
    expect(again.owner()).toBe(owner);
    expect(again.newCookie()).toBeUndefined();
    expect(cookie).not.toContain(owner);
    expect(readVisitor(cookie, [keyOf(2)], noFormerIds).owner()).not.toBe(owner);
  });

  it("of an earlier release, whose cookie has no signature, gets one and stays the same owner", () => {
    const visitor = readVisitor(`${VISITOR_COOKIE}=${randomId()}`, keys, noFormerIds);
    expect(visitor.newCookie()).toBeUndefined();
    visitor.owner();
    const cookie = visitor.newCookie()?.split(";")[0] ?? "";
    const again = readVisitor(cookie, keys, noFormerIds);
    expect(again.owner()).toBe(visitor.owner());
    expect(again.newCookie()).toBeUndefined();
  });

  it("stays the same owner, with the same cookie, while its key is a former one", () => {
    const first = readVisitor(undefined, keys, noFormerIds);
    const owner = first.owner();
    const cookie = first.newCookie()?.split(";")[0] ?? "";
    const afterwards = readVisitor(cookie, [keyOf(2), keyOf(1)], noFormerIds);
    expect(afterwards.owner()).toBe(owner);
    expect(afterwards.newCookie()).toBeUndefined();
    afterwards.replaceId(1);
    const replaced = afterwards.newCookie()?.split(";")[0] ?? "";
    expect(readVisitor(replaced, [keyOf(2), keyOf(1)], noFormerIds).owner()).toBe(owner);
  });

  it("is a new one when its key has been removed", () => {
    const first = readVisitor(undefined, keys, noFormerIds);
    const owner = first.owner();
    const afterwards = readVisitor(first.newCookie()?.split(";")[0], [keyOf(2)], noFormerIds);
    expect(afterwards.isKnown()).toBe(false);
    expect(afterwards.owner()).not.toBe(owner);
  });

  it("cannot choose a signature", () => {
    const value = `${randomId()}.0.${"A".repeat(43)}`;
    expect(readVisitor(`${VISITOR_COOKIE}=${value}`, keys, noFormerIds).isKnown()).toBe(false);
  });

  it.each(["short", "a b", "../../etc", "x".repeat(65)])("whose cookie is malformed (%s) is a new visitor", (value) => {
    const visitor = readVisitor(`${VISITOR_COOKIE}=${value}`, keys, noFormerIds);
    visitor.owner();
    expect(visitor.newCookie()).toBeDefined();
  });

  it("that is forgotten is a new visitor from then on", () => {
    const visitor = readVisitor(`${VISITOR_COOKIE}=${randomId()}`, keys, noFormerIds);
    const former = visitor.owner();
    visitor.forget();
    const cookie = visitor.newCookie()?.split(";")[0] ?? "";
    expect(visitor.owner()).not.toBe(former);
    expect(readVisitor(cookie, keys, noFormerIds).owner()).toBe(visitor.owner());
  });

  it("has an owner that cannot be guessed: two visitors never share one", () => {
    const owners = new Set(
      Array.from({ length: 1000 }, () => readVisitor(`${VISITOR_COOKIE}=${randomId()}`, keys, noFormerIds).owner()),
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
    const send = () => readVisitor(`${VISITOR_COOKIE}=${value}`, keys, ids);
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
    const visitor = readVisitor(`${VISITOR_COOKIE}=${value}`, keys, ids);
    ids.replaced(owner, 1);
    visitor.replaceId(1);
    const next = visitor.newCookie()?.split(";")[0];
    clock.moveMs(HOUR_MS);
    expect(readVisitor(next, keys, ids).owner()).toBe(owner);
    expect(readVisitor(undefined, keys, ids).isFormer()).toBe(false);
    expect(refused).toEqual([]);
  });
});
