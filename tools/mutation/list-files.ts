import { globSync } from "node:fs";
import { matchesGlob } from "node:path";
import { AREAS, type Area, NOT_MEASURED } from "./areas.ts";

/** What a run is for: `domain`, or `domain/offer` for one folder of it; and of those the files of one pattern. */
export interface Selection {
  readonly area?: string | undefined;
  readonly only?: string | undefined;
}

export const filesOf = (root: string, { globs }: Area): string[] =>
  [...new Set(globs.flatMap((glob) => globSync(glob, { cwd: root })))]
    .filter((path) => !NOT_MEASURED.test(path))
    .toSorted();

export function selectFiles(root: string, { area, only }: Selection): string[] {
  const [name = "", ...folders] = area?.split("/") ?? [];
  const chosen = AREAS.filter((each) => area === undefined || each.name === name);
  if (chosen.length === 0)
    throw new Error(`no area is called ${name}; there are ${AREAS.map((each) => each.name).join(", ")}`);
  const files = [...new Set(chosen.flatMap((each) => filesOf(root, each)))];
  const folder = folders.length === 0 ? "/" : `/${folders.join("/")}/`;
  return files.filter((path) => path.includes(folder) && (only === undefined || matchesGlob(path, only))).toSorted();
}

/** So that a piece takes less than a minute. */
const MAX_FILES_PER_PIECE = 8;

/** Files that belong together are measured together: one start of the tests serves them all. */
export function intoPieces(files: readonly string[]): string[][] {
  const folders = Map.groupBy(files, (path) => path.split("/").slice(0, 3).join("/"));
  return [...folders.values()].flatMap((folder) =>
    Array.from({ length: Math.ceil(folder.length / MAX_FILES_PER_PIECE) }, (_, at) =>
      folder.slice(at * MAX_FILES_PER_PIECE, (at + 1) * MAX_FILES_PER_PIECE),
    ),
  );
}
