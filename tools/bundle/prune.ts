import { parseSync } from "vite";

/** What a library never does here, by what its source calls it. */
export interface Unused {
  /** Functions, each with the body it gets instead; what only they call goes with them. */
  readonly functions?: Readonly<Record<string, string>>;
  /** Expressions that always have one value, as they are written; a variable is never given another. */
  readonly values?: Readonly<Record<string, string>>;
  /** Numbers that the `tag` of a node never is. */
  readonly tags?: readonly number[];
  /** Constants that no `switch` ever meets. */
  readonly cases?: readonly string[];
  /** What nothing imports of a module of the older kind, where the bundler cannot see that. */
  readonly exports?: readonly string[];
  /** What is called without an effect, as it is written, with what it always returns. */
  readonly calls?: Readonly<Record<string, string>>;
  /** Functions of which the second argument is a text for developers. */
  readonly explained?: readonly string[];
}

/** As much of the parser's tree as is read. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

type Visitor = (node: Node, parent: Node | undefined) => void;
type Span = Pick<Node, "start" | "end">;

/**
 * Writes what never happens as such, so that the minifier drops all that follows from it. A name that is not there stops the
 * build: the library is then another one than the one that was read.
 */
export function prune(source: string, unused: Unused): string {
  const { functions = {}, values = {}, tags = [], cases = [], calls = {}, exports = [], explained = [] } = unused;
  const missing = new Set([
    ...Object.keys(functions),
    ...Object.keys(values),
    ...Object.keys(calls),
    ...cases,
    ...exports,
    ...tags.map(String),
  ]);
  const edits: (Span & { readonly text: string })[] = [];
  const textOf = ({ start, end }: Span) => source.slice(start, end);
  const replace = ({ start, end }: Span, text: string) => void edits.push({ start, end, text });
  const valueOf = (node: Node) => {
    const text = textOf(node);
    return Object.hasOwn(values, text) ? { text, value: values[text] ?? "" } : undefined;
  };
  const tagIn = (node: Node) => tags.find((tag) => node.type === "Literal" && node["value"] === tag);

  const visitors: Record<string, Visitor> = {
    FunctionDeclaration(node) {
      const name = nameOf(node["id"]) ?? "";
      const body = Object.hasOwn(functions, name) ? functions[name] : undefined;
      if (body === undefined) return visitChildren(node);
      missing.delete(name);
      replace(node["body"] as Node, body);
    },
    ExpressionStatement(node, parent) {
      if (parent?.type !== "Program") return visitChildren(node);
      const exported = /^exports\.(\w+) = /.exec(textOf(node))?.[1] ?? "";
      // Methods of what can no longer be made.
      const owner = /^(\w+)\.prototype\.\w+ = /.exec(textOf(node))?.[1] ?? "";
      if (!exports.includes(exported) && !Object.hasOwn(functions, owner)) return visitChildren(node);
      missing.delete(exported);
      replace(node, "");
    },
    SwitchStatement(node) {
      const isOfTags = isTag(node["discriminant"]);
      for (const [at, each] of (node["cases"] as Node[]).entries()) {
        const test = each["test"] as Node | null;
        const found = test && (isOfTags ? tagIn(test) : cases.find((name) => name === nameOf(test)));
        if (found === undefined || found === null || !test) continue;
        missing.delete(String(found));
        // What comes after it is still reached from the case before, or not at all.
        replace({ start: each.start, end: source.indexOf(":", test.end) + 1 }, at === 0 ? "case void 0:" : "");
      }
      visitChildren(node);
    },
    BinaryExpression(node) {
      const [left, right, operator] = [node["left"] as Node, node["right"] as Node, node["operator"]];
      const tag = isTag(right) ? tagIn(left) : isTag(left) ? tagIn(right) : undefined;
      if (tag === undefined || (operator !== "===" && operator !== "!==")) return visitChildren(node);
      missing.delete(String(tag));
      replace(node, operator === "===" ? "!1" : "!0");
    },
    AssignmentExpression(node) {
      const [left, right] = [node["left"] as Node, node["right"] as Node];
      if (!valueOf(left)) return visitChildren(node);
      replace({ start: node.start, end: right.start }, "");
      visit(right, node);
    },
    CallExpression(node) {
      const callee = textOf(node["callee"] as Node);
      const result = Object.hasOwn(calls, callee) ? calls[callee] : undefined;
      if (result !== undefined) {
        missing.delete(callee);
        return replace(node, `(${result})`);
      }
      const text = (node["arguments"] as Node[])[1];
      if (!text || !explained.includes(nameOf(node["callee"]) ?? "")) return visitChildren(node);
      visit((node["arguments"] as Node[])[0] as Node, node);
      replace(text, '""');
    },
  };

  function visit(node: Node, parent: Node | undefined): void {
    const known = isExpression(node, parent) ? valueOf(node) : undefined;
    if (known) {
      missing.delete(known.text);
      replace(node, `(${known.value})`);
    } else (visitors[node.type] ?? visitChildren)(node, parent);
  }

  function visitChildren(node: Node): void {
    for (const [key, value] of Object.entries(node))
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
        if (isNode(child) && !NAMES.has(key)) visit(child, node);
  }

  const { program, errors } = parseSync("library.js", source);
  if (errors[0]) throw new Error(errors[0].message);
  visitChildren(program as unknown as Node);
  if (missing.size > 0) throw new Error(`not found in the library: ${[...missing].join(", ")}`);
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}

/** Where names are given, not read. */
const NAMES = new Set(["params", "param", "id", "key", "label", "property", "specifiers", "local", "exported"]);

const isExpression = (node: Node, parent: Node | undefined): boolean =>
  /Expression$|^Identifier$/.test(node.type) && !(parent?.type === "Property" && parent["shorthand"] === true);

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === "Identifier" ? (node["name"] as string) : undefined;

const isTag = (node: unknown): boolean =>
  isNode(node) && node.type === "MemberExpression" && nameOf(node["property"]) === "tag";
