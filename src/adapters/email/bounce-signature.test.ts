import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { isSignedNotice } from "./bounce-signature.ts";

const NOTICE = { noticeId: "n1", address: "kund@example.se", kind: "permanent" };
const signedBy = (key: string) => ({
  ...NOTICE,
  signature: createHmac("sha256", key).update("n1\nkund@example.se\npermanent").digest("hex"),
});

test("a notice of either key is believed while the key is being replaced", () => {
  const isSigned = isSignedNotice(["former-key", "next-key"]);
  expect([signedBy("former-key"), signedBy("next-key"), signedBy("third-key")].map(isSigned)).toEqual([
    true,
    true,
    false,
  ]);
});

test("a changed notice is not believed", () => {
  expect(isSignedNotice(["former-key"])({ ...signedBy("former-key"), kind: "temporary" })).toBe(false);
});
