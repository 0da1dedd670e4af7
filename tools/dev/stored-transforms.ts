import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DevEnvironment, EnvironmentModuleNode } from "vite";
import { ROOT } from "#tools/processes/paths.ts";

/** One module as the last start has transformed it. */
interface Stored {
  readonly id: string;
  /** Of the file: when it was changed, and how long it is. */
  readonly stamp: string;
  readonly code: string;
  readonly deps: readonly string[];
  readonly dynamicDeps: readonly string[];
  readonly imports: readonly string[];
  readonly staticImports: readonly string[];
}

type StoredByUrl = Readonly<Record<string, Stored>>;

const FILE = join(ROOT, ".results/transforms.json");

/** With another of these each module may become another. */
const MADE_WITH = [
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "tools/bundle/*.ts",
];

/**
 * To read and transform two thousand modules takes most of a start. Those whose files have not changed since the last one are put into the
 * server's module graph as they were then; from there on they are as any other, and a change replaces them. Gives how many.
 */
export async function restoreTransforms({ moduleGraph }: DevEnvironment, file = FILE): Promise<number> {
  const stored = Object.entries(readStored(file)).filter(([, { id, stamp }]) => stampOf(id) === stamp);
  for (const [url, each] of stored) {
    const module = await moduleGraph.ensureEntryFromUrl(url);
    // The same address may be another file by now.
    if (module.id !== each.id) continue;
    const { imports, staticImports, code, deps, dynamicDeps } = each;
    await moduleGraph.updateModuleInfo(module, new Set(imports), null, new Set(), null, false, new Set(staticImports));
    moduleGraph.updateModuleTransformResult(module, {
      code,
      map: null,
      deps: [...deps],
      dynamicDeps: [...dynamicDeps],
    });
  }
  return stored.length;
}

/** After a start, for the next one. */
export function storeTransforms({ moduleGraph }: DevEnvironment, file = FILE): void {
  const modules = [...moduleGraph.idToModuleMap.values()].flatMap((module) => {
    const stored = describe(module);
    return stored ? [[module.url, stored] as const] : [];
  });
  mkdirSync(dirname(file), { recursive: true });
  // A start that reads it at the same moment finds the former one, whole.
  writeFileSync(`${file}.new`, JSON.stringify({ key: readKey(), modules: Object.fromEntries(modules) }));
  renameSync(`${file}.new`, file);
}

/** Styles are left out: React Router has to see each of them. What accepts its own changes has more to it than its code. */
function describe(module: EnvironmentModuleNode): Stored | undefined {
  const { id, transformResult } = module;
  if (id === null || !transformResult || !/^\/.*\.(tsx?|mjs)$/.test(id) || id.includes("?")) return undefined;
  if (module.isSelfAccepting || module.acceptedHmrDeps.size > 0) return undefined;
  const stamp = stampOf(id);
  // A list of files changes without the file that asks for it.
  if (stamp === undefined || readFileSync(id, "utf8").includes("import.meta.glob")) return undefined;
  return {
    id,
    stamp,
    // With its source map at the end, which the server adds when it first runs a module.
    code: transformResult.code,
    deps: transformResult.deps ?? [],
    dynamicDeps: transformResult.dynamicDeps ?? [],
    imports: [...module.importedModules].map(({ url }) => url),
    staticImports: [...((module as SoftlyInvalidated).staticImportedUrls ?? [])],
  };
}

/** Not in Vite's types: with these a change of one file does not transform again all that import it. */
type SoftlyInvalidated = EnvironmentModuleNode & { readonly staticImportedUrls?: ReadonlySet<string> };

function stampOf(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && `${stat.mtimeMs} ${stat.size}`;
}

function readStored(file: string): StoredByUrl {
  try {
    const { key, modules } = JSON.parse(readFileSync(file, "utf8")) as { key: string; modules: StoredByUrl };
    return key === readKey() ? modules : {};
  } catch {
    // None yet, or none that can be read.
    return {};
  }
}

function readKey(): string {
  const hash = createHash("sha256").update(process.version);
  for (const file of globSync(MADE_WITH, { cwd: ROOT }).toSorted()) hash.update(readFileSync(join(ROOT, file)));
  return hash.digest("hex");
}
