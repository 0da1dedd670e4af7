import { posix } from "node:path";
import { type Fault, isCode, isTest, lineAt, readTree, type SourceFile, withoutComments } from "./source-tree.ts";
import { REGISTRIES, verticalNames } from "./vertical-names.ts";

/** A file outside a vertical's folder that imports from it. */
export interface Importer {
  readonly file: string;
  readonly line: number;
  /** As it is written. */
  readonly imported: string;
  /** The reason why it may import, or that it may not. */
  readonly as: "registry" | "test" | "simulator" | "not allowed";
}

/** A vertical is a folder, and one of its simulated companies: a file elsewhere that imports from them has to change when the vertical is removed or a similar one is added. */
export const findImporters = (root: string, vertical: string): Importer[] =>
  readTree(root, isCode).flatMap((file) => importersIn(file, vertical));

export const findVerticalImports = (root: string): Fault[] =>
  verticalNames(root).flatMap((vertical) =>
    findImporters(root, vertical)
      .filter(({ as }) => as === "not allowed")
      .map(({ file, line, imported }) => ({ file, line, what: `imports from the vertical ${vertical}: ${imported}` })),
  );

function importersIn({ path, text }: SourceFile, vertical: string): Importer[] {
  const isIts = (file: string): boolean =>
    ["src", "simulators"].some((top) => file.startsWith(`${top}/verticals/${vertical}/`));
  if (isIts(path) || !text.includes(`${vertical}/`)) return [];
  const code = withoutComments(text);
  return [...code.matchAll(SPECIFIER)].flatMap((found) => {
    const imported = found[1] ?? "";
    if (!isIts(resolve(path, imported))) return [];
    return [{ file: path, line: lineAt(code, found.index), imported, as: roleOf(path) }];
  });
}

/** `from "x"`, `import "x"`, `import("x")`, `export … from "x"`; a glob that Vite reads counts as well. */
const SPECIFIER = /\b(?:from|import|glob)\s*(?:<[^>]*>)?\(?\s*["'`]([^"'`\n]+)["'`]/g;

const resolve = (path: string, imported: string): string =>
  /^#(?:verticals|simulators)\//.test(imported)
    ? imported.replace("#verticals/", "src/verticals/").replace("#simulators/", "simulators/")
    : imported.startsWith(".")
      ? posix.join(posix.dirname(path), imported)
      : imported.replace(/^\//, "");

function roleOf(path: string): Importer["as"] {
  if (REGISTRIES.includes(path)) return "registry";
  if (isTest(path) || path.startsWith("tests/")) return "test";
  return path.startsWith("simulators/") ? "simulator" : "not allowed";
}
