import { createSecretKey } from "node:crypto";
import { describe, expect, it } from "vitest";
import { randomId } from "#platform/ids.ts";
import { readVisitor, VISITOR_COOKIE } from "./visitor.ts";

const key = createSecretKey(Buffer.alloc(32, 1));

describe("a visitor", () => {
  it("is given no cookie until something is owned", () => {
    expect(readVisitor(undefined, key).newCookie()).toBeUndefined();
  });

  it("gets a host-bound, script-proof cookie with the first thing owned", () => {
    const visitor = readVisitor(undefined, key);
    visitor.owner();
    expect(visitor.newCookie()).toMatch(
      /^__Host-sparv=[\w-]{27}; Path=\/; Max-Age=\d+; Secure; HttpOnly; SameSite=Lax$/,
    );
  });

  it("is the same owner at the next request, and is not told from the cookie alone", () => {
    const first = readVisitor(undefined, key);
    const owner = first.owner();
    const cookie = first.newCookie()?.split(";")[0] ?? "";
    const again = readVisitor(`theme=dark; ${cookie}`, key);
    expect(again.owner()).toBe(owner);
    expect(again.newCookie()).toBeUndefined();
    expect(cookie).not.toContain(owner);
    expect(readVisitor(cookie, createSecretKey(Buffer.alloc(32, 2))).owner()).not.toBe(owner);
  });

  it.each(["short", "a b", "../../etc", "x".repeat(65)])("whose cookie is malformed (%s) is a new visitor", (value) => {
    const visitor = readVisitor(`${VISITOR_COOKIE}=${value}`, key);
    visitor.owner();
    expect(visitor.newCookie()).toBeDefined();
  });

  it("that is forgotten is another from then on", () => {
    const visitor = readVisitor(`${VISITOR_COOKIE}=${randomId()}`, key);
    const former = visitor.owner();
    visitor.forget();
    const cookie = visitor.newCookie()?.split(";")[0] ?? "";
    expect(visitor.owner()).not.toBe(former);
    expect(readVisitor(cookie, key).owner()).toBe(visitor.owner());
  });

  it("has an owner nobody can guess: two visitors never share one", () => {
    const owners = new Set(
      Array.from({ length: 1000 }, () => readVisitor(`${VISITOR_COOKIE}=${randomId()}`, key).owner()),
    );
    expect(owners.size).toBe(1000);
  });
});
