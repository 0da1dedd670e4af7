import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type Link, type Mentions, type ModuleDeclarations, readDeclarations, resolverIn } from "./declarations.ts";
import { type Fault, isTest, readTree, routeFiles } from "./source-tree.ts";

/** Exports of the product that no program, tool or page reaches, through any number of other declarations. */
export function findDeadExports(root: string): Fault[] {
  const files = readTree(root, (path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"));
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { imports: Record<string, string> };
  const resolve = resolverIn(new Set(files.map(({ path }) => path)), manifest.imports);
  const modules = new Map(files.map((file) => [file.path, readDeclarations(file, resolve)]));
  const reached = reach(modules, findEntries(root, modules));
  return [...modules].flatMap(([file, { exports }]) =>
    JUDGED.test(file) && !isTest(file)
      ? [...exports]
          .filter(([name, { from }]) => !reached.has(`${file} ${name}`) && !reached.has(`${file} ${localOf(from)}`))
          .map(([name, { line }]) => ({ file, line, what: `exports ${name}, which no program reaches` }))
      : [],
  );
}

const JUDGED = /^(?:src|simulators|tools)\//;

const localOf = (from: Link | string): string => (typeof from === "string" ? from : "");

/** What the framework reads of a page; any other export of a page must be imported. */
const PAGE_EXPORTS = [
  "default",
  "loader",
  "action",
  "meta",
  "handle",
  "links",
  "headers",
  "shouldRevalidate",
  "ErrorBoundary",
  "HydrateFallback",
  "Layout",
  "clientLoader",
  "clientAction",
  "middleware",
];

const PROGRAMS = /^src\/main\/(?:web|worker|migrate|simulators)\.ts$|^tools\/[^/]+\.ts$|^[^/]+\.ts$/;
const FRAMEWORK = /^src\/web\/(?:routes\.ts|entry\.\w+\.tsx)$/;
/** What the registries import of a vertical that begins as the template. */
const TEMPLATE = /^tools\/new\/blank\/(?:server\/blank\.server|simulated\/blank\.simulated|web\/blank\.entry)\.ts$/;
/** Files outside the programs that start a module by its path. */
const STARTERS = /^(?:\.ci|\.devcontainer|ops)\/|^package\.json$/;

function findEntries(root: string, modules: ReadonlyMap<string, ModuleDeclarations>): Link[] {
  const all = (module: string): Link => ({ module, name: "*" });
  const judged = [...modules].filter(([file]) => !isTest(file) && !/^(?:tests|gallery)\//.test(file));
  const named = judged.flatMap(([file, { paths }]) =>
    paths.flatMap((path) => [posix.join(posix.dirname(file), path), `src/${path}`, path.replace(/^\.?\//, "")]),
  );
  const started = readTree(root, (path) => STARTERS.test(path)).flatMap(({ text }) => text.match(MODULE_PATH) ?? []);
  const pages = [...routeFiles(root), "src/web/root.tsx"];
  return [
    ...[...modules.keys()]
      .filter((file) => PROGRAMS.test(file) || FRAMEWORK.test(file) || TEMPLATE.test(file))
      .map(all),
    ...[...named, ...started]
      .filter((path) => modules.has(path) && JUDGED.test(path) && !isTest(path) && !pages.includes(path))
      .map(all),
    ...pages.flatMap((module) => PAGE_EXPORTS.map((name) => ({ module, name }))),
  ];
}

const MODULE_PATH = /(?:src|tools)\/[\w/.-]+\.tsx?\b/g;

/** Every declaration and export that the entries lead to, as `file name`. */
function reach(modules: ReadonlyMap<string, ModuleDeclarations>, entries: readonly Link[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...entries];
  const follow = (file: string, { names, links }: Mentions) => {
    for (const name of names) {
      const imported = modules.get(file)?.imports.get(name);
      if (imported) waiting.push(imported);
      else if (modules.get(file)?.declarations.has(name)) waiting.push({ module: file, name: `own ${name}` });
    }
    waiting.push(...links);
  };
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { module: file, name } = next;
    const module = modules.get(file);
    if (!module) continue;
    if (!reached.has(file)) {
      reached.add(file);
      follow(file, module.effects);
    }
    if (name === "*") {
      for (const each of module.exports.keys()) waiting.push({ module: file, name: each });
      // `const server = start()` of a program runs although nothing mentions it.
      for (const each of module.declarations.keys())
        if (!module.exports.has(each)) waiting.push({ module: file, name: `own ${each}` });
    }
    const own = name.startsWith("own ") ? name.slice(4) : undefined;
    const key = `${file} ${own ?? name}`;
    if (reached.has(key) && own === undefined) continue;
    const from = own ?? module.exports.get(name)?.from;
    if (typeof from === "object") {
      reached.add(key);
      waiting.push(from);
    } else if (from !== undefined && !reached.has(`${file} own ${from}`)) {
      reached.add(key).add(`${file} ${from}`).add(`${file} own ${from}`);
      const mentions = module.declarations.get(from);
      if (mentions) follow(file, mentions);
    }
  }
  return reached;
}
