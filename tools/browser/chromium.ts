import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { withoutInheritedClock } from "#tools/services/fake-clock.ts";
import { installPackages } from "#tools/services/install.ts";

/** The same browser without its own windows, which no test looks at and which cost as much as a page does. */
const SHELL = { place: "/usr/bin/chromium-headless-shell", packageName: "chromium-headless-shell" };

/** Where Debian, common desktops and macOS put it. */
const PLACES = [
  SHELL.place,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Root in a container has no user namespaces, and nothing the browser does by itself may show up as a request. */
const LAUNCH_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export function findChromium(): string | undefined {
  return [process.env["CHROMIUM"], ...PLACES].find((place) => place !== undefined && existsSync(place));
}

/**
 * The browser's path; on Debian as root, installs the package first when there is none. `CHROMIUM` names another place. Where
 * only the whole browser can be had, that one will do.
 */
export function ensureChromium(): string {
  if (process.env["CHROMIUM"] === undefined && !existsSync(SHELL.place)) {
    try {
      installPackages([SHELL.packageName]);
    } catch {
      // No root, no Debian, or no such package: what is there is used.
    }
  }
  const found = findChromium();
  if (found !== undefined) return found;
  installPackages(["chromium"]);
  const installed = findChromium();
  if (installed === undefined) throw new Error(`the package chromium is installed, but not at ${PLACES.join(", ")}`);
  return installed;
}

/**
 * For pages that live for seconds: what the optimising compilers prepare would be used by none of them, and took an eighth of the
 * processor time of a journey.
 */
const SHORT_LIVED = "--js-flags=--no-opt --no-maglev";

interface LaunchOptions {
  readonly isForShortPages?: boolean;
  /** For a second program that drives the same browser. */
  readonly debuggingPort?: number;
}

export function launchChromium({ isForShortPages = false, debuggingPort }: LaunchOptions = {}): Promise<Browser> {
  // A person watches (`npm run tool -- journeys watched`), where there is a screen.
  const isWatched =
    "SPARV_JOURNEY_TRACE" in process.env && ("DISPLAY" in process.env || "WAYLAND_DISPLAY" in process.env);
  const args = [
    ...LAUNCH_ARGUMENTS,
    ...(isForShortPages ? [SHORT_LIVED] : []),
    ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
  ];
  // With libfaketime the browser sometimes paints nothing.
  const executablePath = (isWatched && PLACES.slice(1).find((place) => existsSync(place))) || ensureChromium();
  const shown = isWatched ? { headless: false, slowMo: 300 } : {};
  return chromium.launch({ executablePath, args, env: withoutInheritedClock(), ...shown });
}

if (import.meta.main) console.log(ensureChromium());
