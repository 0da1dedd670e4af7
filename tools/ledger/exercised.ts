import { idsIn } from "./requirements.ts";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { type ESTree, Visitor, parseSync } from "vite";

/** A name that a file takes from another one; `*` is the whole of it. */
export interface ImportedName {
  readonly from: string;
  readonly name: string;
}

/** What a piece of a file mentions. */
export interface Mentions {
  readonly names: readonly string[];
  /** Strings, and the first part of templates. */
  readonly strings: readonly string[];
}

/** A test file, or a file that tests share, as far as it must be understood to find what a test exercises. */
export interface TestSource {
  /** By the name they have in this file. */
  readonly imports: ReadonlyMap<string, ImportedName>;
  /** What is declared outside tests, by name: functions, constants, what a `let` is set to. */
  readonly declared: ReadonlyMap<string, readonly Mentions[]>;
  readonly tests: readonly TestCall[];
}

export interface TestCall {
  /** The titles of its describes and its own, with their placeholders. */
  readonly title: string;
  /** Its own, and those of the hooks and statements around it. */
  readonly mentions: readonly Mentions[];
}

const TEST_CALLS = new Set(["test", "it"]);

export function readTestSource(path: string, text: string): TestSource {
  const { program, module } = parseSync(path, text);
  const imports = new Map<string, ImportedName>();
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName, localName, isType } of entries)
      if (!isType)
        imports.set(localName.value, {
          from: moduleRequest.value,
          name: importName.kind === "Name" ? (importName.name ?? "") : importName.kind === "Default" ? "default" : "*",
        });

  const declared = new Map<string, Mentions[]>();
  const calls: { readonly title: string; readonly scopes: readonly Mentions[][] }[] = [];
  walk(program.body, [], [[]]);
  return { imports, declared, tests: calls.map(({ title, scopes }) => ({ title, mentions: scopes.flat() })) };

  /** A hook may come after the tests it is for: scopes are evaluated after the whole file is read. */
  function walk(statements: readonly ESTree.Node[], titles: readonly string[], scopes: readonly Mentions[][]): void {
    for (const node of statements) walkStatement(node, titles, scopes);
  }

  function walkStatement(node: ESTree.Node, titles: readonly string[], scopes: readonly Mentions[][]): void {
    if (node.type === "ExportNamedDeclaration" || node.type === "ExportDefaultDeclaration") {
      if (node.declaration) walkStatement(node.declaration, titles, scopes);
    } else if (node.type === "VariableDeclaration") {
      for (const declarator of node.declarations)
        for (const name of namesBound(declarator.id)) declare(name, declarator);
    } else if (node.type === "FunctionDeclaration" || node.type === "ClassDeclaration") {
      if (node.id) declare(node.id.name, node);
    } else if (node.type === "ExpressionStatement" && node.expression.type === "CallExpression") {
      walkCall(node.expression, titles, scopes);
    } else if (node.type === "ForOfStatement" && node.body.type === "BlockStatement") {
      declareLoop(node);
      walk(node.body.body, titles, scopes);
    } else if (!node.type.startsWith("Import") && !node.type.startsWith("TS")) {
      scopes.at(-1)?.push(mentionsIn(node));
    }
  }

  function walkCall(call: ESTree.CallExpression, titles: readonly string[], scopes: readonly Mentions[][]): void {
    const called = calledName(call.callee);
    const title = call.arguments.map(textOf).find((text) => text !== undefined) ?? "";
    const body = call.arguments.map(bodyOf).find((each) => each !== undefined);
    if (called === "describe" && body !== undefined)
      walk(body, [...titles, title], [...scopes, [mentionsIn(call.callee)]]);
    else if (TEST_CALLS.has(called))
      calls.push({ title: [...titles, title].join(" "), scopes: [...scopes, [mentionsIn(call)]] });
    else scopes.at(-1)?.push(mentionsIn(call));
  }

  function declareLoop({ left, right }: ESTree.ForOfStatement): void {
    for (const name of namesBound(left)) declare(name, right);
  }

  function declare(name: string, node: ESTree.Node): void {
    declared.set(name, [...(declared.get(name) ?? []), mentionsIn(node)]);
  }
}

/** `test`, `test.each(…)` and `it.runIf(…).for(…)` are calls of `test` and `it`. */
function calledName(callee: ESTree.Node): string {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type === "MemberExpression") return calledName(callee.object);
  if (callee.type === "CallExpression") return calledName(callee.callee);
  return "";
}

/** The statements of a function that is handed over. */
function bodyOf(node: ESTree.Node): readonly ESTree.Node[] | undefined {
  if (node.type !== "ArrowFunctionExpression" && node.type !== "FunctionExpression") return undefined;
  return node.body !== null && "body" in node.body && Array.isArray(node.body.body) ? node.body.body : undefined;
}

function textOf(node: ESTree.Node): string | undefined {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.cooked).join("…");
  return undefined;
}

function namesBound(pattern: ESTree.Node): string[] {
  const names: string[] = [];
  visit(pattern, { Identifier: ({ name }) => void names.push(name) });
  return names;
}

function mentionsIn(node: ESTree.Node): Mentions {
  const names = new Set<string>();
  const strings = new Set<string>();
  visit(node, {
    Identifier: ({ name }) => void names.add(name),
    JSXIdentifier: ({ name }) => void names.add(name),
    Literal: ({ value }) => void (typeof value === "string" && strings.add(value)),
    TemplateLiteral: ({ quasis }) => void strings.add(quasis[0]?.value.cooked ?? ""),
  });
  return { names: [...names], strings: [...strings] };
}

/** The library's visitor starts at a program, whatever its body is. */
function visit(node: ESTree.Node, visitor: ConstructorParameters<typeof Visitor>[0]): void {
  const body = [{ type: "ExpressionStatement", expression: node }];
  new Visitor(visitor).visit({ type: "Program", body } as unknown as ESTree.Program);
}

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
const EQUIPMENT = /^(gallery|simulators|src\/(platform|main\/simulators))\b|\/sample-|\.port\.ts$/;

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
