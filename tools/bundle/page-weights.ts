import type { ChunkSizes } from "./report-sizes.ts";

/** What every page that hydrates begins with. */
const ALWAYS = ["src/web/entry.client.tsx", "src/web/root.tsx"];

/** Of each page, by its file: the compressed script that it names, with the vertical's where it shows one. */
export function weighPages(chunks: readonly ChunkSizes[], verticals: readonly string[]): Map<string, number> {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const weigh = (starts: readonly ChunkSizes[]): number => {
    const needed = new Set(starts);
    for (const { imports } of needed)
      for (const file of imports) {
        const imported = byFile.get(file);
        if (imported) needed.add(imported);
      }
    return [...needed].reduce((bytes, { gzipBytes }) => bytes + gzipBytes, 0);
  };
  const always = chunks.filter(({ entry }) => entry !== undefined && ALWAYS.includes(entry));
  if (always.length < ALWAYS.length) throw new Error(`the build has no ${ALWAYS.join(" and ")}`);
  const pages = chunks.filter(({ entry }) => entry !== undefined && !ALWAYS.includes(entry));
  return new Map(
    pages.flatMap((page) => {
      const starts = [...always, page];
      if (!page.entry?.startsWith("src/web/shop/") && page.entry !== "src/web/ServicePage.tsx")
        return [[page.entry ?? "", weigh(starts)] as const];
      return verticals.map((vertical) => {
        const web = chunks.filter(({ file }) => file.startsWith(`assets/${vertical}.web-`));
        return [`${page.entry} of ${vertical}`, weigh([...starts, ...web])] as const;
      });
    }),
  );
}

/** Pages that are heavier than before, with how much. */
export const listGrown = (
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): (readonly [page: string, bytes: number])[] =>
  [...before]
    .map(([page, bytes]) => [page, (after.get(page) ?? Number.POSITIVE_INFINITY) - bytes] as const)
    .toSorted((a, b) => b[1] - a[1]);
