import { readImportGraph } from "./import-graph.ts";

/** Where an amount of money is written. */
const WRITES_AMOUNTS = ["src/domain/format/swedish-format.ts", "src/ui/primitives/Price.tsx"];
/** Around every page, with amounts of no offer; and the verticals, whose screens are reached by each page of a service. */
const EVERYWHERE = /^src\/web\/shell\/(?:frame|verticals)\//;
const PAGES = /^src\/web\/(?!shell\/).*(?:Page\.tsx|-file\.ts|-pdf\.ts|-document\.ts)$/;

/** The pages and files of `src/web` that can write an amount of money. */
export function findPricedPages(root: string): string[] {
  const imports = new Map(
    readImportGraph(root).map(({ source, imports: found }) => [
      source,
      found.filter(({ kind, origin }) => kind !== "type" && origin === "project").map(({ to }) => to),
    ]),
  );
  const reaches = (page: string): boolean => {
    const seen = new Set([page]);
    const waiting = [page];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (WRITES_AMOUNTS.includes(at)) return true;
      for (const to of imports.get(at) ?? []) {
        if (seen.has(to) || EVERYWHERE.test(to)) continue;
        seen.add(to);
        waiting.push(to);
      }
    }
    return false;
  };
  return [...imports.keys()]
    .filter((path) => PAGES.test(path) && reaches(path))
    .map((path) => path.slice("src/web/".length))
    .toSorted();
}
