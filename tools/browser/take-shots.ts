import { NECESSARY_ONLY } from "#domain/consent/consent.ts";
import { consentCookie } from "./consent-cookie.ts";
import { openPage } from "./open-page.ts";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";

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

/** A screen to be pictured; `tools/browser/screens.ts` lists the product's. */
export interface Screen {
  /** Names the file. */
  readonly name: string;
  readonly path: string;
  /** Brings the page into the state to be shown, after the path has been opened. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** After the picture: removes what would block the next one. */
  readonly cleanUp?: (page: Page) => Promise<void>;
  /** Of a window of this height, instead of the whole page. */
  readonly windowHeightPx?: number | undefined;
  /** With the cookie banner, as on a first visit. */
  readonly isFirstVisit?: boolean;
}

export type Theme = "light" | "dark";

export interface ShotSetup {
  readonly base: string;
  readonly folder: string;
  readonly themes: readonly Theme[];
  /** In pixels; without it the two widths of the design. */
  readonly widths?: readonly number[] | undefined;
  /** The first screenful only, in files named after it. */
  readonly isWindow?: boolean;
}

/** A phone and a desk. */
const DESIGN_WIDTHS = [390, 1440];
const heightOf = (width: number): number => (width < 768 ? 844 : 900);

/** Writes one picture per screen, width and theme; gives back the files. Stops at the first screen that cannot be reached. */
export async function takeShots(browser: Browser, screens: readonly Screen[], setup: ShotSetup): Promise<string[]> {
  mkdirSync(setup.folder, { recursive: true });
  const files: string[] = [];
  for (const screen of screens) {
    for (const width of setup.widths ?? DESIGN_WIDTHS) {
      for (const theme of setup.themes) {
        const marks = `${theme === "dark" ? "-dark" : ""}${setup.isWindow ? "-window" : ""}`;
        const file = join(setup.folder, `${screen.name}-${width}${marks}.png`);
        await takeShot(browser, screen, { ...setup, width, theme, file });
        files.push(file);
      }
    }
  }
  return files;
}

interface OneShot extends Pick<ShotSetup, "base" | "isWindow"> {
  readonly width: number;
  readonly theme: Theme;
  readonly file: string;
}

async function takeShot(browser: Browser, screen: Screen, shot: OneShot): Promise<void> {
  const { base, width, theme, file, isWindow } = shot;
  const context = await browser.newContext({
    viewport: { width, height: screen.windowHeightPx ?? heightOf(width) },
    colorScheme: theme,
    reducedMotion: "reduce",
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
  });
  try {
    if (!screen.isFirstVisit) await context.addCookies([consentCookie(NECESSARY_ONLY, base)]);
    const page = await context.newPage();
    await openPage(page, new URL(screen.path, base).href);
    await screen.prepare?.(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const fullPage = !isWindow && screen.windowHeightPx === undefined;
    await page.screenshot({ path: file, fullPage, animations: "disabled", caret: "hide" });
    await screen.cleanUp?.(page);
  } catch (error) {
    throw new Error(`${screen.name} (${screen.path}) at ${width} px`, { cause: error });
  } finally {
    await context.close();
  }
}
