import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { createColumnCipher, UnreadableCell } from "./column-cipher.ts";
import { reportUnreadable } from "./report-unreadable.ts";

it("reports the column and the row of a value that cannot be read, and never the value", () => {
  const reports: string[] = [];
  const plain = createColumnCipher([{ id: "k1", key: randomBytes(32) }]);
  const cipher = reportUnreadable(plain, (column, { message }) => void reports.push(`${column}: ${message}`));
  const cell = { column: "mails.content_enc", rowId: "m1" };
  const stored = cipher.encrypt(cell, "anna@example.se");
  expect(cipher.decrypt(cell, stored)).toBe("anna@example.se");
  expect(reports).toEqual([]);
  expect(() => cipher.decrypt({ ...cell, rowId: "m2" }, stored)).toThrow(UnreadableCell);
  expect(reports).toEqual(["mails.content_enc: mails.content_enc of m2 cannot be read: altered"]);
});
