import { expect, test } from "vitest";
import { textVersionOf } from "./text-version.ts";

const texts = { title: "Kakor", categories: [{ name: "Produkt" }] };

test("the same texts have the same version, on every node and after every start", () => {
  expect(textVersionOf(structuredClone(texts))).toBe(textVersionOf(texts));
  expect(textVersionOf(texts)).toMatch(/^[\w-]{12}$/);
});

test("any change of a text makes another version", () => {
  expect(textVersionOf({ ...texts, title: "Kakor." })).not.toBe(textVersionOf(texts));
  expect(textVersionOf({ ...texts, categories: [{ name: "Analys" }] })).not.toBe(textVersionOf(texts));
});
