import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { canonicalBytes } from "#domain/signed/canonical-json.ts";
import { readKeys, writeKeys } from "#domain/signed/published-keys.ts";
import { verifyDocument } from "#domain/signed/verify-document.ts";
import { createDocumentSigner, type PeriodKey } from "./document-signer.ts";

const period = (id: string, from: string, until: string): PeriodKey => ({
  id,
  key: randomBytes(32),
  validFrom: `${from}T00:00:00.000Z`,
  validUntil: `${until}T00:00:00.000Z`,
});

const TIME = "2026-11-14T13:31:07.000Z";
const document = { type: "sample", name: "Åkerbär", ore: 262_800 };

test("a signed document is verified by the published keys, and a changed one is not", async () => {
  const signer = createDocumentSigner([period("a1", "2026-01-01", "2027-01-01")]);
  const signature = signer.signDocument(document, TIME);
  const keys = readKeys(writeKeys(signer.publishedKeys)) ?? [];
  expect(await verifyDocument(keys, document, signature, TIME)).toBeUndefined();
  expect(await verifyDocument(keys, { ...document, ore: 262_801 }, signature, TIME)).toBe("signature");
  const other = `${signature.value.startsWith("0") ? "1" : "0"}${signature.value.slice(1)}`;
  expect(await verifyDocument(keys, document, { ...signature, value: other }, TIME)).toBe("signature");
  expect(await verifyDocument(keys, document, { ...signature, kid: "a2" }, TIME)).toBe("unknown-key");
  expect(await verifyDocument(keys, document, signature, "2027-01-01T00:00:00.000Z")).toBe("key-period");
});

test("the key of the period signs, and no key signs outside of its period", () => {
  const signer = createDocumentSigner([
    period("a1", "2026-01-01", "2027-01-01"),
    period("a2", "2027-01-01", "2028-01-01"),
  ]);
  expect(signer.signDocument(document, "2026-12-31T23:59:59.999Z").kid).toBe("a1");
  expect(signer.signDocument(document, "2027-01-01T00:00:00.000Z").kid).toBe("a2");
  expect(() => signer.signDocument(document, "2028-01-01T00:00:00.000Z")).toThrow("no key");
});

test("a retired key verifies with its public half alone", async () => {
  const old = period("a1", "2025-01-01", "2027-01-01");
  const before = createDocumentSigner([old]);
  const signature = before.signDocument(document, TIME);
  const publicHalf = Buffer.from(before.publishedKeys[0]?.x ?? "", "base64url");
  const { publishedKeys } = createDocumentSigner(
    [period("a2", "2027-01-01", "2028-01-01")],
    [{ ...old, key: publicHalf }],
  );
  expect(publishedKeys.map(({ kid }) => kid)).toEqual(["a2", "a1"]);
  expect(await verifyDocument(publishedKeys, document, signature, TIME)).toBeUndefined();
  expect(JSON.stringify(publishedKeys)).not.toContain(Buffer.from(old.key).toString("base64url"));
});

test("a key is read as RFC 8032 reads it, and canonical bytes are UTF-8", () => {
  // RFC 8032 §7.1, test 2.
  const secret = Buffer.from("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb", "hex");
  const [key] = createDocumentSigner([{ ...period("a1", "2026-01-01", "2027-01-01"), key: secret }]).publishedKeys;
  expect(Buffer.from(key?.x ?? "", "base64url").toString("hex")).toBe(
    "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
  );
  expect(new TextDecoder().decode(canonicalBytes(document))).toBe('{"name":"Åkerbär","ore":262800,"type":"sample"}');
});

test.for(["", "{", "{}", '{"keys":[{}]}', '{"keys":[],"more":1}'])("%j is no file of keys", (text) => {
  expect(readKeys(text)).toBeUndefined();
});
