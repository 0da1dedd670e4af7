import readCode from "jsqr";

/** The text of a letter of ours, line by line. */
export const readPdfText = (bytes: Uint8Array): string =>
  [
    ...Buffer.from(bytes)
      .toString("latin1")
      .matchAll(/<([0-9a-f]*)> Tj/g),
  ]
    .map(([, hex = ""]) => new TextDecoder("windows-1252").decode(Buffer.from(hex, "hex")))
    .join("\n");

const DOTS_PER_POINT = 4;
const A4 = { width: 595, height: 842 };

/** What a phone reads from the paper: the rectangles are painted as a printer does. Undefined without a code. */
export function readPdfCode(bytes: Uint8Array): string | undefined {
  const [width, height] = [A4.width * DOTS_PER_POINT, A4.height * DOTS_PER_POINT];
  const pixels = new Uint8ClampedArray(4 * width * height).fill(255);
  const text = Buffer.from(bytes).toString("latin1");
  for (const match of text.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)) {
    const [left = 0, bottom = 0, wide = 0, high = 0] = match.slice(1).map((each) => Number(each) * DOTS_PER_POINT);
    for (let y = Math.round(height - bottom - high); y < Math.round(height - bottom); y++)
      for (let x = Math.round(left); x < Math.round(left + wide); x++)
        pixels.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3);
  }
  return readCode(pixels, width, height)?.data;
}
