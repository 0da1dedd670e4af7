import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LOG_FIELDS } from "#platform/logging/log-fields.ts";
import { pickKnownFields } from "#platform/logging/pick-known-fields.ts";
import { ROOT } from "../processes/paths.ts";
import { composeFieldTable, LOG_FIELDS_MARKS, LOGS_DOCUMENT } from "./compose-field-table.ts";

const document = readFileSync(join(ROOT, LOGS_DOCUMENT), "utf8");
const written = document.split(LOG_FIELDS_MARKS.begin)[1]?.split(LOG_FIELDS_MARKS.end)[0]?.trim();

test("the document lists the fields that the logger lets through; otherwise run npm run tool -- log-fields", () => {
  expect(written).toBe(composeFieldTable(LOG_FIELDS));
});

test("a planted field, meaning or reader makes another table", () => {
  const { count } = LOG_FIELDS;
  expect(composeFieldTable({ ...LOG_FIELDS, planted: count })).not.toBe(written);
  expect(composeFieldTable({ ...LOG_FIELDS, count: { ...count, meaning: "planted" } })).not.toBe(written);
  expect(composeFieldTable({ ...LOG_FIELDS, count: { ...count, readers: "investigators" } })).not.toBe(written);
});

const { error: _error, ...ofPlainKind } = LOG_FIELDS;

test.each(Object.entries(ofPlainKind))(
  "the example of %s is a value that the logger writes as it is",
  (name, field) => {
    expect(pickKnownFields({ [name]: field.example })).toEqual({ [name]: field.example });
  },
);
