import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { isSignedBody } from "./webhook-signature.ts";

const BODY = '{"eventId":"1"}';
const signatureOf = (key: string) => createHmac("sha256", key).update(BODY).digest("hex");

test("an event of either key is believed while the key is being replaced", () => {
  for (const key of ["former-key", "next-key"])
    expect(isSignedBody(["former-key", "next-key"], BODY, signatureOf(key))).toBe(true);
  expect(isSignedBody(["next-key"], BODY, signatureOf("former-key"))).toBe(false);
});

test.each([undefined, "", "00", "x".repeat(64)])("the signature %j is none", (signature) => {
  expect(isSignedBody(["former-key"], BODY, signature)).toBe(false);
});
