import { posix } from "node:path";
import type { Module } from "./import-graph.ts";
import { isTest } from "./source-tree.ts";

/** Folders that need each other, and the imports by which they do. */
export interface FolderCycle {
  readonly folders: readonly string[];
  readonly imports: readonly string[];
}

/** What is judged: every folder of code. */
export const GUARDED = /^(src|simulators|gallery|tools|tests)\//;

interface Import {
  readonly from: string;
  readonly to: string;
}

/** No two folders need each other, directly or through others; a folder is one that holds files itself, its subfolders are others. */
export function findFolderCycles(modules: readonly Module[], within: RegExp): FolderCycle[] {
  const between = modules
    .filter(({ source }) => within.test(source) && !isTest(source))
    .flatMap(({ source, imports }) => imports.map(({ to }) => ({ from: source, to })))
    .filter(({ from, to }) => within.test(to) && folderOf(from) !== folderOf(to));
  return findCycles(between);
}

const folderOf = (file: string): string => posix.dirname(file);

function findCycles(imports: readonly Import[]): FolderCycle[] {
  const reached = new Map<string, Set<string>>();
  const next = Map.groupBy(imports, ({ from }) => folderOf(from));
  const reachFrom = (start: string): Set<string> => {
    const found = new Set<string>();
    const waiting = [start];
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop())
      for (const { to } of next.get(folder) ?? []) {
        if (found.has(folderOf(to))) continue;
        found.add(folderOf(to));
        waiting.push(folderOf(to));
      }
    return found;
  };
  for (const folder of next.keys()) reached.set(folder, reachFrom(folder));
  const inOneCycle = (one: string, other: string): boolean =>
    Boolean(reached.get(one)?.has(other) && reached.get(other)?.has(one));
  const groups = Map.groupBy(
    [...next.keys()].filter((folder) => inOneCycle(folder, folder)).toSorted(),
    (folder) => [...next.keys()].filter((other) => inOneCycle(folder, other)).toSorted()[0] ?? folder,
  );
  return [...groups.values()].map((folders) => ({
    folders,
    imports: imports
      .filter(({ from, to }) => folders.includes(folderOf(from)) && folders.includes(folderOf(to)))
      .map(({ from, to }) => `${from} → ${to}`)
      .toSorted(),
  }));
}
