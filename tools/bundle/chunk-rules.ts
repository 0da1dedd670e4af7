/** As much of the bundler's knowledge of a module as is used. */
interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds?: readonly string[] } | null;
}

/** Whether a module belongs to a chunk. */
type Rule = (id: string, graph: ModuleGraph) => boolean;

/**
 * Names one chunk for all modules that a rule holds for and no chunk before it has taken. One chunk compresses better
 * than a dozen, and the rules see to it that it holds nothing that its pages do not need.
 */
export const chunk = (name: string, ...rules: readonly Rule[]) => ({
  name: (id: string, graph: ModuleGraph): string | null => (everyOf(...rules)(id, graph) ? name : null),
});

export const everyOf =
  (...rules: readonly Rule[]): Rule =>
  (id, graph) =>
    rules.every((rule) => rule(id, graph));

export const anyOf =
  (...rules: readonly Rule[]): Rule =>
  (id, graph) =>
    rules.some((rule) => rule(id, graph));

export const not =
  (rule: Rule): Rule =>
  (id, graph) =>
    !rule(id, graph);

export const path =
  (pattern: RegExp): Rule =>
  (id) =>
    pattern.test(id);

/** What any of the given files cannot run without: what they import, and what that imports, but nothing that is fetched later. */
export function neededBy(...files: readonly string[]): Rule {
  let needed: ReadonlySet<string> | undefined;
  return (id, graph) => (needed ??= reach(files, graph)).has(id);
}

/** The same, with everything that they fetch later. */
export function neededEverBy(...files: readonly string[]): Rule {
  let needed: ReadonlySet<string> | undefined;
  return (id, graph) => (needed ??= reach(listEntries(files, graph), graph)).has(id);
}

export const atLeast =
  (least: number, rules: readonly Rule[]): Rule =>
  (id, graph) =>
    rules.filter((rule) => rule(id, graph)).length >= least;

/** What is also fetched where none of the files is: by one of the entries, or a part that they fetch later, that does not need them. */
export function neededWithout(files: readonly string[], entries: readonly string[]): Rule {
  let needed: ReadonlySet<string> | undefined;
  return (id, graph) => {
    needed ??= new Set(
      listEntries(entries, graph).flatMap((entry) => {
        const own = reach([entry], graph);
        return files.some((file) => own.has(file)) ? [] : [...own];
      }),
    );
    return needed.has(id);
  };
}

/** The given files, and everything that they or what they fetch fetches later. */
function listEntries(from: readonly string[], graph: ModuleGraph): string[] {
  const entries = new Set(from);
  const seen = new Set<string>();
  for (const entry of entries)
    for (const id of reach([entry], graph, seen)) {
      seen.add(id);
      for (const late of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) entries.add(late);
    }
  return [...entries];
}

function reach(files: readonly string[], graph: ModuleGraph, known: ReadonlySet<string> = new Set()): Set<string> {
  const found = new Set<string>();
  const waiting = [...files];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || known.has(id)) continue;
    const module = graph.getModuleInfo(id);
    if (!module) throw new Error(`no module of the build is called ${id}`);
    found.add(id);
    waiting.push(...module.importedIds);
  }
  return found;
}
