import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createScratchTree } from "#tests/support/scratch-tree.ts";
import { ROOT } from "#tools/processes/paths.ts";

// Commands that write files of the tree, on a copy of it, and some that need nothing else.

const scratch = createScratchTree();
afterAll(() => scratch.remove());

function run(command: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync("sh", ["-ec", command], { cwd: scratch.root, encoding: "utf8" });
  return { status, output: stdout + stderr };
}

const changed = (): string[] =>
  scratch.files.filter((file) => !readFileSync(join(scratch.root, file)).equals(readFileSync(join(ROOT, file))));

test.for([
  "npm run format",
  "npm run tool -- env-example",
  "npm run tool -- dashboards",
  "npm run tool -- log-fields",
  "npm run tool -- mail-templates",
])("%s leaves the tree as it is committed", (command) => {
  expect(run(command)).toMatchObject({ status: 0 });
  expect(changed(), `run ${command} and commit what it writes`).toEqual([]);
});

test.for([
  ["npm run --silent tool -- certificates", "certificates in "],
  ["npm run --silent tool -- vertical-diff car", "src/verticals/"],
])("%s prints what it is for", ([command = "", part = ""]) => {
  const { status, output } = run(command);
  expect(status, output).toBe(0);
  expect(output).toContain(part);
});
