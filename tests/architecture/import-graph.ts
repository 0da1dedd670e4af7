import { existsSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join, posix } from "node:path";
import { parseSync } from "vite";
import { isCode, readTree } from "./source-tree.ts";

export interface Import {
  /** As it is written. */
  readonly specifier: string;
  /** The file below the root, or the name of Node's module; the specifier when there is no such file. */
  readonly to: string;
  /** A type is gone when the code runs; what is imported by a call is fetched later. */
  readonly kind: "static" | "dynamic" | "type";
  readonly origin: "project" | "shipped" | "development" | "unlisted" | "node" | "unresolved";
}

export interface Module {
  readonly source: string;
  readonly imports: readonly Import[];
}

/** Every module of the project, in the folders that the dependency rules cover, with what it imports. */
export function readImportGraph(root: string): Module[] {
  const resolve = createResolver(root);
  const isCovered = (path: string) => isCode(path) && /^(src|simulators|gallery|tools|tests)\//.test(path);
  return readTree(root, isCovered).map(({ path, text }) => ({
    source: path,
    imports: readImports(path, text).map((found) => ({ ...found, ...resolve(found.specifier, path) })),
  }));
}

function readImports(path: string, text: string): Pick<Import, "specifier" | "kind">[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const kindAt = (start: number): Import["kind"] =>
    /^(import|export)\s+type\b/.test(text.slice(start)) ? "type" : "static";
  return [
    ...staticImports.map(({ start, moduleRequest }) => ({ specifier: moduleRequest.value, kind: kindAt(start) })),
    ...staticExports.flatMap(({ start, entries }) =>
      entries.flatMap(({ moduleRequest }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, kind: kindAt(start) }] : [],
      ),
    ),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, specifier] = /^["'](.+)["']$/.exec(text.slice(start, end)) ?? [];
      return specifier === undefined ? [] : [{ specifier, kind: "dynamic" as const }];
    }),
  ];
}

type Resolved = Pick<Import, "to" | "origin">;

interface Package {
  readonly exports?: unknown;
  readonly module?: string;
  readonly main?: string;
}

interface OwnPackage {
  readonly imports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

function createResolver(root: string): (specifier: string, from: string) => Resolved {
  const own = readJson(join(root, "package.json")) as OwnPackage;
  const known = new Map<string, Resolved>();

  function resolve(specifier: string, from: string): Resolved {
    if (isBuiltin(specifier)) return { to: specifier.replace(/^node:/, ""), origin: "node" };
    const isRelative = specifier.startsWith(".");
    const file = isRelative
      ? findFile(posix.join(posix.dirname(from), specifier))
      : specifier.startsWith("#")
        ? findFile(matchPattern(own.imports, specifier) ?? "")
        : findInPackages(specifier);
    if (file === undefined) return { to: specifier, origin: "unresolved" };
    return { to: file, origin: isRelative || specifier.startsWith("#") ? "project" : originOf(packageOf(specifier)) };
  }

  function findFile(path: string): string | undefined {
    const plain = posix.normalize(path.replace(/\?.*$/, ""));
    return ["", ".ts", ".tsx", ".mjs", ".js", ".json"]
      .map((ending) => plain + ending)
      .find((file) => /\.\w+$/.test(file) && existsSync(join(root, file)));
  }

  function findInPackages(specifier: string): string | undefined {
    const name = packageOf(specifier);
    const folder = `node_modules/${name}`;
    if (!existsSync(join(root, folder, "package.json"))) return undefined;
    const { exports, module, main = "index.js" } = readJson(join(root, folder, "package.json")) as Package;
    const subpath = `.${specifier.slice(name.length)}`;
    const target =
      exports === undefined ? (subpath === "." ? (module ?? main) : subpath) : matchExport(exports, subpath);
    return target === undefined ? undefined : findFile(posix.join(folder, target));
  }

  const originOf = (name: string): Import["origin"] =>
    name in own.dependencies ? "shipped" : name in own.devDependencies ? "development" : "unlisted";

  return (specifier, from) => {
    const key = specifier.startsWith(".") ? posix.join(posix.dirname(from), specifier) : specifier;
    const found = known.get(key) ?? resolve(specifier, from);
    known.set(key, found);
    return found;
  };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** As Node reads the field, for the conditions that a server has. */
function matchExport(exports: unknown, subpath: string): string | undefined {
  const table = exports as Readonly<Record<string, unknown>>;
  const isTable = typeof exports === "object" && Object.keys(table).some((key) => key.startsWith("."));
  return isTable ? matchPattern(table, subpath) : subpath === "." ? pickCondition(exports) : undefined;
}

/** An exact name, or one with a star; the longest of those. */
function matchPattern(table: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const patterns = Object.keys(table).filter((key) => {
    const [start = "", end] = key.split("*");
    return end === undefined ? key === name : name.startsWith(start) && name.endsWith(end);
  });
  const [best] = patterns.toSorted((a, b) => Number(a.includes("*")) - Number(b.includes("*")) || b.length - a.length);
  if (best === undefined) return undefined;
  const [start = "", end = ""] = best.split("*");
  return pickCondition(table[best])?.replaceAll("*", name.slice(start.length, name.length - end.length));
}

function pickCondition(target: unknown): string | undefined {
  if (typeof target === "string") return target;
  if (typeof target !== "object" || target === null) return undefined;
  for (const [condition, value] of Object.entries(target)) {
    if (!Array.isArray(target) && !["node", "import", "default"].includes(condition)) continue;
    const found = pickCondition(value);
    if (found !== undefined) return found;
  }
  return undefined;
}
