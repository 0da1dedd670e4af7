import { expect, it } from "vitest";
import type { Import, Module } from "#tests/architecture/import-graph.ts";
import { findEngineFiles, findLockTimeoutFiles, selectFiles } from "./suites.ts";

const importOf = (to: string, kind: Import["kind"] = "static"): Import => ({
  specifier: to,
  to,
  kind,
  origin: "project",
});

const SOURCES: Readonly<Record<string, string>> = {
  "tests/contracts/engine.ts": "export const engine = await startRestate({});",
  "tests/contracts/world.ts": "export { engine };",
  "tools/faults/world.ts": "const engine = await startRestate({});",
  "tests/contracts/order.test.ts": "",
  "tests/contracts/application.test.ts": "",
  "tests/contracts/types.test.ts": "",
  "tests/contracts/plain.test.ts": 'startStack({ topic: "plain" })',
  "tests/security/rest.test.ts": 'startStack({ topic: "rest", workers: 1 })',
};

const IMPORTS: Readonly<Record<string, Import>> = {
  "tests/contracts/order.test.ts": importOf("tests/contracts/world.ts"),
  "tests/contracts/world.ts": importOf("tests/contracts/engine.ts"),
  "tests/contracts/types.test.ts": importOf("tests/contracts/engine.ts", "type"),
  "tests/contracts/application.test.ts": importOf("tools/faults/world.ts"),
};

const MODULES: readonly Module[] = Object.keys(SOURCES).map((source) => ({
  source,
  imports: [IMPORTS[source] ?? importOf("tools/processes/stack.ts")],
}));

it("the files that start an engine are found, also by a module between", () => {
  const found = findEngineFiles(MODULES, (file) => SOURCES[file] ?? "");
  expect([...found].toSorted()).toEqual([
    "tests/contracts/application.test.ts",
    "tests/contracts/order.test.ts",
    "tests/security/rest.test.ts",
  ]);
});

it("two modules that import each other end the search", () => {
  const modules: Module[] = [
    { source: "tests/one.ts", imports: [importOf("tests/two.ts")] },
    { source: "tests/two.ts", imports: [importOf("tests/one.ts")] },
    { source: "tests/a.test.ts", imports: [importOf("tests/one.ts")] },
  ];
  expect(findEngineFiles(modules, () => "").size).toBe(0);
});

it("the files that expect a lock timeout are found", () => {
  const sources: Readonly<Record<string, string>> = {
    "a.test.ts": 'toThrow("lock timeout")',
    "b.test.ts": "toThrow()",
  };
  expect([...findLockTimeoutFiles(Object.keys(sources), (file) => sources[file] ?? "")]).toEqual(["a.test.ts"]);
});

it("files are selected by a part of their path", () => {
  const files = ["src/domain/a.test.ts", "src/web/b.test.tsx"];
  expect(selectFiles(files, ["domain/"])).toEqual(["src/domain/a.test.ts"]);
  expect(selectFiles(files, [])).toEqual(files);
});
