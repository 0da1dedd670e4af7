import readCode from "jsqr";
import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { readQrSvg } from "./read-qr-svg.ts";

/** What a phone held in front of the screen reads; undefined when there is no code on it. */
export const photographQr = async (page: Page): Promise<string | undefined> => readPng(await page.screenshot());

/**
 * The same, from the picture alone. A photograph of the screen takes so much of a busy machine that the code has changed before it is
 * read: one test shows that a phone can read the screen, and the others need its code. Ours is a drawing, a partner's an image.
 */
export async function readQr(page: Page): Promise<string | undefined> {
  const source = await page.evaluate(() => document.querySelector('img[alt^="QR-kod"]')?.getAttribute("src"));
  return source ? readQrPicture(source) : undefined;
}

/** From the address of the picture, which contains it. */
export function readQrPicture(source: string): string | undefined {
  const [, image] = source.split("data:image/png;base64,");
  return image === undefined ? readQrSvg(decodeURIComponent(source)) : readPng(Buffer.from(image, "base64"));
}

function readPng(bytes: Buffer): string | undefined {
  const { data, width, height } = PNG.sync.read(bytes);
  return readCode(new Uint8ClampedArray(data), width, height)?.data;
}
