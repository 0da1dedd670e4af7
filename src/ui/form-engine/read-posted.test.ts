import { expect, test } from "vitest";
import type { FieldDescription } from "#domain/form/form-description.ts";
import { readPosted } from "./read-posted.ts";

function read(kind: FieldDescription["kind"], entries: readonly (string | File)[]) {
  const posted = new FormData();
  for (const entry of entries) posted.append("field", entry);
  posted.append("stranger", "x");
  const field: FieldDescription = { name: "field", kind, label: "Field", required: false };
  return readPosted({ sections: [{ title: "", fields: [field] }], submit: "" }, posted);
}

test.each([
  ["text", ["Anna"], "Anna"],
  ["checkbox", ["no"], "no"],
  ["checkbox", ["no", "yes"], "yes"],
  ["radio-button", [""], ""],
  ["radio-button", ["", "half"], "half"],
  ["tag", [""], ""],
  ["tag", ["", "fiber", "coax"], "fiber,coax"],
  ["year-month", ["2019", "05"], "2019-05"],
  ["year-month", ["", ""], "-"],
  ["dropdown", ["full"], "full"],
] as const)("%s posted as %j is read as '%s'", (kind, entries, value) => {
  expect(read(kind, entries)).toEqual({ field: value });
});

test("a field that was not posted has no value, and a file is none", () => {
  expect(read("text", [])).toEqual({});
  expect(read("text", [new File(["x"], "x.txt")])).toEqual({ field: "" });
});
