import type { Browser } from "playwright-core";
import { firefox } from "playwright-core-firefox";
import { launchChromium } from "#tools/browser/chromium.ts";
import type { BrowserName, RunningBrowser } from "./driver.ts";
import { newPlaywrightVisitor } from "./playwright-driver.ts";

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
