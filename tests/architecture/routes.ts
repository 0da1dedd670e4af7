import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Fault, isTest, lineAt, readTree, withoutComments } from "./source-tree.ts";

export const ROUTES_DOCUMENT = "docs/routes.md";

/** The document lists every address that we answer, and no other. */
export async function findRouteFaults(root: string): Promise<Fault[]> {
  const answered = [...(await pageRoutes(root)), ...(await listCallRoutes(root))];
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
export async function listCallRoutes(root: string): Promise<AnsweredRoute[]> {
  const addresses = await readAddresses(root);
  return [...callRoutes(root, addresses), ...describedRoutes(root, addresses)];
}

type Addresses = Readonly<Record<string, unknown>>;

/** What `src/domain/addresses` exports, by name. */
async function readAddresses(root: string): Promise<Addresses> {
  const files = readTree(root, (path) => /^src\/domain\/addresses\/[^/]+\.ts$/.test(path) && !isTest(path));
  const modules = await Promise.all(
    files.map(({ path }) => import(/* @vite-ignore */ pathToFileURL(join(root, path)).href) as Promise<Addresses>),
  );
  return Object.assign({}, ...modules) as Addresses;
}

/** A text, or a call of an address function with texts and a vertical's own place. */
const ADDRESS = /(["`]([^"`]+)["`]|(\w+)\(([^)]*)\))/.source;

function readAddress(
  [, , , text, name = "", given = ""]: readonly (string | undefined)[],
  addresses: Addresses,
): string {
  if (text !== undefined) return plain(text);
  const write = addresses[name];
  if (typeof write !== "function") return `of ${name}, which is not in src/domain/addresses`;
  const values = given.split(",").filter((value) => value.trim() !== "");
  const read = values.map((value) => /"([^"]*)"/.exec(value)?.[1] ?? { path: "/{group}/{service}/" });
  return plain((write as (...values: unknown[]) => string)(...read));
}

/** Calls are data with a method and a path; some are registered directly on the server. A vertical's own address is a group and a service. */
function callRoutes(root: string, addresses: Addresses): AnsweredRoute[] {
  const asData = new RegExp(String.raw`\bmethod:\s*"([A-Z]+)",\s*path:\s*${ADDRESS}`, "g");
  const alone = new RegExp(
    String.raw`\b(?:server|app|instance)\.(get|post|put|delete)(?:<[^(]*>)?\(\s*${ADDRESS}`,
    "g",
  );
  return readTree(root, (path) => /^src\/(http|main)\/.+\.ts$/.test(path) && !isTest(path)).flatMap(
    ({ path, text }) => {
      const code = withoutComments(text);
      return [...code.matchAll(asData), ...code.matchAll(alone)].map((found) => ({
        route: `${found[1]?.toUpperCase()} ${readAddress(found, addresses)}`,
        file: path,
      }));
    },
  );
}

/** Addresses that a vertical's description names in full, because they follow no common pattern. */
const describedRoutes = (root: string, addresses: Addresses): AnsweredRoute[] =>
  readTree(root, (path) => /^src\/verticals\/.+\.vertical\.ts$/.test(path)).flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(new RegExp(String.raw`\b(savingEventPath):\s*${ADDRESS}`, "g"))].map(
      (found) => ({
        route: `POST ${readAddress(found, addresses)}`,
        file: path,
      }),
    ),
  );

/** An optional part is listed with its name. */
const plain = (path: string): string =>
  path.replace(/\$\{[^}]*path\}/i, "/{group}/{service}/").replace(/:(\w+)\??/g, "{$1}");
