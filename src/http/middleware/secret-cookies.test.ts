import { describe, expect, it } from "vitest";
import { randomId, randomToken } from "#platform/ids.ts";
import { secretCookies } from "./secret-cookies.ts";

const cookies = secretCookies({ prefix: "__Host-x-", lifeMs: 90_000, retainedCount: 2 });
const pair = (id = randomId(), secret = randomToken()) => ({ id, secret, text: `__Host-x-${id}=${secret}` });

describe("the cookies that hold secrets", () => {
  it("are read under their own prefix alone, and only what can be a secret", () => {
    const [one, two] = [pair(), pair()];
    const header = `__Host-sparv=${randomId()}; ${one.text}; __Host-x-short=abc; __Host-y-${randomId()}=${randomToken()}; ${two.text}`;
    expect(cookies.read(header)).toEqual([one.secret, two.secret]);
    expect(cookies.read(undefined)).toEqual([]);
  });

  it("are set for this host and no script, with the configured lifetime", () => {
    const { id, secret } = pair();
    expect(cookies.add(undefined, id, secret)).toEqual([
      `__Host-x-${id}=${secret}; Path=/; Max-Age=90; Secure; HttpOnly; SameSite=Lax`,
    ]);
  });

  it("end the oldest when a new one is set", () => {
    const [old, second, third, added] = [pair(), pair(), pair(), pair()];
    const lines = cookies.add([old, second, third].map(({ text }) => text).join("; "), added.id, added.secret);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe(`__Host-x-${old.id}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`);
  });

  it("are read up to a number: a longer header costs no more to look up", () => {
    const many = Array.from({ length: 50 }, () => pair());
    expect(cookies.read(many.map(({ text }) => text).join("; "))).toEqual(many.slice(-20).map(({ secret }) => secret));
  });
});
