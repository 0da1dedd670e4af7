/** As much of ASN.1's DER as a certificate needs. Each part is a tag, a length and what it holds. */
export type Der = Buffer;

export const sequence = (...parts: readonly Der[]): Der => part(0x30, ...parts);
export const set = (...parts: readonly Der[]): Der => part(0x31, ...parts);
export const boolean = (value: boolean): Der => part(0x01, Buffer.from([value ? 0xff : 0]));
export const octets = (bytes: Uint8Array): Der => part(0x04, bytes);
export const utf8 = (text: string): Der => part(0x0c, Buffer.from(text, "utf8"));
export const bits = (bytes: Uint8Array, unusedBits = 0): Der => part(0x03, Buffer.from([unusedBits]), bytes);
/** A field that is known by its number instead of its kind. */
export const explicit = (number: number, content: Der): Der => part(0xa0 + number, content);
export const implicit = (number: number, bytes: Uint8Array): Der => part(0x80 + number, bytes);

/** Positive: a first byte above 7f would otherwise read as a sign. */
export const integer = (bytes: Uint8Array): Der =>
  part(0x02, (bytes[0] ?? 0) > 0x7f ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);

/** Seconds in UTC, years until 2049. */
export const utcTime = (ms: number): Der =>
  part(0x17, Buffer.from(`${new Date(ms).toISOString().slice(2, 19).replace(/[-T:]/g, "")}Z`, "ascii"));

export function oid(dotted: string): Der {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  return part(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(baseOf128)]));
}

function part(tag: number, ...content: readonly Uint8Array[]): Der {
  const bytes = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag]), lengthOf(bytes.length), bytes]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, "0"), "hex");
  return Buffer.concat([Buffer.from([0x80 + bytes.length]), bytes]);
}

/** All bytes but the last carry a mark that more follow. */
function baseOf128(number: number): number[] {
  const bytes = [number & 0x7f];
  for (let rest = number >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}
