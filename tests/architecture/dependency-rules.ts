import { type Import, type Module, readImportGraph } from "./import-graph.ts";
import { COMMISSION, LAYER_RULES, type LayerRule, RANKING } from "./layer-rules.ts";
import { isCode, isTest, readTree, routeFiles, withoutComments } from "./source-tree.ts";

/** One forbidden import, by the name of the rule it breaks. */
export interface DependencyViolation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/** What a visitor's browser may load: everything else costs bytes or does not run there. */
const BROWSER_PACKAGES =
  /node_modules\/(react|react-dom|react-router|lucide-react|scheduler|react-aria-components|@internationalized\/date|altcha-lib\/dist\/esm\/v2\/(index\.js|algorithms\/web))(\/|$)/;

/** Too heavy for the first load (50 to 100 KB): only behind a dynamic import. */
const LAZY_PACKAGES = /node_modules\/(react-aria-components|@internationalized\/date|altcha-lib)\//;

/** React Router's server half of rendering; its name is the framework's. */
const SERVER_ENTRY = "src/web/entry.server.tsx";

export function findDependencyViolations(root: string, modules = readImportGraph(root)): DependencyViolation[] {
  const pages = routeFiles(root);
  const isFirstLoaded = (path: string): boolean => FRAME.includes(path) || pages.includes(path);
  return [
    ...breaches(modules),
    ...follow(modules, isBrowserCode, "browser-reaches-server", isServerOnly),
    ...follow(modules, isFirstLoaded, "lazy-package-on-first-load", isLazyPackage, { past: "static imports" }),
    ...follow(modules, isRanking, "ranking-reaches-commission", isCommission),
    ...importsOutOfSight(root, modules),
  ];
}

/** The imports that a rule forbids. */
function breaches(modules: readonly Module[]): DependencyViolation[] {
  const inCycle = findCycles(modules);
  return LAYER_RULES.flatMap((rule) =>
    modules.flatMap(({ source, imports }) => {
      const from = matchPaths(rule.from, source);
      if (!from) return [];
      const forbidden = imports.filter(
        (each) => isForbidden(rule.to, each, from) && (!rule.to.isCycle || inCycle(source, each.to)),
      );
      return forbidden.map(({ to }) => ({ rule: rule.name, from: source, to }));
    }),
  );
}

const isForbidden = (to: LayerRule["to"], each: Import, captured: readonly string[]): boolean =>
  (to.origins?.includes(each.origin) ?? true) &&
  !(to.isNotType && each.kind === "type") &&
  matchPaths(to, each.to, captured) !== undefined;

/** What the path captures; undefined when it does not match. */
function matchPaths(
  { path = "", pathNot = [] }: LayerRule["from"],
  file: string,
  captured: readonly string[] = [],
): readonly string[] | undefined {
  const match = (pattern: string) =>
    patternOf(pattern.replaceAll(/\$(\d)/g, (_, at: string) => captured[Number(at)] ?? "")).exec(file);
  if ([pathNot].flat().some(match)) return undefined;
  return [path].flat().map(match).find(Boolean) ?? undefined;
}

const patterns = new Map<string, RegExp>();
function patternOf(text: string): RegExp {
  const known = patterns.get(text) ?? new RegExp(text);
  patterns.set(text, known);
  return known;
}

/** Whether an import is part of a way back to its own file, types included. */
function findCycles(modules: readonly Module[]): (from: string, to: string) => boolean {
  const next = new Map(modules.map(({ source, imports }) => [source, imports.map(({ to }) => to)]));
  const groupOf = new Map<string, string>();
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    low.set(file, order.get(file) ?? 0);
    open.push(file);
    for (const to of next.get(file) ?? []) {
      if (!next.has(to)) continue;
      if (!order.has(to)) visit(to);
      if (!groupOf.has(to)) low.set(file, Math.min(low.get(file) ?? 0, low.get(to) ?? 0));
    }
    if (low.get(file) !== order.get(file)) return;
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      groupOf.set(last, file);
      if (last === file) return;
    }
  };
  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return (from, to) => groupOf.has(to) && groupOf.get(from) === groupOf.get(to);
}

/** Follows loaded imports through any number of files and reports the ones that must not be reached. Types are not loaded. */
function follow(
  modules: readonly Module[],
  isStart: (path: string) => boolean,
  rule: string,
  isUnwanted: (found: Import) => boolean,
  { past } = { past: "every import" },
): DependencyViolation[] {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const faults: DependencyViolation[] = [];
  const queue = [...bySource.keys()].filter(isStart);
  const seen = new Set(queue);
  for (let source = queue.shift(); source !== undefined; source = queue.shift()) {
    for (const found of bySource.get(source)?.imports ?? []) {
      const { to, kind } = found;
      if (kind === "type" || seen.has(to)) continue;
      if (past === "static imports" && kind === "dynamic") continue;
      if (isUnwanted(found)) faults.push({ rule, from: source, to });
      else if (!to.includes("node_modules/")) {
        seen.add(to);
        queue.push(to);
      }
    }
  }
  return faults;
}

const isRanking = (path: string): boolean => !isTest(path) && matchPaths({ path: RANKING }, path) !== undefined;
const isCommission = ({ to }: Import): boolean => matchPaths({ path: COMMISSION }, to) !== undefined;

/** What every page needs before it can be used, with the page's own route. */
const FRAME = ["src/web/root.tsx", "src/web/entry.client.tsx"];

const isLazyPackage = ({ to }: Import): boolean => LAZY_PACKAGES.test(to);

const isBrowserCode = (path: string): boolean =>
  /^(gallery|src\/(web|ui|verticals\/([^/]+\/web|_web)))\//.test(path) &&
  isCode(path) &&
  !isTest(path) &&
  path !== SERVER_ENTRY &&
  path !== "src/web/routes.ts";

const isServerOnly = ({ to, origin }: Import): boolean =>
  origin === "node" ||
  /^src\/verticals\/[^/]+\/server\//.test(to) ||
  to.endsWith(".schema.ts") ||
  (["shipped", "development", "unlisted"].includes(origin) && !BROWSER_PACKAGES.test(to));

/** Imports that are in the source but not in the graph: no rule would check them. */
function importsOutOfSight(root: string, modules: readonly Module[]): DependencyViolation[] {
  const followed = new Map(modules.map(({ source, imports }) => [source, imports.map(({ specifier }) => specifier)]));
  return readTree(root, (path) => isCode(path) && /^(src|simulators|gallery)\//.test(path) && !isTest(path)).flatMap(
    (file) =>
      importsIn(file.text).flatMap((specifier): DependencyViolation[] => {
        const to = specifier;
        if (specifier.startsWith("../../")) return [{ rule: "deep-relative-import", from: file.path, to }];
        const isSeen = followed.get(file.path)?.includes(specifier);
        return isSeen ? [] : [{ rule: "unfollowed-import", from: file.path, to }];
      }),
  );
}

function importsIn(text: string): string[] {
  const statement = /^\s*(?:import|export)\b[^"'`;]*?from\s*["']([^"']+)["']|^\s*import\s*["']([^"']+)["']/gm;
  const call = /\bimport\(\s*["']([^"']+)["']\s*\)/g;
  const code = withoutComments(text);
  return [...code.matchAll(statement), ...code.matchAll(call)].flatMap((found) => found[1] ?? found[2] ?? []);
}
