import { crc32, deflateSync } from "node:zlib";
import { encode } from "uqr";

const DOTS_PER_MODULE = 4;
/** Readers need some light around a code. */
const QUIET_MODULES = 4;

/** A QR code as a PNG in base64, as the aggregator sends it: one byte a dot, black on white. */
export function qrPng(text: string): string {
  const { data, size } = encode(text, { ecc: "L", border: QUIET_MODULES });
  const width = size * DOTS_PER_MODULE;
  const rows: Buffer[] = [];
  for (const row of data) {
    // The first byte marks the row as not filtered.
    const dots = Buffer.alloc(1 + width, 0xff);
    dots[0] = 0;
    row.forEach((isDark, x) => {
      if (isDark) dots.fill(0, 1 + x * DOTS_PER_MODULE, 1 + (x + 1) * DOTS_PER_MODULE);
    });
    for (let times = 0; times < DOTS_PER_MODULE; times++) rows.push(dots);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]).toString("base64");
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "ascii"), content]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(content.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), whole.length - 4);
  return whole;
}
