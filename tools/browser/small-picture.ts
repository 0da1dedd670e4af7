import { readFileSync, writeFileSync } from "node:fs";
import type { Browser } from "playwright-core";

/** Also a phone's screen at twice its points. It is scaled less than a desk's, which is wide already. */
const PHONE_MAX_PX = 1_000;
const PHONE_SMALL_PX = 312;
const DESK_SMALL_PX = 640;
const QUALITY = 0.75;

/** Scales a picture for a document and packs it as WebP. The browser can: no other program is needed. */
export async function writeThumbnail(browser: Browser, from: string, to: string): Promise<void> {
  const page = await browser.newPage();
  try {
    const sizes = { phoneMax: PHONE_MAX_PX, phone: PHONE_SMALL_PX, desk: DESK_SMALL_PX, quality: QUALITY };
    const url = `data:image/png;base64,${readFileSync(from).toString("base64")}`;
    const packed = await page.evaluate(scaleDown, { ...sizes, url });
    writeFileSync(to, Buffer.from(packed, "base64"));
  } finally {
    await page.close();
  }
}

interface Scaling {
  readonly url: string;
  readonly phoneMax: number;
  readonly phone: number;
  readonly desk: number;
  readonly quality: number;
}

/** Runs in the browser: must not use anything outside itself. */
async function scaleDown({ url, phoneMax, phone, desk, quality }: Scaling): Promise<string> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth <= phoneMax ? phone : desk;
  canvas.height = Math.round((image.naturalHeight * canvas.width) / image.naturalWidth);
  const paper = canvas.getContext("2d");
  if (!paper) throw new Error("no canvas");
  paper.imageSmoothingQuality = "high";
  paper.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality).replace(/^[^,]+,/, "");
}
