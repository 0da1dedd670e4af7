import { posix } from "node:path";
import { type Fault, isCode, isTest, readTree, routeFiles, withoutComments } from "./source-tree.ts";

const LIST = "src/web/text-sets.ts";
const FRAME = "src/web/root.tsx";

/**
 * Editors see every editable text set, and a page lists all the sets that it shows:
 * the changes of editors to an unlisted set would be missing after hydration.
 */
export function findTextSetFaults(root: string): Fault[] {
  const files = new Map(
    readTree(root, (path) => path.startsWith("src/") && isCode(path) && !isTest(path)).map(({ path, text }) => [
      path,
      withoutComments(text),
    ]),
  );
  const sets = [...files].flatMap(([file, text]) =>
    [...text.matchAll(/\bexport const (\w+) = defineTexts\(/g)].map(([, name = ""]) => ({ file, name })),
  );
  return [...unlisted(files, sets), ...forgotten(files, sets, routeFiles(root))];
}

type Files = ReadonlyMap<string, string>;

interface TextSet {
  readonly file: string;
  readonly name: string;
}

const unlisted = (files: Files, sets: readonly TextSet[]): Fault[] =>
  sets
    .filter(({ name }) => !new RegExp(`^\\s*${name},$`, "m").test(files.get(LIST) ?? ""))
    .map(({ file, name }) => ({ file, line: 1, what: `makes ${name}, which ${LIST} does not list` }));

function forgotten(files: Files, sets: readonly TextSet[], pages: readonly string[]): Fault[] {
  const ofFrame = listedIn(files.get(FRAME) ?? "") ?? [];
  return pages.flatMap((file) => {
    const listed = listedIn(files.get(file) ?? "");
    if (!listed) return [];
    const reached = filesFrom(file, files);
    return sets
      .filter((set) => reached.has(set.file) && isRead(set, reached, files))
      .filter(({ name }) => !listed.includes(name) && !ofFrame.includes(name))
      .map(({ name }) => ({ file, line: 1, what: `can show ${name}, which its handle does not name` }));
  });
}

/** A file may hold several sets; those that no reached file imports are not shown. */
const isRead = ({ file, name }: TextSet, reached: ReadonlySet<string>, files: Files): boolean =>
  [...reached].some((path) => path !== file && new RegExp(`\\buseTexts?\\(${name}\\b`).test(files.get(path) ?? ""));

function listedIn(text: string): string[] | undefined {
  const [, list] = /\bhandle: PageHandle = \{[^;]*?\btexts: \[([^\]]*)\]/.exec(text) ?? [];
  return list?.split(",").map((name) => name.trim());
}

/** Everything a page may load, at once or later, without types. */
function filesFrom(start: string, files: Files): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const text = files.get(file);
    if (text === undefined || reached.has(file)) continue;
    reached.add(file);
    for (const [, statement = "", from = "", later = ""] of text.matchAll(IMPORTS)) {
      if (!/^\s*import type\b/.test(statement)) waiting.push(resolve(file, from || later));
    }
  }
  return reached;
}

const IMPORTS = /^(\s*(?:import|export)\b[^;"]*?)"([^"]+)";|\bimport\("([^"]+)"\)/gm;

const resolve = (file: string, specifier: string): string =>
  specifier.startsWith("#") ? `src/${specifier.slice(1)}` : posix.join(posix.dirname(file), specifier);
