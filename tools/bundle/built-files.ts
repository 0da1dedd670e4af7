import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";

/** Vite's list of what it has built for the browser. */
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;

/** The scripts that modules of the build need before they run, their own first. */
export function listNeeded(folder: string, entries: readonly string[], manifest = readManifest(folder)): string[] {
  const keys = new Set(entries);
  for (const key of keys) {
    if (!manifest[key]) throw new Error(`the build has no ${key}`);
    for (const imported of manifest[key].imports ?? []) keys.add(imported);
  }
  return [...new Set([...keys].flatMap((key) => manifest[key]?.file ?? []))];
}

/** What every page that hydrates begins with. */
const ALWAYS = ["src/web/entry.client.tsx", "src/web/root.tsx"];

/**
 * By how many bytes of script, compressed as served, each page begins that hydrates: with the router's table of pages. So each vertical's part, which
 * the pages of a search load too.
 */
export function weighPages(folder: string): Map<string, number> {
  const manifest = readManifest(folder);
  const starting = Object.keys(manifest).filter((key) => ALWAYS.includes(nameOf(key)));
  const [table = ""] = globSync("assets/manifest-*.js", { cwd: folder });
  const pages = Object.entries(manifest).filter(([key, { isEntry }]) => isEntry || key.endsWith(".web.ts"));
  return new Map(
    pages.map(([key]) => {
      const files = [...listNeeded(folder, [...starting, key], manifest), table];
      return [nameOf(key), files.reduce((bytes, file) => bytes + sizeOf(folder, file), 0)];
    }),
  );
}

/** Without what the router adds to the file of a page. */
const nameOf = (key: string): string => key.replace(/\?.*$/, "");

/** As sent to a browser that takes brotli. */
const sizeOf = (folder: string, file: string): number =>
  (statSync(join(folder, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(join(folder, file))).size;
