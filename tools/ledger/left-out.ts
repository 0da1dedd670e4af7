import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { idsIn } from "./row-ids.ts";

/** A test file that a run left out, with every row that its titles may name. */
export interface FileClaims {
  readonly file: string;
  readonly ids: ReadonlySet<string>;
}

/** The test files without results: the gate runs one slice of the long run, and the others run at other commits. */
export const findLeftOut = (root: string, run: ReadonlySet<string>): FileClaims[] =>
  globSync("{src,simulators,gallery,tools,tests}/**/*.test.{ts,tsx}", { cwd: root })
    .filter((file) => !run.has(file))
    .map((file) => ({ file, ids: claimsOf(readFileSync(join(root, file), "utf8")) }));

/** A title that is made while the file runs may name any row in it. */
const claimsOf = (text: string): ReadonlySet<string> =>
  new Set(text.includes("[${") ? text.match(/\b[A-Z]-\d{3}\b/g) : idsIn(text));
