import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { idsIn } from "./requirements.ts";
import { type Mentions, readTestSource, type TestSource } from "./test-source.ts";

/** What a test uses, directly or by what tests share. */
export interface Exercised {
  /** Product code that it calls itself, `path#name`; `path#*` where it takes all of a file. */
  readonly code: ReadonlySet<string>;
  readonly opensGallery: boolean;
}

/** Every test of a file that names a row. */
export type FindExercised = (file: string, id: string) => Exercised[];

const GALLERY = "/galleri/";

/** Code that implements no requirement: process plumbing, ports, simulators, samples for tests and the gallery. */
const EQUIPMENT =
  /^(gallery|src\/(platform|main\/simulators|verticals\/(_simulated|simulated-registry|[^/]+\/simulated)))\b|\/sample-|\.port\.ts$/;

export function createExercised(root: string): FindExercised {
  const { imports: aliases } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly imports: Readonly<Record<string, string>>;
  };
  const sources = new Map<string, TestSource>();
  const read = (path: string): TestSource => {
    const known = sources.get(path) ?? readTestSource(path, readFileSync(join(root, path), "utf8"));
    sources.set(path, known);
    return known;
  };

  return (file, id) => {
    const { tests } = read(file);
    // A title that is made while the file runs cannot be read: then it may be any of the file's tests.
    const naming = tests.filter(({ title }) => idsIn(title).includes(id));
    return (naming.length > 0 ? naming : tests).map(({ mentions }) => follow(file, mentions));
  };

  function follow(file: string, start: readonly Mentions[]): Exercised {
    const code = new Set<string>();
    let opensGallery = false;
    const seen = new Set<string>();
    const queue = start.map((mentions) => ({ file, mentions }));
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const { file: from, mentions } = next;
      opensGallery ||= mentions.strings.some((text) => text.startsWith(GALLERY));
      for (const name of mentions.names) enqueue(from, name);
    }
    return { code, opensGallery };

    function enqueue(from: string, name: string): void {
      if (seen.has(`${from}#${name}`)) return;
      seen.add(`${from}#${name}`);
      const source = read(from);
      for (const mentions of source.declared.get(name) ?? []) queue.push({ file: from, mentions });
      const imported = source.imports.get(name);
      const to = imported && resolveImport(from, imported.from);
      if (imported === undefined || to === undefined) return;
      if (isTestCode(to)) enqueue(to, imported.name);
      else if (to.startsWith("src/") && !EQUIPMENT.test(to)) code.add(`${to}#${imported.name}`);
    }
  }

  function resolveImport(from: string, specifier: string): string | undefined {
    if (specifier.startsWith(".")) return normalize(join(dirname(from), specifier));
    const alias = Object.keys(aliases).find((candidate) => specifier.startsWith(candidate.replace("*", "")));
    return alias && specifier.replace(alias.replace("*", ""), (aliases[alias] ?? "").replace(/^\.\/|\*$/g, ""));
  }

  /** Shared test code is in the tests folder, or beside the product's files and uses vitest. */
  function isTestCode(path: string): boolean {
    if (path.startsWith("tests/")) return true;
    return path.startsWith("src/") && existsSync(join(root, path)) && usesVitest(path);
  }

  function usesVitest(path: string): boolean {
    return /\.tsx?$/.test(path) && [...read(path).imports.values()].some(({ from }) => from === "vitest");
  }
}
