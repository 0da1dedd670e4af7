/** An element without its prefix: text, a record of elements, or a list of either where it is repeated. */
export type XmlNode = string | XmlRecord | readonly XmlNode[];

export interface XmlRecord {
  readonly [name: string]: XmlNode;
}

/** Deeper than any answer; a document of nothing but beginnings must not fill the memory. */
const MAX_DEPTH = 100;

interface OpenElement {
  readonly name: string;
  text: string;
  elements: Record<string, XmlNode> | undefined;
}

/**
 * Undefined unless the body is a whole, well-formed XML document without definitions of its own. Attributes are not read, nor
 * text beside elements. Never throws.
 *
 * Written by hand because a search reads four such answers and a general parser took a quarter of all its time; the test
 * holds it against that parser on documents sound and broken.
 */
export function readXml(body: string): XmlRecord | undefined {
  const open: OpenElement[] = [newElement("")];
  let at = body.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
  for (;;) {
    const inside = open.at(-1);
    if (!inside) return undefined;
    const tagAt = body.indexOf("<", at);
    if (!takeText(inside, body.slice(at, tagAt < 0 ? undefined : tagAt), open.length === 1)) return undefined;
    if (tagAt < 0) return open.length === 1 ? inside.elements : undefined;
    const next = takeTag(body, tagAt, open);
    if (next === undefined) return undefined;
    at = next;
  }
}

const BYTE_ORDER_MARK = 0xfeff;

const newElement = (name: string): OpenElement => ({ name, text: "", elements: undefined });

function takeText(inside: OpenElement, text: string, isOutside: boolean): boolean {
  if (text === "") return true;
  // Outside the root there is nothing but space; an ampersand begins a reference or is a mistake.
  if (isOutside) return text.trim() === "";
  if (text.includes("&") && BARE_AMPERSAND.test(text)) return false;
  inside.text += text;
  return true;
}

const BARE_AMPERSAND = /&(?!(?:#\d{1,7}|#x[\da-fA-F]{1,6}|[A-Za-z]\w{0,7});)/;

/** The position after the tag; undefined when it is no tag. */
function takeTag(body: string, tagAt: number, open: OpenElement[]): number | undefined {
  switch (body.charAt(tagAt + 1)) {
    case "/":
      return takeEnd(body, tagAt, open);
    case "?":
      return after(body, "?>", tagAt + 2);
    case "!":
      return takeMarked(body, tagAt, open);
    default:
      return takeStart(body, tagAt, open);
  }
}

/** A comment or verbatim text. What else begins so defines something: what a document may define, it may also blow up. */
function takeMarked(body: string, tagAt: number, open: OpenElement[]): number | undefined {
  if (body.startsWith("<!--", tagAt)) return after(body, "-->", tagAt + 4);
  const inside = open.at(-1);
  if (!inside || open.length === 1 || !body.startsWith("<![CDATA[", tagAt)) return undefined;
  const next = after(body, "]]>", tagAt + 9);
  if (next !== undefined) inside.text += body.slice(tagAt + 9, next - 3).replaceAll("&", "&amp;");
  return next;
}

function takeStart(body: string, tagAt: number, open: OpenElement[]): number | undefined {
  const endAt = body.indexOf(">", tagAt);
  if (endAt < 0) return undefined;
  const plain = body.slice(tagAt + 1, endAt);
  const root = open[0];
  if ((open.length === 1 && root?.elements) || open.length > MAX_DEPTH) return undefined;
  if (NAME.test(plain)) {
    open.push(newElement(plain));
    return endAt + 1;
  }
  START.lastIndex = tagAt;
  const [whole, name, mark] = START.exec(body) ?? [];
  if (whole === undefined || name === undefined) return undefined;
  if (mark === "/") close(newElement(name), open);
  else open.push(newElement(name));
  return tagAt + whole.length;
}

const NAME = /^[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?$/;
const START =
  /<([A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?)(?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(\/?)>/y;

function takeEnd(body: string, tagAt: number, open: OpenElement[]): number | undefined {
  const endAt = body.indexOf(">", tagAt);
  const element = open.length > 1 ? open.pop() : undefined;
  if (endAt < 0 || element?.name !== body.slice(tagAt + 2, endAt).trimEnd()) return undefined;
  close(element, open);
  return endAt + 1;
}

function close({ name, text, elements }: OpenElement, open: readonly OpenElement[]): void {
  const parent = open.at(-1);
  if (!parent) return;
  const value: XmlNode = elements ?? decodeText(text);
  const bare = name.slice(name.indexOf(":") + 1);
  // Without a prototype no name means anything else than itself.
  parent.elements ??= Object.create(null) as Record<string, XmlNode>;
  const before = parent.elements[bare];
  if (before === undefined) parent.elements[bare] = value;
  else if (isList(before)) (before as XmlNode[]).push(value);
  else parent.elements[bare] = [before, value];
}

function after(body: string, mark: string, from: number): number | undefined {
  const at = body.indexOf(mark, from);
  return at < 0 ? undefined : at + mark.length;
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
  return typeof found === "string" ? found : undefined;
}

const isRecord = (node: XmlNode | undefined): node is XmlRecord => typeof node === "object" && !Array.isArray(node);
const isList = (node: XmlNode): node is readonly XmlNode[] => Array.isArray(node);

const decodeText = (text: string): string =>
  (text.includes("&") ? text.replace(/&(#x?)?(\w{1,8});/g, readReference) : text).trim();

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
