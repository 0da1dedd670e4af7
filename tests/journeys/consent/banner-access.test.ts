import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessibleInLooks } from "#tests/support/accessible-in-looks.ts";
import { newVisitor, type VisitorOptions } from "#tests/support/visitor.ts";
import { countProviders } from "#tests/support/providers.ts";
import { banner, storedChoice } from "./consent-page.ts";

async function open(path: string, options: VisitorOptions = {}) {
  const context = await newVisitor({ consent: "not-asked-yet", ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(path);
  await banner(page).waitFor();
  await page.waitForFunction(() => document.documentElement.style.getPropertyValue("--consent-height") !== "");
  return { context, page };
}

const VIEWS = ["/", "/?cookie-settings=val"];
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test.for(VIEWS)(
  "%s breaks no accessibility rule, fits in a narrow or low screen, and can be hit with a finger",
  async (path) => {
    const { page } = await open(path);
    await expectAccessibleInLooks(page);
    for (const size of [
      { width: 320, height: 640 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      const misfits = await banner(page)
        .locator("button, summary, label")
        .evaluateAll(
          (controls) =>
            controls
              .filter((control) => control.checkVisibility())
              .map((control) => control.getBoundingClientRect())
              .filter(({ height, left, right }) => height < 44 || left < 0 || right > innerWidth).length,
        );
      expect(misfits, `${size.width} by ${size.height} px`).toBe(0);
    }
  },
);

test("does not cover the page's main field at any width", async () => {
  const { page } = await open("/");
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: width < 1024 ? 844 : 900 });
    const field = await page.getByLabel("Registreringsnummer").boundingBox();
    const bar = await banner(page).boundingBox();
    expect((field?.y ?? Infinity) + (field?.height ?? 0), `${width} px`).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test.for([390, 1440])("causes no layout shift when it is answered, at %i px", async (width) => {
  for (const path of ["/", "/forsakring/bil/"]) {
    const { page } = await open(path, { width });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await placesOf(page);
    await banner(page).getByRole("button", { name: "Endast nödvändiga" }).click();
    await banner(page).waitFor({ state: "hidden" });
    expect(await placesOf(page), path).toEqual(before);
  }
});

/** The positions of everything visible except the banner. */
const placesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("header *, main *, footer *")]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.top < innerHeight)
      .map(({ element, box }) => `${element.tagName} ${box.left} ${box.top} ${box.width} ${box.height}`),
  );

test("takes no focus, is first in the tab order, and can be answered by keyboard alone", async () => {
  const { context, page } = await open("/");
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const met: (string | undefined)[] = [];
  for (let at = 0; at < 5; at++) {
    await page.keyboard.press("Tab");
    met.push(await focused(page));
  }
  expect(met).toEqual([
    "Läs mer om kakor",
    "Inställningar",
    "Endast nödvändiga",
    "Godkänn alla",
    "Hoppa till innehållet",
  ]);
  for (let at = 0; at < 3; at++) await page.keyboard.press("Shift+Tab");
  expect(await focused(page)).toBe("Inställningar");
  await page.keyboard.press("Enter");
  expect(await focused(page)).toBe("Välj kakor");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await banner(page).getByText("De håller ihop dina sökningar").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  for (let at = 0; at < 5; at++) await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Spara val");
  await page.keyboard.press("Enter");
  await banner(page).waitFor({ state: "hidden" });
  expect(await storedChoice(context)).toBe("1,2");
  expect(await page.getByRole("status").first().textContent()).toBe("Ditt val är sparat.");
});

test.for([390, 1440])("covers nothing that the keyboard reaches, at %i px", async (width) => {
  const { page } = await open("/", { width });
  const covered: string[] = [];
  const seen = new Set<string>();
  for (let at = 0; at < 60; at++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      const form = document.querySelector("[data-consent] form");
      if (!element || element === document.body || !form || form.contains(element)) return undefined;
      const box = element.getBoundingClientRect();
      return { what: element.outerHTML.slice(0, 80), isCovered: box.top >= form.getBoundingClientRect().top };
    });
    if (!found) continue;
    seen.add(found.what);
    if (found.isCovered) covered.push(found.what);
  }
  expect(seen.size).toBeGreaterThan(8);
  expect(covered).toEqual([]);
});

test("the page can be read and used beside it", async () => {
  const { page } = await open("/");
  await page.getByLabel("Registreringsnummer").fill("SPV 24K");
  await page.getByRole("button", { name: `Jämför ${countProviders("car")} bolag` }).click();
  await page.waitForURL("**/forsakring/bil/**");
  expect(await page.getByLabel("Registreringsnummer").inputValue()).toBe("SPV 24K");
  expect(await banner(page).isVisible()).toBe(true);
});

test("in forced colours it has a line around it", async () => {
  const { page } = await open("/");
  await page.emulateMedia({ forcedColors: "active" });
  const style = await page.locator("[data-consent] form").evaluate((form) => getComputedStyle(form).borderTopStyle);
  expect(style).toBe("solid");
});
