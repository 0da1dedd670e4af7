import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { prune } from "./prune.ts";
import { UNUSED_PARTS } from "./unused-parts.ts";

/**
 * Parts of the router that our settings never run, and that it imports all the same: finding routes one by one
 * (react-router.config.ts sends a page's whole table at once), instrumentation (we pass none) and the page shown while a root
 * loads (ours is always rendered by the server). Together 5.5 KB of script on every page that hydrates.
 */
const UNUSED =
  /\/react-router\/dist\/\w+\/lib\/(dom\/ssr\/(fallback|fog-of-war|route-discovery)|router\/instrumentation)\.js$/;

const ROUTER = /\/react-router\/dist\/\w+\/lib\/.*\.js$/;

/** In the browser, replaces them with functions that do nothing, which the router treats as "not in use". */
export const unusedRouterParts = (): Plugin => ({
  name: "sparv:unused-router-parts",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  load(id) {
    return UNUSED.test(id) ? replaceWithNoops(readFileSync(id, "utf8")) : undefined;
  },
  transform(code, id) {
    const unused = Object.entries(UNUSED_PARTS).find(([end]) => id.endsWith(`/node_modules/${end}`))?.[1];
    if (!ROUTER.test(id)) return unused && { code: prune(code, unused), map: null };
    return { code: droppable(unused ? prune(code, unused) : code), map: null };
  },
});

/** The same names, so that a name that a later version adds is there too. */
export function replaceWithNoops(source: string): string {
  const names = [...source.matchAll(/^export \{([^}]*)\};?$/gm)].flatMap((found) => (found[1] ?? "").split(","));
  return names.map((name) => `export const ${name.trim().split(" as ").at(-1)} = () => undefined;`).join("\n");
}

/**
 * The bundler keeps an unused component when it is made by a call or has a display name: links, forms and
 * what prefetches for them, 3 KB. Without the names, and with the calls marked, it sees that they can go.
 */
export const droppable = (source: string): string =>
  source
    .replace(/renderScripts \? .*?createElement\(Scripts, null\) : null/, "null")
    .replaceAll(/^\w+\.displayName = "[^"\n]*";$/gm, "")
    .replaceAll(/^(const \w+ = )(\w+\$1\.(?:forwardRef|memo|createContext)\()/gm, "$1/* @__PURE__ */ $2");
