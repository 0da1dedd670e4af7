import { writeFileSync } from "node:fs";
import { By, error, type WebDriver, type WebElement } from "selenium-webdriver";
import { waitUntil } from "#tools/services/wait-until.ts";
import { describeTarget, type Driver, plain, STEP_LIMIT_MS, type Target, WINDOW } from "./driver.ts";
import { createPageReader, type PageReader } from "./page-reader.ts";

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
