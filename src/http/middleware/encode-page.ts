/** A page that might not fit is encoded the usual way. */
const scratch = Buffer.allocUnsafeSlow(2_000_000);
const MAX_BYTES_PER_CHAR = 3;

/** As `Buffer.from`, which reads a text twice: once to count its bytes and once to write them. */
export function encodePage(html: string): Buffer {
  if (html.length * MAX_BYTES_PER_CHAR > scratch.length) return Buffer.from(html);
  return Buffer.from(scratch.subarray(0, scratch.write(html)));
}
