import { existsSync } from "node:fs";
import { join, posix } from "node:path";

/**
 * What a reader of the built site would find broken: every link, picture and style sheet of every page, and every place in a page. It looks at
 * the written pages alone and so finds also what the builder does wrong.
 */
export function findBrokenPlaces(folder: string, html: ReadonlyMap<string, string>): string[] {
  const ids = new Map(
    [...html].map(([out, text]) => [out, new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
  );
  return [...html].flatMap(([out, text]) =>
    [...text.matchAll(/ (?:href|src)="([^"]*)"/g)].flatMap(([, named = ""]) => {
      if (/^(?:https?|mailto):/.test(named)) return [];
      const [path = "", fragment] = decodeURI(named.replaceAll("&amp;", "&")).split("#", 2);
      const target = path === "" ? out : posix.join(posix.dirname(out), path);
      if (target.startsWith("..") || !existsSync(join(folder, target)))
        return [`${out} leads to ${named}, which the site lacks`];
      if (fragment !== undefined && !ids.get(target)?.has(fragment))
        return [`${out} leads to ${named}, which that page lacks`];
      return [];
    }),
  );
}
