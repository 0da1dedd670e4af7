import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { tableUrl } from "#web/shell/page/route-table.ts";
import { compressFile } from "./compress-assets.ts";

const MANIFEST = /^manifest-[\w-]+\.js$/;
const BEFORE = "window.__reactRouterManifest=";

/**
 * The router's table of pages, as every page that hydrates loads it: in parts (`tableUrl`). Which other files each page's
 * script needs is only for the server, which names them in the page; in the browser the script imports them itself. Written
 * by the router while the server is built, so it is also packed here.
 */
export const lightManifest = (folder: string): Plugin => ({
  name: "sparv:light-manifest",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  async writeBundle() {
    const names = readdirSync(folder).filter((name) => MANIFEST.test(name));
    if (names.length !== 1) throw new Error(`${folder} holds ${names.length} tables of pages, not one`);
    const whole = join(folder, names[0] ?? "");
    for (const [url, script] of splitTable(readFileSync(whole, "utf8"))) {
      const file = join(folder, basename(url));
      writeFileSync(file, script);
      await compressFile(file);
    }
    rmSync(whole);
  },
});

interface Route {
  readonly id: string;
  readonly path?: string;
  readonly imports: readonly string[];
}

interface Manifest {
  readonly url: string;
  readonly entry: { readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, Route>>;
}

/** Each part by its address, without what is only for the server. */
export function splitTable(script: string): Map<string, string> {
  if (!script.startsWith(BEFORE)) throw new Error("the router writes its table of pages in another way than it did");
  const manifest = JSON.parse(script.slice(BEFORE.length).replace(/;\s*$/, "")) as Manifest;
  const { root, ...pages } = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [id, { ...route, imports: [] }]),
  );
  const byUrl = Map.groupBy(Object.values(pages), ({ path }) => tableUrl(manifest.url, path));
  return new Map(
    [...byUrl].map(([url, routes]) => {
      const together = Object.fromEntries(routes.map((route) => [route.id, route]));
      const part = { ...manifest, url, entry: { ...manifest.entry, imports: [] }, routes: { root, ...together } };
      return [url, `${BEFORE}${JSON.stringify(part)};`];
    }),
  );
}
