/** SHA-256 of the runtime: the domain has no packages and runs in browsers too. */
export type Sha256 = (bytes: Uint8Array) => Promise<Uint8Array>;

/** A SHA-256 hash as 64 lower-case hexadecimal digits. */
export type HexHash = string;

export const isHexHash = (typed: unknown): typed is HexHash =>
  typeof typed === "string" && /^[0-9a-f]{64}$/.test(typed);

/** RFC 9162 §2.1.1: the prefixes keep a leaf from passing as an inner node, and the reverse. */
const LEAF_PREFIX = 0x00;
const NODE_PREFIX = 0x01;

export const hashEmptyTree = async (sha256: Sha256): Promise<HexHash> => toHex(await sha256(new Uint8Array()));

export const hashLeaf = async (sha256: Sha256, content: Uint8Array): Promise<HexHash> =>
  toHex(await sha256(joinBytes(LEAF_PREFIX, content)));

export const hashNode = async (sha256: Sha256, left: HexHash, right: HexHash): Promise<HexHash> =>
  toHex(await sha256(joinBytes(NODE_PREFIX, fromHex(left + right))));

function joinBytes(prefix: number, content: Uint8Array): Uint8Array {
  const joined = new Uint8Array(1 + content.length);
  joined[0] = prefix;
  joined.set(content, 1);
  return joined;
}

export function toHex(bytes: Uint8Array): string {
  let hex = "";
  for (const byte of bytes) hex += byte.toString(16).padStart(2, "0");
  return hex;
}

export function fromHex(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16);
  return bytes;
}
