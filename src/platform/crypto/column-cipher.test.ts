import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { type CipherKey, createColumnCipher, UnreadableCell } from "./column-cipher.ts";

const cell = { column: "orders.personal_enc", rowId: "order-1" };
const makeKey = (id: string): CipherKey => ({ id, key: randomBytes(32) });
const plain = JSON.stringify({ personalNumber: "199001012385", name: "Åsa Öberg" });

test("a value comes back as it was, Swedish letters and empty text included", () => {
  const cipher = createColumnCipher([makeKey("a1")]);
  expect(cipher.decrypt(cell, cipher.encrypt(cell, plain))).toBe(plain);
  expect(cipher.decrypt(cell, cipher.encrypt(cell, ""))).toBe("");
});

test("the stored value shows the key's id and nothing of the text", () => {
  const stored = createColumnCipher([makeKey("a1")]).encrypt(cell, plain);
  expect(stored).toMatch(/^1\.a1\.[\w-]+$/);
  expect(Buffer.from(stored.split(".")[2] ?? "", "base64url").includes("1990")).toBe(false);
});

test("the same text is never stored the same way twice, also past one batch of random bytes", () => {
  const cipher = createColumnCipher([makeKey("a1")]);
  const nonces = Array.from({ length: 2_000 }, () =>
    Buffer.from(cipher.encrypt(cell, plain).split(".")[2] ?? "", "base64url")
      .subarray(0, 12)
      .toString("hex"),
  );
  expect(new Set(nonces).size).toBe(2_000);
});

test("any altered byte is noticed", () => {
  const cipher = createColumnCipher([makeKey("a1")]);
  const stored = cipher.encrypt(cell, plain);
  const sealed = Buffer.from(stored.split(".")[2] ?? "", "base64url");
  for (let at = 0; at < sealed.length; at++) {
    const altered = Buffer.from(sealed);
    altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
    expect(() => cipher.decrypt(cell, `1.a1.${altered.toString("base64url")}`)).toThrow(UnreadableCell);
  }
});

test("a value copied to another row or column cannot be read there", () => {
  const cipher = createColumnCipher([makeKey("a1")]);
  const stored = cipher.encrypt(cell, plain);
  expect(() => cipher.decrypt({ ...cell, rowId: "order-2" }, stored)).toThrow("altered");
  expect(() => cipher.decrypt({ ...cell, column: "searches.personal_enc" }, stored)).toThrow("altered");
});

test("a value whose key id was exchanged for another known one cannot be read", () => {
  const same = randomBytes(32);
  const cipher = createColumnCipher([
    { id: "a1", key: same },
    { id: "b2", key: same },
  ]);
  expect(() => cipher.decrypt(cell, cipher.encrypt(cell, plain).replace("1.a1.", "1.b2."))).toThrow("altered");
});

test("a value under an unknown key, or that is no value of ours, is refused without showing it", () => {
  const cipher = createColumnCipher([makeKey("a1")]);
  const foreign = createColumnCipher([makeKey("z9")]).encrypt(cell, plain);
  expect(() => cipher.decrypt(cell, foreign)).toThrow("unknown-key");
  for (const stored of ["", "199001012385", "2.a1.AAAA", "1.a1.AAAA", "1.a1"]) {
    expect(() => cipher.decrypt(cell, stored)).toThrow("orders.personal_enc of order-1 cannot be read: format");
  }
});

test("after a key change old values are read and known to need the new key", () => {
  const [first, second] = [makeKey("a1"), makeKey("b2")];
  const before = createColumnCipher([first]);
  const stored = before.encrypt(cell, plain);
  expect(before.needsRotation(stored)).toBe(false);

  const after = createColumnCipher([second, first]);
  expect(after.needsRotation(stored)).toBe(true);
  const renewed = after.encrypt(cell, after.decrypt(cell, stored));
  expect(after.needsRotation(renewed)).toBe(false);
  expect(createColumnCipher([second]).decrypt(cell, renewed)).toBe(plain);
});

test("a key id that begins like the current one still needs rotation", () => {
  const [short, long] = [makeKey("a1"), makeKey("a12")];
  expect(createColumnCipher([short, long]).needsRotation(createColumnCipher([long]).encrypt(cell, plain))).toBe(true);
});

test("a key of the wrong length is refused at once", () => {
  expect(() => createColumnCipher([{ id: "a1", key: randomBytes(16) }])).toThrow("32 bytes");
});
