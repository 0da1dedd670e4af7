/** A value, elements by name, or several elements of one name. What is undefined is left out. */
export type XmlContent = string | number | boolean | undefined | readonly XmlContent[] | XmlElements;

export interface XmlElements {
  readonly [name: string]: XmlContent;
}

/** Elements without attributes, each under the prefix. */
export function writeXml(elements: XmlElements, prefix: string): string {
  let text = "";
  for (const [name, content] of Object.entries(elements)) {
    for (const each of Array.isArray(content) ? (content as readonly XmlContent[]) : [content]) {
      if (each !== undefined) text += `<${prefix}:${name}>${writeContent(each, prefix)}</${prefix}:${name}>`;
    }
  }
  return text;
}

const writeContent = (content: Exclude<XmlContent, undefined>, prefix: string): string =>
  typeof content === "object" ? writeXml(content as XmlElements, prefix) : escapeText(String(content));

/** What XML cannot hold at all is left out: a control character would make the whole unreadable. */
const escapeText = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/[&<>]/g, (mark) => ESCAPES[mark] ?? "");

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
