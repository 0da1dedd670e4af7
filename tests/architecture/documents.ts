import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { type Fault, lineAt, readTree } from "./source-tree.ts";

/** A document that names a file or a command that is gone sends its reader astray. */
export function findDeadReferences(root: string): Fault[] {
  const scripts = scriptsOf(root);
  return readTree(root, (path) => path.endsWith(".md")).flatMap(({ path, text }) => {
    const at = (offset: number) => ({ file: path, line: lineAt(text, offset) });
    const dead = pathsNamed(text)
      .filter(({ named }) => !existsFrom(root, path, named))
      .map(({ named, offset }) => ({ ...at(offset), what: `names ${named}, which does not exist` }));
    const gone = [...text.matchAll(/npm run ([\w:-]+)/g)]
      .filter((found) => !scripts.has(found[1] ?? ""))
      .map((found) => ({ ...at(found.index), what: `names the command ${found[0]}, which does not exist` }));
    return [...dead, ...gone];
  });
}

interface NamedPath {
  readonly named: string;
  readonly offset: number;
}

/** Code spans that look like a path of this project, and links that stay inside it. */
function pathsNamed(text: string): NamedPath[] {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].filter((found) => isProjectPath(found[1] ?? ""));
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)];
  return [...spans, ...links].map((found) => ({ named: found[1] ?? "", offset: found.index }));
}

const TOP = /^(src|simulators|tests|tools|docs|ops|changes|\.ci)(\/|$)/;
const FILE = /^[\w.#@*{},-][\w.#@/*{},-]*\.(ts|tsx|mjs|cjs|md|csv|sql|css|json)$/;

/** A name with a placeholder in it (`docs/decisions/NNNN-title.md`, `<name>`, `…`) is a pattern, not a path. */
const isProjectPath = (span: string): boolean =>
  !/[<>…\s$]|NNNN/.test(span) && ((TOP.test(span) && span.includes("/")) || (FILE.test(span) && span.includes("/")));

function existsFrom(root: string, document: string, named: string): boolean {
  const plain = named
    .replace(/^#(simulators|tools|tests)\//, "$1/")
    .replace(/^#/, "src/")
    .replace(/:\d+$/, "");
  const candidates = [plain, normalize(join(dirname(document), plain))];
  return candidates.some((candidate) =>
    /[*{]/.test(candidate) ? globSync(candidate, { cwd: root }).length > 0 : existsSync(join(root, candidate)),
  );
}

function scriptsOf(root: string): Set<string> {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };
  return new Set(Object.keys(manifest.scripts));
}
