import readCode from "jsqr";
import type { Page } from "playwright-core";
import { PNG } from "pngjs";

/** What a phone held in front of the screen reads; undefined when there is no code on it. */
export async function readQr(page: Page): Promise<string | undefined> {
  const { data, width, height } = PNG.sync.read(await page.screenshot());
  return readCode(new Uint8ClampedArray(data), width, height)?.data;
}
