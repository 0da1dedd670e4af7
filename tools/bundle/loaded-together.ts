/** As much of the bundler's knowledge of a module as is used. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Names one chunk for everything that the given files cannot run without: what they import, and what that imports, but
 * nothing that is fetched later, and nothing that the others need, which are loaded without it. One chunk compresses
 * better than a dozen, and holds nothing that none of its pages uses.
 */
export function loadedTogether(name: string, entries: readonly string[], others: readonly string[] = []) {
  let together: ReadonlySet<string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    together ??= without(reach(entries, graph), reach(others, graph));
    return together.has(id) ? name : null;
  };
}

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> =>
  new Set([...some].filter((id) => !others.has(id)));

function reach(entries: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    const module = graph.getModuleInfo(id);
    if (!module) throw new Error(`no module of the build is called ${id}`);
    found.add(id);
    waiting.push(...module.importedIds);
  }
  return found;
}
