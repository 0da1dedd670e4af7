import { expect, it } from "vitest";
import { anyOf, atLeast, chunk, everyOf, neededBy, neededEverBy, neededWithout, not, path } from "./chunk-rules.ts";

const imports: Record<string, readonly [at: readonly string[], later?: readonly string[]]> = {
  root: [["frame", "shared"], ["modal"]],
  frame: [["icon"]],
  icon: [[]],
  banner: [["shared"]],
  shared: [[]],
  modal: [["icon", "form", "input"]],
  form: [["input"]],
  input: [[], ["list"]],
  list: [["icon"]],
};
const graph = {
  getModuleInfo(id: string) {
    const [importedIds, dynamicallyImportedIds = []] = imports[id] ?? [];
    return importedIds ? { importedIds, dynamicallyImportedIds } : null;
  },
};
const listFor = (rule: ReturnType<typeof neededBy>) => Object.keys(imports).filter((id) => rule(id, graph));

it("takes what the files import, through however many others, and nothing that comes later", () => {
  expect(listFor(neededBy("root"))).toEqual(["root", "frame", "icon", "shared"]);
});

it("takes what comes later too when asked to", () => {
  expect(listFor(neededEverBy("form"))).toEqual(["icon", "form", "input", "list"]);
});

it("finds what is needed where the given files are not", () => {
  expect(listFor(neededWithout(["form"], ["root"]))).toEqual(["root", "frame", "icon", "shared", "list"]);
});

it("combines rules into a chunk", () => {
  const { name } = chunk("frame", neededBy("root"), not(neededBy("banner")));
  expect(["shared", "icon", "list"].map((id) => name(id, graph))).toEqual([null, "frame", null]);
  expect(listFor(anyOf(path(/^sh/), everyOf(neededBy("root"), neededBy("list"))))).toEqual(["icon", "shared"]);
  expect(listFor(atLeast(2, [neededBy("root"), neededBy("banner"), neededBy("list")]))).toEqual(["icon", "shared"]);
});

it("throws when a file no longer exists", () => {
  expect(() => neededBy("gone")("icon", graph)).toThrow("gone");
});
