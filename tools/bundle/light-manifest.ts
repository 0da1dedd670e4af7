import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { compressFile } from "./compress-assets.ts";

const MANIFEST = /^manifest-[\w-]+\.js$/;
const BEFORE = "window.__reactRouterManifest=";

/**
 * The router's table of pages, as every page that hydrates loads it. Which other files each page's script needs is only
 * for the server, which names them in the page; in the browser the script imports them itself. Written by the router while the
 * server is built, so it is also packed here.
 */
export const lightManifest = (folder: string): Plugin => ({
  name: "sparv:light-manifest",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  async writeBundle() {
    const names = readdirSync(folder).filter((name) => MANIFEST.test(name));
    if (names.length !== 1) throw new Error(`${folder} holds ${names.length} tables of pages, not one`);
    const file = join(folder, names[0] ?? "");
    writeFileSync(file, removeServerFields(readFileSync(file, "utf8")));
    await compressFile(file);
  },
});

interface Manifest {
  readonly entry: { readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, { readonly imports: readonly string[] }>>;
}

/** The same table without what is only for the server. */
export function removeServerFields(script: string): string {
  if (!script.startsWith(BEFORE)) throw new Error("the router writes its table of pages in another way than it did");
  const manifest = JSON.parse(script.slice(BEFORE.length).replace(/;\s*$/, "")) as Manifest;
  const withoutImports = <Part extends object>(part: Part): Part => ({ ...part, imports: [] });
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, withoutImports(route)]);
  const light = { ...manifest, entry: withoutImports(manifest.entry), routes: Object.fromEntries(routes) };
  return `${BEFORE}${JSON.stringify(light)};`;
}
