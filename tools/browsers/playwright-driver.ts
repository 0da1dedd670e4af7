import { launchChromium } from "#tools/browser/chromium.ts";
import { isHydrated } from "#tools/browser/open-page.ts";
import {
  type BrowserName,
  type Driver,
  type RunningBrowser,
  STEP_LIMIT_MS,
  type Target,
  WINDOW,
  plain,
} from "./driver.ts";
import type { Browser, ConsoleMessage, Locator, Page } from "playwright-core";
import { firefox } from "playwright-core-firefox";

export const startChromium = async (): Promise<RunningBrowser> => runningOf("chromium", await launchChromium());

const FIREFOX = "/usr/bin/firefox-esr";
export const FIREFOX_PACKAGES: Readonly<Record<string, string>> = { "firefox-esr": FIREFOX };

/** Debian's own Firefox: `moz-firefox` drives one that Playwright has not built itself. */
export async function startFirefox(): Promise<RunningBrowser> {
  const browser = await firefox.launch({ channel: "moz-firefox", executablePath: FIREFOX });
  // Two versions of one package; what is used of them is the same in both.
  return runningOf("firefox", browser as unknown as Browser);
}

const runningOf = (name: BrowserName, browser: Browser): RunningBrowser => ({
  name,
  version: browser.version(),
  newVisitor: (origin) => newPlaywrightVisitor(browser, origin),
  stop: () => browser.close(),
});

/** Chromium, and Firefox as Debian has it: both understand the same commands. */
export async function newPlaywrightVisitor(browser: Browser, origin: string): Promise<Driver> {
  const context = await browser.newContext({
    viewport: WINDOW,
    baseURL: origin,
    locale: "sv-SE",
    ignoreHTTPSErrors: true,
  });
  context.setDefaultTimeout(STEP_LIMIT_MS);
  const page = await context.newPage();
  const errors = collectErrors(page);
  const find = (target: Target): Locator => locate(page, target);
  const first = (target: Target): Locator => find(target).filter({ visible: true }).first();
  const waitUntilHydrated = () => page.waitForFunction(isHydrated);
  return {
    async open(path) {
      await page.goto(path);
      await waitUntilHydrated();
    },
    press: (target) => first(target).click(),
    async type(target, text) {
      const field = find(target).first();
      await field.click();
      // Firefox is driven by another protocol, in which a value that is set at once does not reach React.
      await field.press("ControlOrMeta+a");
      await field.pressSequentially(text);
    },
    tick: (target) => find(target).first().check(),
    choose: async (target, option) => void (await find(target).first().selectOption({ label: option })),
    waitFor: (target, withinMs = STEP_LIMIT_MS) => first(target).waitFor({ timeout: withinMs }),
    async waitForUrl(pattern, withinMs = STEP_LIMIT_MS) {
      await page.waitForURL(pattern, { timeout: withinMs, waitUntil: "commit" });
      await waitUntilHydrated();
      return new URL(page.url());
    },
    texts: async (target) => (await find(target).filter({ visible: true }).allInnerTexts()).map(plain),
    attribute: async (target, name) => (await first(target).getAttribute(name)) ?? undefined,
    isEditable: (target) => find(target).first().isEditable(),
    async savePicture(file) {
      await page.screenshot({ path: file });
    },
    close: () => context.close(),
    errors: () => errors,
  };
}

function locate(page: Page, target: Target): Locator {
  const place = target.within ? locate(page, target.within).first() : page;
  if ("label" in target) return place.getByLabel(target.label);
  const { role, name, level } = target;
  return place.getByRole(role, {
    ...(name === undefined ? {} : { name, exact: typeof name === "string" }),
    ...(level === undefined ? {} : { level }),
  });
}

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("crash", () => errors.push("the page crashed"));
  return errors;
}
