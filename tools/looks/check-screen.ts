import { NECESSARY_ONLY } from "#domain/consent/consent.ts";
import { findViolations } from "#tests/axe.ts";
import { newAddress } from "#tests/support/address.ts";
import { listClippedTexts } from "#tests/support/text-overflow.ts";
import { consentCookie } from "#tools/browser/consent-cookie.ts";
import { openPage } from "#tools/browser/open-page.ts";
import { withdrawOrder } from "#tools/browser/prepare-order.ts";
import { prepareScreen } from "#tools/browser/prepare-screen.ts";
import type { Screen } from "#tools/browser/screens.ts";
import { listFilled, listUndistinguished, listUnframed, listUnringed } from "./forced-colours-page.ts";
import { LOOKS, type Look, type LookResult, resultOf } from "./results.ts";
import type { Browser, BrowserContext, Page } from "playwright-core";

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

/** Shorter than a frame at any rate that a screen has: no movement can be seen. */
const LIMIT_MS = 5;

/** What would move for a visitor who asked for less motion: animations that run, and those that a change would start. */
export const findMotion = (page: Page): Promise<string[]> => page.evaluate(listMoving, LIMIT_MS);

/** Runs in the page. */
function listMoving(limitMs: number): string[] {
  const longestMs = (durations: string) =>
    Math.max(...durations.split(",").map((each) => Number.parseFloat(each) * (each.trim().endsWith("ms") ? 1 : 1000)));
  const nameOf = (element: Element) => {
    const { className } = element;
    return `${element.localName}${typeof className === "string" && className ? `.${className.split(" ").join(".")}` : ""}`;
  };
  const found = new Set<string>();
  // A fade moves nothing: it shows that something is awaited, or replaces a movement.
  const FADED = new Set(["opacity", "visibility"]);
  const FADE = new Set(["opacity", "offset", "computedOffset", "easing", "composite"]);
  const fades = new Set<string>();
  for (const animation of document.getAnimations()) {
    const { effect, playState } = animation;
    if (!(effect instanceof KeyframeEffect) || !effect.target) continue;
    const isFade = effect.getKeyframes().every((frame) => Object.keys(frame).every((name) => FADE.has(name)));
    if (isFade && animation instanceof CSSAnimation) fades.add(animation.animationName);
    const durationMs = Number(effect.getComputedTiming().duration ?? 0);
    if (playState === "running" && durationMs > limitMs && !isFade)
      found.add(`${nameOf(effect.target)} is animated for ${Math.round(durationMs)} ms`);
  }
  for (const element of document.querySelectorAll("*")) {
    if (!element.checkVisibility()) continue;
    for (const part of [undefined, "::before", "::after"]) {
      const style = getComputedStyle(element, part);
      if (part !== undefined && style.content === "none") continue;
      const name = `${nameOf(element)}${part ?? ""}`;
      const isFade = style.transitionProperty.split(", ").every((property) => FADED.has(property));
      const transitionMs = isFade ? 0 : longestMs(style.transitionDuration);
      if (transitionMs > limitMs) found.add(`${name} changes over ${transitionMs} ms`);
      const isStill = style.animationName === "none" || fades.has(style.animationName);
      const animationMs = isStill ? 0 : longestMs(style.animationDuration);
      if (animationMs > limitMs) found.add(`${name} is animated for ${animationMs} ms`);
    }
    if (getComputedStyle(element).scrollBehavior === "smooth") found.add(`${nameOf(element)} scrolls smoothly`);
  }
  return [...found];
}

/** What cannot be read without scrolling sideways, and texts that are cut off. */
export async function findOverflow(page: Page): Promise<string[]> {
  const widePx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const cut = [...(await listClippedTexts(page)), ...(await page.evaluate(listCutLines))];
  return [
    ...(widePx > 0 ? [`the page is ${widePx} px wider than the screen`] : []),
    ...[...new Set(cut)].map((text) => `cut off: ${text.slice(0, 80)}`),
  ];
}

/** Runs in the page: texts whose lines do not fit in the height of the part that hides what is outside it. */
function listCutLines(): string[] {
  const cut: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    const style = getComputedStyle(element);
    const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    const isCut = element.clientHeight > 1 && element.scrollHeight > element.clientHeight + 2;
    const hides = style.overflowY === "hidden" || style.overflowY === "clip";
    if (
      hasText &&
      hides &&
      isCut &&
      style.getPropertyValue("-webkit-line-clamp") === "none" &&
      element.checkVisibility()
    )
      cut.push(element.innerText);
  }
  return cut;
}

/**
 * Colours of the visitor's own instead of ours, and no shadows: focus must have a line, a control an edge, and what is chosen something
 * that what is not chosen lacks.
 */
export async function findColourFaults(page: Page): Promise<string[]> {
  await page.evaluate(listFilled);
  await page.emulateMedia({ forcedColors: "active" });
  const findings = [...(await page.evaluate(listUnframed)), ...(await page.evaluate(listUndistinguished))];
  // A keyboard was used last: what takes focus from here on shows it.
  await page.keyboard.press("Tab");
  findings.push(...(await page.evaluate(listUnringed)));
  await page.emulateMedia({ forcedColors: "none" });
  return [...new Set(findings)];
}
