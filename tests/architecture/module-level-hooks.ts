import { type Fault, isCode, isTest, lineAt, readTree } from "./source-tree.ts";

/** Those that every file of a project reads anew. */
const SETUP_FILES = new Set(["tests/support/after-each-journey.ts"]);

const HOOK = /^(?:after|before)(?:All|Each)\(/gm;

/** Files that share a process share its modules: a hook at the top of one is heard by the first file that reads it, and no other. */
export function findModuleLevelHooks(root: string): Fault[] {
  return readTree(root, (path) => isCode(path) && !isTest(path) && !SETUP_FILES.has(path)).flatMap(({ path, text }) =>
    [...text.matchAll(HOOK)].map((found) => ({
      file: path,
      line: lineAt(text, found.index),
      what: "has a hook at its top that only the first test file would hear",
    })),
  );
}
