import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { galleryPath } from "#domain/addresses/staff-paths.ts";
import { listRegisteredScreens, type Screen } from "#tools/browser/screens.ts";
import { ROOT } from "#tools/processes/paths.ts";

const SECTION = /section: GallerySection = \{\s+id: "([^"]+)"/;

/** Every shared component in its states, each section as a screen; those that are registered by another name are left out. Read as text: the build alone can load them. */
export function listGallerySections(): Screen[] {
  const registered = new Set(listRegisteredScreens().map(({ path }) => path));
  return globSync("gallery/sections/*.tsx", { cwd: ROOT })
    .filter((file) => !file.endsWith(".test.tsx"))
    .toSorted()
    .map((file) => idOf(file))
    .map((id) => ({ name: `gallery-${id}`, path: `${galleryPath()}?del=${id}` }))
    .filter(({ path }) => !registered.has(path));
}

function idOf(file: string): string {
  const id = SECTION.exec(readFileSync(join(ROOT, file), "utf8"))?.[1];
  if (id === undefined) throw new Error(`${file} has no section`);
  return id;
}
