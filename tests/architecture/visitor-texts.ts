import { parseSync } from "@swc/core";
import { type Fault, isTest, lineAt, readTree } from "./source-tree.ts";

/** Attributes that a browser shows or a screen reader speaks. */
const SPOKEN_ATTRIBUTES = new Set(["alt", "title", "label", "placeholder", "aria-label", "aria-description"]);

/**
 * Every sentence a visitor reads lives in a `.texts.sv.ts` file, where editors and tests find it.
 * Three signs are looked for: text between tags, text in a spoken attribute, and å, ä or ö in a string.
 */
export function findStrayTexts(root: string, isExcused: (path: string) => boolean = () => false): Fault[] {
  const isJudged = (path: string): boolean =>
    /^(src|gallery)\/.+\.tsx?$/.test(path) && !path.endsWith(".texts.sv.ts") && !isTest(path) && !isExcused(path);
  return readTree(root, isJudged).flatMap(({ path, text }) => {
    let searchFrom = 0;
    return textsIn(text, path.endsWith(".tsx")).map((stray) => {
      const offset = Math.max(text.indexOf(stray, searchFrom), text.indexOf(stray));
      searchFrom = offset;
      return { file: path, line: lineAt(text, offset), what: `has the text "${stray.trim()}" outside a texts file` };
    });
  });
}

function textsIn(text: string, tsx: boolean): string[] {
  const found: string[] = [];
  visit(parseSync(text, { syntax: "typescript", tsx }), (node) => {
    if (node.type === "JSXText" && hasWord(textOf(node))) found.push(textOf(node));
    if (node.type === "JSXAttribute" && isSpoken(node) && hasWord(textOf(node.value))) found.push(textOf(node.value));
    if (node.type === "StringLiteral" && isSwedish(textOf(node))) found.push(textOf(node));
    if (node.type === "TemplateElement" && isSwedish(String(node.raw))) found.push(String(node.raw));
  });
  return [...new Set(found)];
}

interface Node {
  readonly type?: string;
  readonly [field: string]: unknown;
}

function visit(node: unknown, look: (node: Node) => void): void {
  if (Array.isArray(node)) for (const item of node) visit(item, look);
  else if (typeof node === "object" && node !== null) {
    look(node as Node);
    for (const value of Object.values(node)) visit(value, look);
  }
}

function textOf(node: unknown): string {
  const value = (node as Node | null)?.["value"];
  return typeof value === "string" ? value : "";
}

const isSpoken = (attribute: Node): boolean =>
  SPOKEN_ATTRIBUTES.has(textOf(attribute["name"])) && (attribute["value"] as Node | null)?.type === "StringLiteral";

const hasWord = (text: string): boolean => /\p{L}{2,}/u.test(text);

const isSwedish = (text: string): boolean => /[åäöÅÄÖ]/.test(text);
