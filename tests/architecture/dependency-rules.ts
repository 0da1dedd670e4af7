import { resolve } from "node:path";
import { cruise, type ICruiseOptions, type ICruiseResult, type IModule } from "dependency-cruiser";
import { isCode, isTest, readTree, routeFiles, withoutComments } from "./source-tree.ts";

/** One forbidden import, by the name of the rule it breaks. */
export interface DependencyViolation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/** The folders that the dependency rules cover; only those that exist are read. */
const CRUISED = ["src", "simulators", "gallery", "tools", "tests"];

/** What a visitor's browser may load: everything else costs bytes or does not run there. */
const BROWSER_PACKAGES =
  /node_modules\/(react|react-dom|react-router|lucide-react|scheduler|react-aria-components|@internationalized\/date|altcha-lib\/dist\/esm\/v2\/(index\.js|algorithms\/web))(\/|$)/;

/** Too heavy for the first load (50 to 100 KB): only behind a dynamic import. */
const LAZY_PACKAGES = /node_modules\/(react-aria-components|@internationalized\/date|altcha-lib)\//;

/** React Router's server half of rendering; its name is the framework's. */
const SERVER_ENTRY = "src/web/entry.server.tsx";

/** Every module with what it imports, and the imports that the rules of the cruiser forbid. */
export interface CruisedProject {
  readonly modules: readonly IModule[];
  readonly faults: readonly DependencyViolation[];
}

export async function findDependencyViolations(root: string, cruised?: CruisedProject): Promise<DependencyViolation[]> {
  const { modules, faults } = cruised ?? (await cruiseProject(root));
  const pages = routeFiles(root);
  const isFirstLoaded = (path: string): boolean => FRAME.includes(path) || pages.includes(path);
  return [
    ...faults,
    ...follow(modules, isBrowserCode, "browser-reaches-server", isServerOnly),
    ...follow(modules, isFirstLoaded, "lazy-package-on-first-load", isLazyPackage, { past: "static imports" }),
    ...importsOutOfSight(root, modules),
  ];
}

export async function cruiseProject(root: string): Promise<CruisedProject> {
  const config = await loadConfig();
  const folders = new Set(readTree(root, isCode).map(({ path }) => path.split("/")[0] ?? ""));
  const { output } = await cruise(
    CRUISED.filter((folder) => folders.has(folder)),
    {
      ...config.options,
      baseDir: resolve(root),
      validate: true,
      ruleSet: { forbidden: config.forbidden },
    } as ICruiseOptions,
  );
  const { modules, summary } = output as ICruiseResult;
  return { modules, faults: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })) };
}

export const ruleNames = async (): Promise<string[]> => (await loadConfig()).forbidden.map(({ name }) => name);

interface CruiserConfig {
  readonly forbidden: { readonly name: string }[];
  readonly options: Record<string, unknown>;
}

async function loadConfig(): Promise<CruiserConfig> {
  const file = new URL("../../.dependency-cruiser.mjs", import.meta.url).href;
  return ((await import(/* @vite-ignore */ file)) as { default: CruiserConfig }).default;
}

/**
 * Follows loaded imports through any number of files and reports the ones that must not be reached. Types are not loaded.
 * The cruiser's own `reachable` also follows types, so it cannot express this rule.
 */
function follow(
  modules: readonly IModule[],
  isStart: (path: string) => boolean,
  rule: string,
  isForbidden: (path: string, types: readonly string[]) => boolean,
  { past } = { past: "every import" },
): DependencyViolation[] {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const faults: DependencyViolation[] = [];
  const queue = [...bySource.keys()].filter(isStart);
  const seen = new Set(queue);
  for (let source = queue.shift(); source !== undefined; source = queue.shift()) {
    for (const { resolved: to, dependencyTypes: types } of bySource.get(source)?.dependencies ?? []) {
      if (types.includes("type-only") || seen.has(to)) continue;
      if (past === "static imports" && types.includes("dynamic-import")) continue;
      if (isForbidden(to, types)) faults.push({ rule, from: source, to });
      else if (!to.includes("node_modules/")) {
        seen.add(to);
        queue.push(to);
      }
    }
  }
  return faults;
}

/** What every page needs before it can be used, with the page's own route. */
const FRAME = ["src/web/root.tsx", "src/web/entry.client.tsx"];

const isLazyPackage = (path: string): boolean => LAZY_PACKAGES.test(path);

const isBrowserCode = (path: string): boolean =>
  /^(gallery|src\/(web|ui|verticals\/([^/]+\/web|_web)))\//.test(path) &&
  isCode(path) &&
  !isTest(path) &&
  path !== SERVER_ENTRY &&
  path !== "src/web/routes.ts";

const isServerOnly = (path: string, types: readonly string[]): boolean =>
  types.includes("core") ||
  /^src\/verticals\/[^/]+\/server\//.test(path) ||
  path.endsWith(".schema.ts") ||
  (types.some((type) => type.startsWith("npm")) && !BROWSER_PACKAGES.test(path));

/** Imports that are in the source but not in the cruiser's graph: no rule would check them. */
function importsOutOfSight(root: string, modules: readonly IModule[]): DependencyViolation[] {
  const followed = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ module }) => module)]),
  );
  return readTree(root, (path) => isCode(path) && /^(src|simulators|gallery)\//.test(path) && !isTest(path)).flatMap(
    (file) =>
      importsIn(file.text).flatMap((specifier): DependencyViolation[] => {
        const to = specifier;
        if (specifier.startsWith("../../")) return [{ rule: "deep-relative-import", from: file.path, to }];
        const isSeen = followed.get(file.path)?.some((module) => module === specifier.replace(/^node:/, ""));
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
