import { XMLParser, XMLValidator } from "fast-xml-parser";

/** An element without its prefix: text, a record of elements, or a list of either where it is repeated. */
export type XmlNode = string | XmlRecord | readonly XmlNode[];

export interface XmlRecord {
  readonly [name: string]: XmlNode;
}

const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  ignoreDeclaration: true,
  // What a document may define, it may also blow up; the few references that XML itself defines are read by `textOf`.
  processEntities: false,
});

/** Undefined unless the body is a whole XML document without definitions of its own. Never throws. */
export function readXml(body: string): XmlRecord | undefined {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(body)) return undefined;
  try {
    if (XMLValidator.validate(body) !== true) return undefined;
    return parser.parse(body) as XmlRecord;
  } catch {
    return undefined;
  }
}

export function child(node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined {
  let at = node;
  for (const name of path) at = isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  return at;
}

/** Once, several times or not at all: always a list. */
export function children(node: XmlNode | undefined, name: string): readonly XmlNode[] {
  const found = child(node, name);
  if (found === undefined) return [];
  return isList(found) ? found : [found];
}

/** The text of an element that holds nothing else. */
export function textOf(node: XmlNode | undefined, ...path: readonly string[]): string | undefined {
  const found = child(node, ...path);
  return typeof found === "string" ? found.replace(/&(#x?)?(\w{1,8});/g, readReference).trim() : undefined;
}

const isRecord = (node: XmlNode | undefined): node is XmlRecord => typeof node === "object" && !Array.isArray(node);
const isList = (node: XmlNode): node is readonly XmlNode[] => Array.isArray(node);

const NAMED: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

function readReference(whole: string, mark: string | undefined, name: string): string {
  if (mark === undefined) return NAMED.get(name) ?? whole;
  const code = Number.parseInt(name, mark === "#" ? 10 : 16);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
}
