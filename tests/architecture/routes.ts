import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Fault, isTest, lineAt, readTree, withoutComments } from "./source-tree.ts";

export const ROUTES_DOCUMENT = "docs/routes.md";

/** The document lists every address that we answer, and no other. */
export async function findRouteFaults(root: string): Promise<Fault[]> {
  const answered = [...(await pageRoutes(root)), ...listCallRoutes(root)];
  const text = readFileSync(join(root, ROUTES_DOCUMENT), "utf8");
  const listed = [...text.matchAll(/^\| `([A-Z]+ \S+)`/gm)].map((found) => ({
    route: found[1] ?? "",
    line: lineAt(text, found.index),
  }));
  return [
    ...answered
      .filter(({ route }) => !listed.some((entry) => entry.route === route))
      .map(({ route, file }) => ({ file, line: 1, what: `answers ${route}, which ${ROUTES_DOCUMENT} does not list` })),
    ...listed
      .filter(({ route }) => !answered.some((entry) => entry.route === route))
      .map(({ route, line }) => ({ file: ROUTES_DOCUMENT, line, what: `lists ${route}, which nothing answers` })),
  ];
}

export interface AnsweredRoute {
  readonly route: string;
  readonly file: string;
}

interface RouteEntry {
  readonly path?: string;
  readonly index?: boolean;
  readonly file: string;
  readonly children?: readonly RouteEntry[];
}

async function pageRoutes(root: string): Promise<AnsweredRoute[]> {
  const file = pathToFileURL(join(root, "src/web/routes.ts")).href;
  const { default: entries } = (await import(/* @vite-ignore */ file)) as { default: readonly RouteEntry[] };
  const flatten = (entry: RouteEntry, above: string): AnsweredRoute[] => {
    const path = `${above}/${entry.path ?? ""}`.replace(/\/+/g, "/");
    const own =
      entry.index === true || entry.path !== undefined
        ? [{ route: `GET ${plain(path)}`, file: "src/web/routes.ts" }]
        : [];
    return [
      ...(entry.children === undefined ? own : []),
      ...(entry.children ?? []).flatMap((child) => flatten(child, path)),
    ];
  };
  return entries.flatMap((entry) => flatten(entry, ""));
}

/** Every route that is no page. */
export const listCallRoutes = (root: string): AnsweredRoute[] => [...callRoutes(root), ...describedRoutes(root)];

/** Calls are data with a method and a path; some are registered directly on the server. A vertical's own address is a group and a service. */
function callRoutes(root: string): AnsweredRoute[] {
  const asData = /\bmethod:\s*"([A-Z]+)",\s*path:\s*["`]([^"`]+)["`]/g;
  const alone = /\b(?:server|app|instance)\.(get|post|put|delete)(?:<[^(]*>)?\(\s*["`]([^"`]+)["`]/g;
  return readTree(root, (path) => /^src\/(http|main)\/.+\.ts$/.test(path) && !isTest(path)).flatMap(
    ({ path, text }) => {
      const code = withoutComments(text);
      return [...code.matchAll(asData), ...code.matchAll(alone)].map((found) => ({
        route: `${found[1]?.toUpperCase()} ${plain(found[2] ?? "")}`,
        file: path,
      }));
    },
  );
}

/** Addresses that a vertical's description names in full, because they follow no common pattern. */
const describedRoutes = (root: string): AnsweredRoute[] =>
  readTree(root, (path) => /^src\/verticals\/.+\.vertical\.ts$/.test(path)).flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(/\bsavingEventPath:\s*"([^"]+)"/g)].map((found) => ({
      route: `POST ${found[1] ?? ""}`,
      file: path,
    })),
  );

/** An optional part is listed with its name. */
const plain = (path: string): string =>
  path.replace(/\$\{[^}]*path\}/i, "/{group}/{service}/").replace(/:(\w+)\??/g, "{$1}");
