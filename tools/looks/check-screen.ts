import type { Browser, BrowserContext, Page } from "playwright-core";
import { NECESSARY_ONLY } from "#domain/consent/consent.ts";
import { findViolations } from "#tests/axe.ts";
import { newAddress } from "#tests/support/address.ts";
import { consentCookie } from "#tools/browser/consent-cookie.ts";
import { openPage } from "#tools/browser/open-page.ts";
import { withdrawOrder } from "#tools/browser/prepare-order.ts";
import { prepareScreen } from "#tools/browser/prepare-screen.ts";
import type { Screen } from "#tools/browser/screens.ts";
import { findMotion } from "./find-motion.ts";
import { findOverflow } from "./find-overflow.ts";
import { findColourFaults } from "./forced-colours.ts";
import { type Look, type LookResult, LOOKS, resultOf } from "./looks.ts";

/** 640 px is 1280 px at 200 %, as WCAG 1.4.4 asks; 320 px is 1280 px at 400 %, as WCAG 1.4.10 asks. */
const WIDTHS_PX: Partial<Record<Look, number>> = { "zoom-200": 640, "width-320": 320 };
const USUAL_WIDTH_PX = 1280;
const HEIGHT_PX = 800;

export interface Site {
  readonly url: string;
  /** Those of development when undefined. */
  readonly simulatorsUrl: string | undefined;
}

/** One screen in every look. A search is made once and then looked at, as a visitor who zooms does; what opens at once is opened anew at each width. */
export async function checkScreen(browser: Browser, screen: Screen, site: Site): Promise<LookResult[]> {
  const results: LookResult[] = [];
  let opened: Page | undefined;
  try {
    for (const look of LOOKS) {
      const width = WIDTHS_PX[look] ?? USUAL_WIDTH_PX;
      const isAnew = opened === undefined || (isOpenedAnew(screen) && opened.viewportSize()?.width !== width);
      if (isAnew) {
        await opened?.context().close();
        opened = await openScreen(browser, screen, site, width);
      }
      if (opened) results.push(resultOf(screen.name, look, await findIn(opened, look, width)));
    }
    if (screen.leavesOrder && opened) await withdrawOrder(opened);
  } finally {
    await opened?.context().close();
  }
  return results;
}

/** The button of the telephone menu is left out where there is no room for it. */
const isOpenedAnew = ({ vertical, prepare }: Screen): boolean => vertical === undefined && prepare !== "phone-open";

async function findIn(page: Page, look: Look, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: page.viewportSize()?.height ?? HEIGHT_PX });
  await page.emulateMedia({ colorScheme: look === "axe-dark" ? "dark" : "light" });
  switch (look) {
    case "axe-light":
    case "axe-dark":
      return describeViolations(await findViolations(page));
    case "zoom-200":
    case "width-320":
      await page.evaluate(nextFrames);
      return findOverflow(page);
    case "forced-colours":
      return findColourFaults(page);
    case "reduced-motion":
      return findMotion(page);
  }
}

const describeViolations = (violations: Awaited<ReturnType<typeof findViolations>>): string[] =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));

/** Runs in the page: what a script places follows the width some frames later. */
const nextFrames = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
  });

async function openScreen(browser: Browser, screen: Screen, site: Site, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: screen.windowHeightPx ?? HEIGHT_PX },
    reducedMotion: "reduce",
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    // Limits are counted by address, and no visitor searches as often as this.
    extraHTTPHeaders: { "x-forwarded-for": newAddress() },
  });
  if (screen.prepare === "search-running") await holdAnswers(context);
  if (!screen.isFirstVisit) await context.addCookies([consentCookie(NECESSARY_ONLY, site.url)]);
  const page = await context.newPage();
  await openPage(page, new URL(screen.path, site.url).href);
  await prepareScreen(page, screen, site.simulatorsUrl);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

/** A search would end before all its looks are checked: its answers stay on the way. */
const holdAnswers = (context: BrowserContext): Promise<unknown> =>
  context.route(/\/jamfor\/(ajax|progress)/, () => new Promise<void>(() => undefined));
