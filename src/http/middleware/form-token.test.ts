import { createSecretKey } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { movableClock } from "#tests/support/movable-clock.ts";
import { createFormTokens, FORM_LIFE_MS } from "./form-token.ts";

const keyOf = (byte: number) => createSecretKey(Buffer.alloc(32, byte));
const clock = movableClock(1_794_700_000_000);
const tokens = createFormTokens({ keys: [keyOf(1)], clock });

it("a token is good for the visitor it was given to, on any node", () => {
  const token = tokens.issue("anna");
  expect(tokens.isValid(token, "anna")).toBe(true);
  expect(createFormTokens({ keys: [keyOf(1)], clock }).isValid(token, "anna")).toBe(true);
  expect(token).not.toContain("anna");
});

it.each(["", "x", "a.b", "1.".padEnd(45, "A"), undefined])("%j is no token", (token) => {
  expect(tokens.isValid(token, "anna")).toBe(false);
});

it("another visitor's token is no token, nor one signed with another key", () => {
  expect(tokens.isValid(tokens.issue("berit"), "anna")).toBe(false);
  expect(tokens.isValid(createFormTokens({ keys: [keyOf(2)], clock }).issue("anna"), "anna")).toBe(false);
});

it("a token of a former key is good while the key is known", () => {
  const after = createFormTokens({ keys: [keyOf(2), keyOf(1)], clock });
  expect(after.isValid(tokens.issue("anna"), "anna")).toBe(true);
  expect(tokens.isValid(after.issue("anna"), "anna")).toBe(false);
});

it("no change to a token goes unseen", () => {
  const token = tokens.issue("anna");
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...Array.from("0123456789abcdefABCDEF._-")), (at, letter) => {
      const changed = token.slice(0, at) + letter + token.slice(at + 1);
      // The last letter of base64 carries two bits that mean nothing.
      fc.pre(changed !== token && at < token.length - 1);
      expect(tokens.isValid(changed, "anna")).toBe(false);
    }),
  );
});

it("a token lasts two hours", () => {
  const later = movableClock(clock.nowMs());
  const aging = createFormTokens({ keys: [keyOf(1)], clock: later });
  const token = aging.issue("anna");
  later.moveMs(FORM_LIFE_MS);
  expect(aging.isValid(token, "anna")).toBe(true);
  later.moveMs(1);
  expect(aging.isValid(token, "anna")).toBe(false);
});

it("a token from a clock that runs ahead is good; one from the future is not", () => {
  const ahead = movableClock(clock.nowMs() + 50_000);
  expect(tokens.isValid(createFormTokens({ keys: [keyOf(1)], clock: ahead }).issue("anna"), "anna")).toBe(true);
  ahead.moveMs(20_000);
  expect(tokens.isValid(createFormTokens({ keys: [keyOf(1)], clock: ahead }).issue("anna"), "anna")).toBe(false);
});
