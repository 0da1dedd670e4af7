import { expect, it } from "vitest";
import { addAfterLast, addToLastList, addToListOf } from "./edit-source.ts";

it("adds a line after the last one that matches", () => {
  expect(addAfterLast("a 1\na 2\nb", /^a/, "a 3")).toBe("a 1\na 2\na 3\nb");
});

it("fails when no line matches, so that a changed file is noticed", () => {
  expect(() => addAfterLast("b", /^a/, "a 3")).toThrow("no line matches");
});

it.each([
  ["const list = [one, two];\n", "const list = [one, two, three];\n"],
  ["const list = [\n  one,\n];\n", "const list = [\n  one,\n  three,\n];\n"],
  ["const list = {\n  one,\n};\n", "const list = {\n  one,\n  three,\n};\n"],
])("adds an element to the last list of %j", (source, edited) => {
  expect(addToLastList(source, "three")).toBe(edited);
});

it("adds an element to the list of a name, and to none after it", () => {
  const source = "export const few = [\n  one,\n];\n\nexport const all = [...few];\n";
  expect(addToListOf(source, "few", "two")).toBe(
    "export const few = [\n  one,\n  two,\n];\n\nexport const all = [...few];\n",
  );
  expect(() => addToListOf(source, "none", "two")).toThrow("nothing is called none");
});
