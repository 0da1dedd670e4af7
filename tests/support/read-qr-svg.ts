import jsQr from "jsqr";

const DOTS_PER_MODULE = 4;

/** What a phone reads from a code of ours: the picture is painted from its paths as a browser would, then read as dots. */
export function readQrSvg(svg: string): string | undefined {
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const width = modules * DOTS_PER_MODULE;
  const dots = new Uint8ClampedArray(width * width * 4).fill(255);
  const dark = /fill="#000" d="([^"]+)"/.exec(svg)?.[1] ?? "";
  for (const [, x, y, length] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    const firstRow = Number(y) * DOTS_PER_MODULE;
    for (let row = firstRow; row < firstRow + DOTS_PER_MODULE; row++) {
      const from = (row * width + Number(x) * DOTS_PER_MODULE) * 4;
      const to = from + Number(length) * DOTS_PER_MODULE * 4;
      for (let at = from; at < to; at++) if (at % 4 !== 3) dots[at] = 0;
    }
  }
  return jsQr(dots, width, width)?.data;
}
