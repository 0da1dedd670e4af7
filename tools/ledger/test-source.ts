import { parseSync, Visitor, type ESTree } from "vite";

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
