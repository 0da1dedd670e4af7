import { dirname } from "node:path";
import { readImportGraph } from "#tests/architecture/import-graph.ts";

/** How many imports may lead from a test to the file it is to guard. */
const MAX_IMPORTS = 2;

/** Which files of the product each file takes something from; types are not counted. */
export type Imports = ReadonlyMap<string, readonly string[]>;

export const readImports = (root: string): Imports =>
  new Map(
    readImportGraph(root).map(({ source, imports }) => [
      source,
      imports.filter(({ kind, origin }) => kind !== "type" && origin === "project").map(({ to }) => to),
    ]),
  );

/**
 * The unit tests that are responsible for these files: they stand in the same folder, or take something from them by at most one other
 * file. A test further away that would also fail is not counted, so the score is rather too low than too high.
 */
export function findTests(imports: Imports, files: readonly string[]): string[] {
  const folders = new Set(files.map((file) => dirname(file)));
  const found = new Set([...imports.keys()].filter((path) => isUnitTest(path) && folders.has(dirname(path))));
  let reached = new Set(files);
  for (let step = 0; step < MAX_IMPORTS; step += 1) {
    const takers = [...imports].filter(([, taken]) => taken.some((path) => reached.has(path))).map(([path]) => path);
    for (const path of takers) if (isUnitTest(path)) found.add(path);
    reached = new Set(takers);
  }
  return [...found].toSorted();
}

const isUnitTest = (path: string): boolean => path.startsWith("src/") && path.endsWith(".test.ts");
