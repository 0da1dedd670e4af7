import { readFileSync, readdirSync, existsSync } from "node:fs";
import { join, posix } from "node:path";

/** What a guard has found, in a form that a person can act on. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Every text file under a root that would be tracked: what .gitignore names by folder or suffix is left out. */
export function readTree(root: string, wanted: (path: string) => boolean): SourceFile[] {
  const ignored = ignoredNames(root);
  return listFiles(root, "", ignored)
    .filter(wanted)
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

/** Where in the file an offset lies, counted from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) line += 1;
  return line;
}

export const describeFaults = (faults: readonly Fault[]): string[] =>
  faults.map(({ file, line, what }) => `${file}:${line} ${what}`);

export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** The pages, as `src/web/routes.ts` names them: a page that moves is still judged. */
export function routeFiles(root: string): string[] {
  const table = join(root, "src/web/routes.ts");
  if (!existsSync(table)) return [];
  const named = [...withoutComments(readFileSync(table, "utf8")).matchAll(/"([^"#\n]+\.tsx?)"/g)];
  return [...new Set(named.map(([, file = ""]) => posix.join("src/web", file)))];
}

export const isCode = (path: string): boolean => /\.(ts|tsx|mts|mjs|cjs)$/.test(path);

/** Blanks comments out and preserves every offset and line, so that a guard checks code and not comments. */
export function withoutComments(text: string): string {
  const token = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g;
  return text.replace(token, (found) => (found.startsWith("/") ? found.replace(/[^\n]/g, " ") : found));
}

function listFiles(root: string, folder: string, ignored: (path: string) => boolean): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (ignored(path)) return [];
      if (entry.isDirectory()) return listFiles(root, path, ignored);
      return entry.isFile() ? [path] : [];
    });
}

/** A name that begins with a slash is ignored at the root only. */
function ignoredNames(root: string): (path: string) => boolean {
  const file = join(root, ".gitignore");
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const names = new Set([".git", "node_modules", ...lines.map((line) => line.trim().replace(/\/$/, ""))]);
  const suffixes = [...names].filter((name) => name.startsWith("*.")).map((name) => name.slice(1));
  return (path) =>
    names.has(posix.basename(path)) || names.has(`/${path}`) || suffixes.some((suffix) => path.endsWith(suffix));
}
