import { constants, crc32, deflateRawSync } from "node:zlib";

/** A page that is the same for everyone but for a few values, ready to be sent. */
export interface StaticPage {
  /** By the text that stands for it in the rendered page. */
  readonly holes: ReadonlySet<string>;
  filled(values: HoleValues): Buffer;
  /** Compressed form, assembled without compressing again: only the values are new. */
  packed(values: HoleValues): Buffer;
}

export type HoleValues = Readonly<Record<string, string>>;

/**
 * Cut at what differs, such as the nonce. Each piece is compressed once, as a part that refers to no other, so that the parts of a gzip
 * stream can be put together with the values between them.
 */
export function createStaticPage(html: string, holes: readonly string[]): StaticPage {
  const texts = html.split(new RegExp(`(${holes.map(escaped).join("|")})`));
  // What the expression captures is between the pieces.
  const pieces = texts.filter((_, at) => at % 2 === 0).map((text) => Buffer.from(text));
  const between = texts.filter((_, at) => at % 2 === 1);
  const packed = pieces.map((piece) => deflatePart(piece));
  const join = (parts: readonly Buffer[], values: ReadonlyMap<string, Buffer>): Buffer[] =>
    parts.flatMap((part, at) => (at === 0 ? [part] : [values.get(between[at - 1] ?? "") ?? NOTHING, part]));
  const bytesOf = (values: HoleValues, write: (plain: Buffer) => Buffer): ReadonlyMap<string, Buffer> =>
    new Map(Object.entries(values).map(([hole, value]) => [hole, write(Buffer.from(value))]));
  return {
    holes: new Set(between),
    filled: (values) =>
      Buffer.concat(
        join(
          pieces,
          bytesOf(values, (plain) => plain),
        ),
      ),
    packed(values) {
      const ending = Buffer.alloc(TRAILER_BYTES);
      let sum = 0;
      let length = 0;
      const plain = bytesOf(values, (value) => value);
      for (const part of join(pieces, plain)) {
        sum = crc32(part, sum);
        length += part.length;
      }
      ending.writeUInt32LE(sum, 0);
      ending.writeUInt32LE(length, 4);
      return Buffer.concat([GZIP_HEADER, ...join(packed, bytesOf(values, storedPart)), LAST_BLOCK, ending]);
    },
  };
}

const escaped = (text: string): string => text.replace(/[^\w]/g, String.raw`\$&`);

const NOTHING = Buffer.alloc(0);
/** RFC 1952: deflate, no name, no time, any system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** RFC 1951: an empty block of fixed codes, marked as the last. */
const LAST_BLOCK = Buffer.from([3, 0]);
const TRAILER_BYTES = 8;

const deflatePart = (piece: Buffer): Buffer =>
  deflateRawSync(piece, { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_SYNC_FLUSH });

/** RFC 1951 3.2.4: stored, after its length and the complement of its length. */
function storedPart(plain: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(plain.length, 1);
  head.writeUInt16LE(plain.length ^ 0xffff, 3);
  return Buffer.concat([head, plain]);
}
