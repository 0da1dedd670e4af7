import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { NECESSARY_ONLY } from "#domain/consent/consent.ts";
import { consentCookie } from "./consent-cookie.ts";
import { openPage } from "./open-page.ts";

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
