import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { NOTHING_MORE } from "#domain/consent.ts";
import { consentCookie } from "./consent-cookie.ts";

/** A screen to be pictured; `src/web/screens.ts` lists the product's. */
export interface Screen {
  /** Names the file. */
  readonly name: string;
  readonly path: string;
  /** Brings the page into the state to be shown, after the path has been opened. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Of a window of this height, instead of the whole page. */
  readonly windowHeightPx?: number | undefined;
  /** With the cookie banner, as somebody sees it who has not been here before. */
  readonly isFirstVisit?: boolean;
}

export type Theme = "light" | "dark";

export interface ShotSetup {
  readonly base: string;
  readonly folder: string;
  readonly themes: readonly Theme[];
}

/** A phone and a desk: the two widths the design is drawn in. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Writes one picture per screen, width and theme; gives back the files. Stops at the first screen that cannot be reached. */
export async function takeShots(browser: Browser, screens: readonly Screen[], setup: ShotSetup): Promise<string[]> {
  mkdirSync(setup.folder, { recursive: true });
  const files: string[] = [];
  for (const screen of screens) {
    for (const size of SIZES) {
      for (const theme of setup.themes) {
        const file = join(setup.folder, `${screen.name}-${size.width}${theme === "dark" ? "-dark" : ""}.png`);
        await takeShot(browser, screen, { ...setup, size, theme, file });
        files.push(file);
      }
    }
  }
  return files;
}

interface OneShot {
  readonly base: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly theme: Theme;
  readonly file: string;
}

async function takeShot(browser: Browser, screen: Screen, { base, size, theme, file }: OneShot): Promise<void> {
  const context = await browser.newContext({
    viewport: { ...size, height: screen.windowHeightPx ?? size.height },
    colorScheme: theme,
    reducedMotion: "reduce",
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
  });
  try {
    if (!screen.isFirstVisit) await context.addCookies([consentCookie(NOTHING_MORE, base)]);
    const page = await context.newPage();
    await page.goto(new URL(screen.path, base).href, { waitUntil: "load" });
    await screen.prepare?.(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const fullPage = screen.windowHeightPx === undefined;
    await page.screenshot({ path: file, fullPage, animations: "disabled", caret: "hide" });
  } catch (error) {
    throw new Error(`${screen.name} (${screen.path}) at ${size.width} px`, { cause: error });
  } finally {
    await context.close();
  }
}
