import { freePorts } from "#tools/services/free-port.ts";
import { type RunningService, startService } from "#tools/services/running-service.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import {
  type Driver,
  type RunningBrowser,
  STEP_LIMIT_MS,
  type Target,
  WINDOW,
  describeTarget,
  plain,
} from "./driver.ts";
import { type PageReader, createPageReader } from "./page-reader.ts";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, By, Capabilities, type WebDriver, type WebElement, error } from "selenium-webdriver";

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

/** What a page that changes under the step gives; the step is tried again. */
const PASSING = [
  error.StaleElementReferenceError,
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.NoSuchElementError,
  // While one page is replaced by the next.
  error.JavascriptError,
  error.NoSuchFrameError,
  error.NoSuchWindowError,
];

/** The window has a frame, whose size is known when it is shown. */
export async function fitWindow(driver: WebDriver): Promise<void> {
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
  let [width, height] = [-1, -1];
  const hasFrame = async () => {
    [width, height] = await driver.executeScript<[number, number]>(
      "return [outerWidth - innerWidth, outerHeight - innerHeight]",
    );
    // Until then the window has no size of its own.
    return width >= 0 && height >= 0;
  };
  await waitUntil(hasFrame, STEP_LIMIT_MS, "the window to be shown", 50);
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width: WINDOW.width + width, height: WINDOW.height + height });
}

/** WebKit, which is driven by plain WebDriver: each step asks again until what it is about is there. */
export function newWebdriverVisitor(driver: WebDriver, origin: string): Driver {
  const page = createPageReader(driver);
  const firstShown = async (target: Target): Promise<WebElement> => {
    for (const element of await page.find(target)) if (await element.isDisplayed()) return element;
    throw new error.NoSuchElementError(describeTarget(target));
  };
  const waitUntilHydrated = (withinMs: number) =>
    repeat(() => page.isHydrated(), withinMs, "the page to be hydrated", 20);
  return {
    async open(path) {
      await page.leave();
      await driver.get(new URL(path, origin).href);
      await waitUntilHydrated(STEP_LIMIT_MS);
    },
    press: (target) => act(target, async () => press(driver, await firstShown(target))),
    type: (target, text) =>
      act(target, async () => {
        const field = await firstShown(target);
        await press(driver, field);
        await driver.executeScript("arguments[0].select()", field);
        await field.sendKeys(text);
      }),
    tick: (target) => act(target, () => tick(driver, page, target)),
    choose: (target, option) =>
      act(target, async () => {
        const options = await (await firstShown(target)).findElements(By.css("option"));
        for (const each of options) if (plain(await each.getText()) === option) return each.click();
        throw new error.NoSuchElementError(`${option} in ${describeTarget(target)}`);
      }),
    waitFor: (target, withinMs = STEP_LIMIT_MS) => act(target, async () => void (await firstShown(target)), withinMs),
    async waitForUrl(pattern, withinMs = STEP_LIMIT_MS) {
      await repeat(async () => pattern.test(await driver.getCurrentUrl()), withinMs, `the address ${pattern.source}`);
      await waitUntilHydrated(withinMs);
      return new URL(await driver.getCurrentUrl());
    },
    // The command for it leaves out the gaps between blocks.
    texts: async (target) => {
      const texts: string[] = [];
      for (const element of await page.find(target))
        texts.push(plain(await driver.executeScript<string>("return arguments[0].innerText", element)));
      return texts;
    },
    attribute: async (target, name) => (await (await firstShown(target)).getDomAttribute(name)) ?? undefined,
    async isEditable(target) {
      const [field] = await page.find(target);
      return (await field?.isEnabled()) === true && (await field?.getDomAttribute("readonly")) === null;
    },
    async savePicture(file) {
      writeFileSync(file, await driver.takeScreenshot(), "base64");
    },
    async close() {
      await page.isHydrated().catch(() => undefined);
      await driver.quit();
    },
    errors: () => page.errors,
  };
}

async function press(driver: WebDriver, element: WebElement): Promise<void> {
  await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
  if (!(await element.isEnabled())) throw new error.ElementNotInteractableError("disabled");
  await element.click();
}

/** The box itself is often invisible under its label, which a visitor presses. */
async function tick(driver: WebDriver, page: PageReader, target: Target): Promise<void> {
  const [box] = await page.find(target);
  if (!box) throw new error.NoSuchElementError(describeTarget(target));
  if (await box.isSelected()) return;
  await press(driver, box).catch(async () => {
    const label = await driver.executeScript<WebElement>("return arguments[0].labels[0]", box);
    await press(driver, label);
  });
  if (!(await box.isSelected())) throw new error.ElementNotInteractableError(`not ticked: ${describeTarget(target)}`);
}

const act = (target: Target, step: () => Promise<void>, withinMs = STEP_LIMIT_MS): Promise<void> =>
  repeat(() => step().then(() => true), withinMs, describeTarget(target));

/** Until it holds; an error that passes counts as not yet. */
async function repeat(holds: () => Promise<boolean>, withinMs: number, what: string, everyMs = 100): Promise<void> {
  let last: unknown;
  const tryOnce = async (): Promise<boolean> => {
    try {
      return await holds();
    } catch (failure) {
      if (!PASSING.some((kind) => failure instanceof kind)) throw failure;
      last = failure;
      return false;
    }
  };
  await waitUntil(tryOnce, withinMs, what, everyMs).catch((timeout: unknown) => {
    throw new Error(String(timeout), { cause: last });
  });
}
