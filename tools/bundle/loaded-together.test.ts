import { expect, it } from "vitest";
import { loadedTogether } from "./loaded-together.ts";

const imports: Record<string, string[]> = {
  root: ["frame", "shared"],
  frame: ["icon"],
  icon: [],
  banner: ["shared"],
  shared: [],
};
const graph = {
  getModuleInfo: (id: string) => (imports[id] ? { importedIds: imports[id] } : null),
};

it("takes what the entries import, through however many files, and nothing else", () => {
  const name = loadedTogether("frame", ["root"]);
  expect(["root", "frame", "icon", "shared"].map((id) => name(id, graph))).toEqual([
    "frame",
    "frame",
    "frame",
    "frame",
  ]);
  expect(name("banner", graph)).toBeNull();
});

it("leaves what others need too", () => {
  const name = loadedTogether("frame", ["root"], ["banner"]);
  expect(name("shared", graph)).toBeNull();
  expect(name("icon", graph)).toBe("frame");
});

it("throws when an entry no longer exists", () => {
  expect(() => loadedTogether("frame", ["gone"])("icon", graph)).toThrow("gone");
});
