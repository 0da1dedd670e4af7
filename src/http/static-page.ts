import { constants, crc32, deflateRawSync } from "node:zlib";

/** A page that is the same for everyone but for its nonce, ready to be sent. */
export interface StaticPage {
  withNonce(nonce: string): Buffer;
  /** Compressed form, assembled without compressing again: only the nonce is new. */
  packedWithNonce(nonce: string): Buffer;
}

/**
 * Cut at the nonce. Each piece is compressed once, as a part that refers to no other, so that the parts of a gzip
 * stream can be put together with a nonce between them.
 */
export function createStaticPage(html: string, renderedNonce: string): StaticPage {
  const pieces = html.split(renderedNonce).map((text) => Buffer.from(text));
  const packed = pieces.map((piece) => deflatePart(piece));
  const join = (parts: readonly Buffer[], between: Buffer): Buffer[] =>
    parts.flatMap((part, at) => (at === 0 ? [part] : [between, part]));
  return {
    withNonce: (nonce) => Buffer.concat(join(pieces, Buffer.from(nonce))),
    packedWithNonce(nonce) {
      const plain = Buffer.from(nonce);
      const ending = Buffer.alloc(TRAILER_BYTES);
      let sum = 0;
      let length = 0;
      for (const part of join(pieces, plain)) {
        sum = crc32(part, sum);
        length += part.length;
      }
      ending.writeUInt32LE(sum, 0);
      ending.writeUInt32LE(length, 4);
      return Buffer.concat([GZIP_HEADER, ...join(packed, storedPart(plain)), LAST_BLOCK, ending]);
    },
  };
}

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
