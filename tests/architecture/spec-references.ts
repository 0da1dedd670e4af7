import { type Fault, lineAt, readTree, type SourceFile } from "./source-tree.ts";

/** The requirement texts; the number that a file's name starts with is the document's. */
const DOCUMENT = /^docs\/requirements\/(\d)-[\w-]+\.md$/;
const REQUIREMENTS = "docs/requirements.csv";
const ADDENDUM = "4";
/** Contains the planted dead references. */
const OWN_TEST = "tests/architecture/spec-references.test.ts";

const READ = /^(src|simulators|gallery|tests|tools|docs|changes)\/.+\.(ts|tsx|mjs|css|sql|md|csv)$/;

/** `Spec 2 §4, §6 and §8`, `3 §2.12`, and `2§4 l160` in the list of requirements. */
const REFERENCE = /(?<![\w.-])(\d) ?§(\d+(?:\.\d+)*)(?: l(\d+))?((?:(?:,| and) §\d+(?:\.\d+)*)*)/g;
const ADDENDUM_SECTION = /\baddendum ([A-Z])\b/gi;

interface Section {
  readonly firstLine: number;
  readonly lastLine: number;
}

/** By document and section: `3 §2.12`, `4 §A`. */
type Sections = ReadonlyMap<string, Section>;

/** Code and documents name the requirement they implement: each reference must lead to a section of `docs/requirements`. */
export function findDeadSpecReferences(root: string): Fault[] {
  const files = readTree(root, (path) => READ.test(path));
  const sections: Sections = new Map(files.flatMap(sectionsOf));
  return files
    .filter(({ path }) => !DOCUMENT.test(path) && path !== OWN_TEST)
    .flatMap((file) => deadIn(file, sections));
}

function deadIn({ path, text }: SourceFile, sections: Sections): Fault[] {
  const fault = (offset: number, what: string): Fault => ({ file: path, line: lineAt(text, offset), what });
  const inDocuments = [...text.matchAll(REFERENCE)].flatMap((found) => {
    const [, document = "", first = "", line, rest = ""] = found;
    const named = [first, ...[...rest.matchAll(/§([\d.]*\d)/g)].map(([, section = ""]) => section)];
    const dead = named
      .filter((section) => !sections.has(`${document} §${section}`))
      .map((section) => fault(found.index, `names spec ${document} §${section}, which does not exist`));
    const isElsewhere =
      path === REQUIREMENTS && line !== undefined && !holds(sections.get(`${document} §${first}`), Number(line));
    return isElsewhere && dead.length === 0
      ? [fault(found.index, `names line ${line}, which is outside spec ${document} §${first}`)]
      : dead;
  });
  const inAddendum = [...text.matchAll(ADDENDUM_SECTION)]
    .filter(([, letter = ""]) => !sections.has(`${ADDENDUM} §${letter.toUpperCase()}`))
    .map((found) => fault(found.index, `names ${found[0]}, which does not exist`));
  return [...inDocuments, ...inAddendum];
}

const holds = (section: Section | undefined, line: number): boolean =>
  section !== undefined && section.firstLine <= line && line <= section.lastLine;

/** Text before a document's first heading belongs to its first section. */
function sectionsOf({ path, text }: SourceFile): [string, Section][] {
  const document = DOCUMENT.exec(path)?.[1];
  if (document === undefined) return [];
  const lines = text.split("\n");
  const headings = lines.flatMap((line, at) => {
    const [, marks = "", name] = /^(#{2,3}) (\d+(?:\.\d+)*|[A-Z])\.? /.exec(line) ?? [];
    return name === undefined ? [] : [{ name, depth: marks.length, line: at + 1 }];
  });
  return headings.map(({ name, depth, line }, at) => {
    const next = headings.slice(at + 1).find((later) => later.depth <= depth);
    return [
      `${document} §${name}`,
      { firstLine: at === 0 ? 1 : line, lastLine: next === undefined ? lines.length : next.line - 1 },
    ];
  });
}
