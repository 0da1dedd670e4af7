import { type Fault, isCode, isTest, lineAt, readTree } from "./source-tree.ts";

/** Loaded again for every test file of a project. */
const SETUP_FILES = new Set(["tests/support/after-each-journey.ts"]);

const HOOK = /^(?:after|before)(?:All|Each)\(/gm;

/** Files that share a process share its modules: a top-level hook of a module runs only for the first test file that imports it. */
export function findModuleLevelHooks(root: string): Fault[] {
  return readTree(root, (path) => isCode(path) && !isTest(path) && !SETUP_FILES.has(path)).flatMap(({ path, text }) =>
    [...text.matchAll(HOOK)].map((found) => ({
      file: path,
      line: lineAt(text, found.index),
      what: "has a top-level hook, which runs for the first test file only",
    })),
  );
}
