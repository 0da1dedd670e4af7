import { expect, it } from "vitest";
import { UnreadableCell } from "#platform/crypto/column-cipher.ts";
import { readableRows } from "./readable-rows.ts";

const read = (row: string): string => {
  if (row === "altered") throw new UnreadableCell({ column: "mails.content_enc", rowId: row }, "altered");
  if (row === "") throw new TypeError("no row");
  return row.toUpperCase();
};

it("passes over a row that cannot be decrypted, and reads those behind it", () => {
  expect(readableRows(["altered", "a", "altered", "b"], read)).toEqual(["A", "B"]);
});

it("hides no other fault", () => {
  expect(() => readableRows(["a", ""], read)).toThrow(TypeError);
});
