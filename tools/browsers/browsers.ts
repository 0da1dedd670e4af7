import { existsSync } from "node:fs";
import { installPackages } from "#tools/services/install.ts";
import type { BrowserName, RunningBrowser } from "./driver.ts";
import { FIREFOX_PACKAGES, startChromium, startFirefox } from "./playwright-driver.ts";
import { startWebkit, WEBKIT_PACKAGES } from "./webdriver-driver.ts";

interface InstalledBrowser {
  /** Debian's packages, each with a file that it brings. */
  readonly packages: Readonly<Record<string, string>>;
  start(): Promise<RunningBrowser>;
}

const BROWSERS: Readonly<Record<BrowserName, InstalledBrowser>> = {
  // Finds and installs its own.
  chromium: { packages: {}, start: startChromium },
  firefox: { packages: FIREFOX_PACKAGES, start: startFirefox },
  webkit: { packages: WEBKIT_PACKAGES, start: startWebkit },
};

export const BROWSER_NAMES = Object.keys(BROWSERS) as readonly BrowserName[];

/** All at once: apt reads its lists each time. */
export function installBrowsers(names: readonly BrowserName[]): void {
  const packages = names.flatMap((name) => Object.entries(BROWSERS[name].packages));
  installPackages(packages.flatMap(([name, place]) => (existsSync(place) ? [] : [name])));
}

export const startBrowser = (name: BrowserName): Promise<RunningBrowser> => BROWSERS[name].start();
