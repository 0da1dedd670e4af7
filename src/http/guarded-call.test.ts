import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { createPersonQueryGuard } from "./guarded-call.ts";
import { createCookieKeys } from "./middleware/cookie-keys.ts";
import { createFormTokens } from "./middleware/form-token.ts";
import { readVisitor } from "./middleware/visitor.ts";
import { noFormerIds } from "#journeys/identity/visitor-ids.port.ts";

const keys = createCookieKeys({ cookieKey: randomBytes(32), cookieFormerKeys: [] });
const formTokens = createFormTokens({ keys, clock: systemClock });
const visitor = readVisitor(undefined, keys, noFormerIds);

const asking = (asksAbout: "person" | undefined, header?: string) =>
  createPersonQueryGuard({ path: "/ajax/x/", asksAbout }, formTokens, { visitor, address: "192.0.2.1", header });

describe("a call that asks about a person", () => {
  test("is not answered without its guard", () => {
    expect(() => asking("person").expectGuarded({ kind: "ok", value: {} })).toThrow("without its guard");
    const asked = asking("person");
    asked.asker();
    expect(() => asked.expectGuarded({ kind: "ok", value: {} })).not.toThrow();
  });

  test("may report a missing input before it asks", () => {
    expect(() => asking("person").expectGuarded({ kind: "invalid", errors: [] })).not.toThrow();
  });

  test("knows by the token whether a form of ours is open, in a field or in the header", () => {
    const token = formTokens.issue(visitor.owner());
    expect(asking("person", token).asker().hasForm).toBe(true);
    expect(asking("person").asker(token).hasForm).toBe(true);
    expect(asking("person").asker().hasForm).toBe(false);
    expect(asking("person", formTokens.issue("another")).asker().hasForm).toBe(false);
  });
});

test("a call that does not declare it may not ask", () => {
  expect(() => asking(undefined).asker()).toThrow("does not declare");
  expect(() => asking(undefined).expectGuarded({ kind: "ok", value: {} })).not.toThrow();
});
