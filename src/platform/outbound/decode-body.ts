/** The body as text, in the character set the other side names; older systems still write Latin-1. */
export function decodeBody(chunks: readonly Buffer[], contentType: string): string {
  const [first] = chunks;
  if (first === undefined) return "";
  const bytes = chunks.length === 1 ? first : Buffer.concat(chunks);
  const decoder = decoderOf(contentType);
  if (decoder !== undefined) return decoder.decode(bytes);
  const text = bytes.toString("utf8");
  return text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
}

const BYTE_ORDER_MARK = 0xfeff;

/** Only names that are in use: the name comes from outside, and every decoder is cached. */
const DECODERS: ReadonlyMap<string, TextDecoder> = new Map(
  ["iso-8859-1", "iso-8859-15", "latin1", "windows-1252", "utf-16", "utf-16le", "us-ascii"].map((name) => [
    name,
    new TextDecoder(name),
  ]),
);

/** Undefined for UTF-8, for no name and for unused names: these are read as UTF-8. */
function decoderOf(contentType: string): TextDecoder | undefined {
  if (!contentType.includes("charset")) return undefined;
  const [, name = ""] = /charset\s*=\s*"?([\w-]+)/i.exec(contentType) ?? [];
  return DECODERS.get(name.toLowerCase());
}
