import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { freePorts } from "#tools/services/free-port.ts";
import { type RunningService, startService } from "#tools/services/running-service.ts";
import type { RunningBrowser } from "./driver.ts";
import { fitWindow, newWebdriverVisitor } from "./webdriver-driver.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const SCREEN = "/usr/bin/Xvfb";
/** The plainest browser around the engine, which comes with it. */
const WINDOW_PROGRAM = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser";

export const WEBKIT_PACKAGES: Readonly<Record<string, string>> = { "webkit2gtk-driver": DRIVER, xvfb: SCREEN };

function findWindowProgram(): string {
  const [found] = globSync(WINDOW_PROGRAM);
  if (found === undefined) throw new Error(`the package webkit2gtk-driver is installed, but not ${WINDOW_PROGRAM}`);
  return found;
}

export async function startWebkit(): Promise<RunningBrowser> {
  const folder = mkdtempSync(join(tmpdir(), "sparv-webkit-"));
  const program = findWindowProgram();
  const screen = await startScreen(folder);
  const service = await startDriver(folder, readDisplay(folder));
  const stop = async () => {
    await service.stop();
    await screen.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const version = await readVersion(service.url, program);
    return {
      name: "webkit",
      version,
      async newVisitor(origin) {
        const driver = await openSession(service.url, program);
        await fitWindow(driver);
        return newWebdriverVisitor(driver, origin);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const screenLog = (folder: string): string => join(folder, "screen.log");

/** The number that the screen has chosen for itself. */
const readDisplay = (folder: string): string => /^\d+$/m.exec(readFileSync(screenLog(folder), "utf8"))?.[0] ?? "";

const startScreen = (folder: string): Promise<RunningService> =>
  startService({
    name: "Xvfb",
    url: "a screen",
    command: SCREEN,
    args: ["-displayfd", "1", "-screen", "0", "1440x1000x24", "-nolisten", "tcp"],
    env: { PATH: "/usr/bin:/bin" },
    cwd: folder,
    logFile: screenLog(folder),
    stopSignal: "SIGTERM",
    isDetached: false,
    isReady: async () => readDisplay(folder) !== "",
  });

async function startDriver(folder: string, display: string): Promise<RunningService> {
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  return startService({
    name: "WebKitWebDriver",
    url,
    command: DRIVER,
    args: ["-p", String(port)],
    env: {
      PATH: "/usr/bin:/bin",
      HOME: folder,
      DISPLAY: `:${display}`,
      // There is no graphics card behind the screen, and no proxy that a desktop would know of.
      LIBGL_ALWAYS_SOFTWARE: "1",
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      GIO_USE_PROXY_RESOLVER: "dummy",
    },
    cwd: folder,
    logFile: join(folder, "driver.log"),
    stopSignal: "SIGTERM",
    isDetached: false,
    isReady: () =>
      fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
}

function openSession(url: string, program: string): Promise<WebDriver> {
  const options = { binary: program, args: ["--automation"] };
  const wanted = {
    browserName: "MiniBrowser",
    acceptInsecureCerts: true,
    // A page is read from its beginning, and not from when it has loaded.
    pageLoadStrategy: "none",
    "webkitgtk:browserOptions": options,
  };
  return new Builder()
    .usingServer(url)
    .disableEnvironmentOverrides()
    .withCapabilities(new Capabilities(wanted))
    .build();
}

async function readVersion(url: string, program: string): Promise<string> {
  const driver = await openSession(url, program);
  try {
    return (await driver.getCapabilities()).getBrowserVersion() ?? "";
  } finally {
    await driver.quit();
  }
}
