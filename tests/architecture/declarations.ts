import { posix } from "node:path";
import { parseSync } from "vite";
import type { SourceFile } from "./source-tree.ts";

/** The parts of a module that other code can reach, each with the names and modules it mentions. */
export interface ModuleDeclarations {
  readonly declarations: ReadonlyMap<string, Mentions>;
  /** Exported name to the declaration or to the export of another module. */
  readonly exports: ReadonlyMap<string, { readonly line: number; readonly from: Link | string }>;
  readonly imports: ReadonlyMap<string, Link>;
  /** Runs when the module is loaded. */
  readonly effects: Mentions;
  /** Texts that may be the paths of modules. */
  readonly paths: readonly string[];
}

export interface Mentions {
  readonly names: Set<string>;
  readonly links: Link[];
}

/** `*` is every export. */
export interface Link {
  readonly module: string;
  readonly name: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

export type Resolve = (from: string, specifier: string) => string | undefined;

export function readDeclarations({ path, text }: SourceFile, resolve: Resolve): ModuleDeclarations {
  const program = parseSync(path, text, { lang: path.endsWith("x") ? "tsx" : "ts" }).program as unknown as Node;
  const declarations = new Map<string, Mentions>();
  const exports = new Map<string, { line: number; from: Link | string }>();
  const imports = new Map<string, Link>();
  const effects: Mentions = { names: new Set(), links: [] };
  const paths: string[] = [];
  const link = (specifier: unknown, name: string): Link | undefined => {
    const module = resolve(path, textOf(specifier));
    return module === undefined ? undefined : { module, name };
  };
  const mention = (node: Node, into: Mentions) => collectMentions(node, undefined, { into, link, paths });
  const declare = (node: Node): string[] => {
    const parts = node.type === "VariableDeclaration" ? nodesOf(node["declarations"]) : [node];
    return parts.flatMap((part) => {
      const names = boundNames(part["id"] as Node | null);
      for (const name of names) {
        const mentions = declarations.get(name) ?? { names: new Set(), links: [] };
        declarations.set(name, mentions);
        mention(part, mentions);
      }
      return names;
    });
  };
  for (const node of nodesOf(program["body"])) {
    const line = text.slice(0, node.start).split("\n").length;
    const declared = node["declaration"] as Node | null | undefined;
    if (node.type === "ImportDeclaration") {
      for (const each of nodesOf(node["specifiers"])) {
        const name = each.type === "ImportSpecifier" ? textOf(each["imported"]) : IMPORTED[each.type];
        const found = link(node["source"], name ?? "*");
        if (found) imports.set(textOf(each["local"]), found);
      }
      const loaded = link(node["source"], "");
      if (loaded && nodesOf(node["specifiers"]).length === 0) effects.links.push(loaded);
    } else if (node.type === "ExportNamedDeclaration" && declared) {
      for (const name of declare(declared)) exports.set(name, { line, from: name });
    } else if (node.type === "ExportNamedDeclaration") {
      for (const each of nodesOf(node["specifiers"])) {
        const local = textOf(each["local"]);
        const from = node["source"] ? link(node["source"], local) : (imports.get(local) ?? local);
        if (from !== undefined) exports.set(textOf(each["exported"]), { line, from });
      }
    } else if (node.type === "ExportDefaultDeclaration" && declared) {
      const mentions: Mentions = { names: new Set(), links: [] };
      declarations.set("default", mentions);
      mention(declared, mentions);
      exports.set("default", { line, from: "default" });
    } else if (DECLARES.test(node.type)) declare(node);
    else mention(node, effects);
  }
  return { declarations, exports, imports, effects, paths };
}

const IMPORTED: Readonly<Record<string, string>> = { ImportDefaultSpecifier: "default", ImportNamespaceSpecifier: "*" };

const DECLARES = /^(?:Function|Class|Variable|TSInterface|TSTypeAlias|TSEnum)\w*Declaration$/;

interface Collecting {
  readonly into: Mentions;
  readonly link: (specifier: unknown, name: string) => Link | undefined;
  readonly paths: string[];
}

/** The name after a dot and the key of an object mention nothing. */
function collectMentions(node: Node, parent: Node | undefined, collecting: Collecting): void {
  const { into, link, paths } = collecting;
  if (/^(?:JSX)?Identifier$/.test(node.type) && !isLabel(node, parent)) into.names.add(String(node["name"]));
  if (node.type === "Literal" && typeof node["value"] === "string") paths.push(node["value"]);
  if (node.type === "TemplateElement") paths.push(String((node["value"] as { cooked?: unknown }).cooked));
  if (node.type === "ImportExpression" || node.type === "TSImportType") {
    const found = link(node["source"] ?? (node["argument"] as Node | undefined)?.["literal"], "*");
    if (found) into.links.push(found);
  }
  for (const child of Object.values(node)) for (const each of nodesOf(child)) collectMentions(each, node, collecting);
}

function isLabel(node: Node, parent: Node | undefined): boolean {
  if (!parent || parent["computed"] === true || parent["shorthand"] === true) return false;
  if (parent["property"] === node) return true;
  return parent["key"] === node || (parent.type === "JSXAttribute" && parent["name"] === node);
}

function boundNames(pattern: Node | null | undefined): string[] {
  if (!pattern) return [];
  if (pattern.type === "Identifier") return [String(pattern["name"])];
  const inner = ["properties", "elements", "value", "left", "argument"].flatMap((key) => nodesOf(pattern[key]));
  return inner.flatMap(boundNames);
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

/** Of an identifier or a literal. */
function textOf(node: unknown): string {
  const { name, value } = (node ?? {}) as { name?: string; value?: string };
  return name ?? value ?? "";
}

/** Finds modules by the names that package.json gives to folders, and by relative paths. */
export function resolverIn(paths: ReadonlySet<string>, aliases: Readonly<Record<string, string>>): Resolve {
  return (from, specifier) => {
    const [name, folder] = Object.entries(aliases).find(([key]) => specifier.startsWith(key.slice(0, -1))) ?? [];
    const found =
      name === undefined || folder === undefined
        ? posix.join(posix.dirname(from), specifier)
        : posix.join(folder.slice(0, -1), specifier.slice(name.length - 1));
    return paths.has(found) ? found : undefined;
  };
}
