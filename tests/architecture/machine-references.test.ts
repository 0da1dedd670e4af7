import { expect, test } from "vitest";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";
import { findMachineReferences } from "./machine-references.ts";

test("no file of this project names a machine or a package host", () => {
  expect(describeFaults(findMachineReferences(PROJECT_ROOT))).toEqual([]);
});

test.for([
  ["/wo", "rk/main"],
  ["..", "/shared/x"],
  ["https://registry", ".npmjs.example"],
  ['"resolved"', ': "https://x"'],
])("%s%s is found in any file", async ([first, second]) => {
  const faults = await withPlanted({ "docs/x.md": `\nsee ${first}${second}\n` }, findMachineReferences);
  expect(new Set(faults.map(({ file, line }) => `${file}:${line}`))).toEqual(new Set(["docs/x.md:2"]));
});

test("a network or a homework is no workplace", async () => {
  expect(await withPlanted({ "docs/x.md": "net/work homework/ frame/work/x\n" }, findMachineReferences)).toEqual([]);
});
