import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join, normalize } from "node:path";
import { TOOLS } from "#tools/tool/tools.ts";
import { type Fault, lineAt, readTree, type SourceFile } from "./source-tree.ts";

/** A document must not name a file that no longer exists. */
export const findDeadReferences = (root: string): Fault[] =>
  readTree(root, (path) => path.endsWith(".md")).flatMap(({ path, text }) =>
    pathsNamed(text)
      .filter(({ named }) => !existsFrom(root, path, named))
      .map(({ named, offset }) => ({
        file: path,
        line: lineAt(text, offset),
        what: `names ${named}, which does not exist`,
      })),
  );

const BINARY = /\.(png|jpe?g|webp|avif|ico|woff2?|p12|gz|zip)$/;

/** What is never edited, and guards that plant commands which do not exist. */
const WITH_OTHER_COMMANDS = /^(?:src\/adapters\/postgres\/migrations|tests\/architecture)\//;

const COMMAND = /npm run (?:--silent )?(?:tool (?:-- )?(?!-)([\w-]+)|([\w-]+(?::[\w-]+)?))/g;

/** A document, a program's message, a workflow or a comment must not name a command that does not exist. */
export function findDeadCommands(root: string): Fault[] {
  const scripts = scriptsOf(root);
  const exists = (tool: string | undefined, script: string | undefined): boolean =>
    tool === undefined ? scripts.has(script ?? "") : Object.hasOwn(TOOLS, tool);
  return readTree(root, (path) => !BINARY.test(path) && !WITH_OTHER_COMMANDS.test(path)).flatMap(({ path, text }) =>
    [...text.matchAll(COMMAND)]
      .filter(([, tool, script]) => !exists(tool, script))
      .map((found) => ({
        file: path,
        line: lineAt(text, found.index),
        what: `names the command ${found[0]}, which does not exist: "npm run" and "npm run tool" list those that do`,
      })),
  );
}

const INDEX = "docs/decisions/README.md";
const DECISION = /^docs\/decisions\/(?!README)(?:(\d{4}-\d{2}-\d{2})|(\d{4}))?[^/]*\.md$/;
const NAME = /^(?:\d{4}|\d{4}-\d{2}-\d{2})-[a-z0-9-]+\.md$/;
const STATUS = /^Status: (?:accepted|superseded by (?:\d+|\d{4}-\d{2}-\d{2}-[a-z0-9-]+))\. Date: (\d{4}-\d{2}-\d{2})\./;

/**
 * A decision without status and date, or a numbered one that the index does not list, cannot be found. One that is named by its date needs no
 * row, in which two branches would collide: the folder and the documentation site list it in order.
 */
export function findUnlistedDecisions(root: string): Fault[] {
  const files = readTree(root, (path) => path === INDEX || DECISION.test(path));
  const index = files.find(({ path }) => path === INDEX)?.text ?? "";
  const rows = index.split("\n").map((line) => line.replace(/\s+/g, " "));
  return files.filter(({ path }) => path !== INDEX).flatMap((file) => faultsOfDecision(file, rows));
}

function faultsOfDecision({ path, text }: SourceFile, rows: readonly string[]): Fault[] {
  const at = (line: number, what: string): Fault[] => [{ file: path, line, what }];
  const [, day, digits] = DECISION.exec(path) ?? [];
  const lines = text.split("\n");
  const date = STATUS.exec(lines[2] ?? "")?.[1];
  const undated = date === undefined ? at(3, 'has no line "Status: accepted. Date: YYYY-MM-DD."') : [];
  if (day !== undefined)
    return [
      ...(/^# \D/.test(lines[0] ?? "") ? [] : at(1, 'has no heading "# …" without a number')),
      ...undated,
      ...(date === undefined || date === day ? [] : at(3, `has another date than its name, ${day}`)),
    ];
  const number = Number(digits);
  const title = /^# (\d+)\. (.+)$/.exec(lines[0] ?? "");
  const row = `| ${number} | [${title?.[2] ?? ""}](${basename(path)}) | ${date ?? ""} |`;
  const isListed = rows.some((listed) => listed.startsWith(row));
  return [
    ...(Number(title?.[1]) === number ? [] : at(1, `has no heading "# ${number}. …"`)),
    ...undated,
    ...(isListed ? [] : at(1, `is not in ${INDEX} with this number, title and date`)),
  ];
}

/** A number that a branch takes is taken by another one too, so files are named by their date. The first decisions had numbers, up to this one. */
const LAST_NUMBERS: Readonly<Record<string, number>> = {
  changes: 0,
  "docs/decisions": 142,
  "src/adapters/postgres/migrations": 0,
};

/** Changes, decisions and migrations that are named so that two branches can collide. */
export function findNumberedNames(root: string): Fault[] {
  const named = readTree(root, (path) => dirname(path) in LAST_NUMBERS && basename(path) !== "README.md");
  return named.flatMap(({ path }) => {
    const name = basename(path).replace(/\.sql$/, ".md");
    const number = /^(\d{4})-(?!\d{2}-)/.exec(name)?.[1];
    const isNew = number !== undefined && Number(number) > (LAST_NUMBERS[dirname(path)] ?? 0);
    return NAME.test(name) && !isNew
      ? []
      : [
          {
            file: path,
            line: 1,
            what: `should be named YYYY-MM-DD-slug${extname(path)}, by the day on which it is written`,
          },
        ];
  });
}

interface NamedPath {
  readonly named: string;
  readonly offset: number;
}

/** Code spans that look like a path of this project, and links that stay inside it. */
function pathsNamed(text: string): NamedPath[] {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].filter((found) => isProjectPath(found[1] ?? ""));
  // What looks like a link within code is none.
  const prose = text.replaceAll(/`[^`\n]+`/g, (code) => " ".repeat(code.length));
  const links = [...prose.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)];
  return [...spans, ...links].map((found) => ({ named: found[1] ?? "", offset: found.index }));
}

const TOP = /^(src|simulators|gallery|tests|tools|docs|ops|changes|\.ci)(\/|$)/;
const FILE = /^[\w.#@*{},-][\w.#@/*{},-]*\.(ts|tsx|mjs|cjs|md|csv|sql|css|json)$/;

/** A name with a placeholder in it (`docs/decisions/NNNN-title.md`, `<name>`, `…`) is a pattern, not a path. */
const isProjectPath = (span: string): boolean =>
  !/[<>…\s$]|NNNN/.test(span) && ((TOP.test(span) && span.includes("/")) || (FILE.test(span) && span.includes("/")));

function existsFrom(root: string, document: string, named: string): boolean {
  const plain = resolveAlias(root, named).replace(/:\d+$/, "");
  const candidates = [plain, normalize(join(dirname(document), plain))];
  return candidates.some((candidate) =>
    /[*{]/.test(candidate) ? globSync(candidate, { cwd: root }).length > 0 : existsSync(join(root, candidate)),
  );
}

/** `#domain/x.ts` as `package.json` resolves it. */
function resolveAlias(root: string, named: string): string {
  if (!named.startsWith("#")) return named;
  const [alias = "", target = ""] =
    Object.entries(manifestOf(root).imports).find(([key]) => named.startsWith(key.replace("*", ""))) ?? [];
  return normalize(target.replace("*", "")) + named.slice(alias.replace("*", "").length);
}

const scriptsOf = (root: string): Set<string> => new Set(Object.keys(manifestOf(root).scripts));

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly imports: Readonly<Record<string, string>>;
}

const manifestOf = (root: string): Manifest => JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
