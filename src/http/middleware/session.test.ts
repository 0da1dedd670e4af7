import { describe, expect, it, vi } from "vitest";
import type { Session } from "#domain/session/session.ts";
import { randomToken } from "#platform/ids.ts";
import { endedSessionCookie, readSession, SESSION_COOKIE, sessionCookie } from "./session.ts";

const anna: Session = {
  personId: "p",
  firstName: "Anna",
  lastName: "Lindqvist",
  expiresAtMs: Date.UTC(2026, 10, 15, 12),
  roles: [],
};
const cookie = `theme=dark; ${SESSION_COOKIE}=${randomToken()}`;

describe("the session of a request", () => {
  it("is looked up once, however often it is asked for", async () => {
    const find = vi.fn(() => Promise.resolve(anna));
    const { session } = readSession(find, cookie, false);
    expect(await Promise.all([session(), session(), session()])).toEqual([anna, anna, anna]);
    expect(find).toHaveBeenCalledTimes(1);
  });

  it("is looked up only when the browser sends its cookie", async () => {
    const find = vi.fn(() => Promise.resolve(anna));
    for (const header of [undefined, "theme=dark", `${SESSION_COOKIE}=`, `${SESSION_COOKIE}=a b`])
      expect(await readSession(find, header, false).session()).toBeUndefined();
    expect(find).not.toHaveBeenCalled();
  });

  it("is extended by every action of a person, whether read or not; a background call only reads it", async () => {
    const find = vi.fn(() => Promise.resolve(anna));
    expect(await readSession(find, cookie, false).touched()).toBe("2026-11-15T12:00:00.000Z");
    readSession(find, cookie, false);
    expect(find.mock.calls.map((call: unknown[]) => call[1])).toEqual(["person", "person"]);
    const background = readSession(find, cookie, true);
    expect(await background.touched()).toBeUndefined();
    expect(find).toHaveBeenCalledTimes(2);
    await background.session();
    expect(find).toHaveBeenLastCalledWith(expect.any(String), "background");
  });

  it("that cannot be read rejects the callers that ask for it, and no others", async () => {
    const read = readSession(() => Promise.reject(new Error("database")), cookie, false);
    expect(await read.touched()).toBeUndefined();
    await expect(read.session()).rejects.toThrow("database");
  });
});

it("the cookie is host-bound, hidden from scripts and ends with the browser", () => {
  expect(sessionCookie("t")).toBe("__Host-sparv-session=t; Path=/; Secure; HttpOnly; SameSite=Lax");
  expect(endedSessionCookie()).toMatch(/^__Host-sparv-session=; Path=\/; Max-Age=0; Secure; HttpOnly; SameSite=Lax$/);
});

it("a token has 256 bits and is accepted as a cookie's value", () => {
  expect(randomToken()).toMatch(/^[\w-]{43}$/);
  expect(new Set(Array.from({ length: 1000 }, randomToken)).size).toBe(1000);
});
