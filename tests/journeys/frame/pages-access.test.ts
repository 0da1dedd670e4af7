import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { SERVICES } from "#domain/service/services.ts";
import { expectAccessible } from "#tests/axe.ts";
import { changeLook } from "#tests/support/change-look.ts";
import { OTHER_SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import { newVisitor, type VisitorOptions } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";
import { infoPages } from "#web/content/articles/info-pages.ts";

const PATHS = [...new Set(["/", ...infoPages.map(({ path }) => path), ...SERVICES.map(({ path }) => path)])];

async function newPage(options: VisitorOptions): Promise<Page> {
  const context = await newVisitor(options);
  onTestFinished(() => context.close());
  return context.newPage();
}

// 320 px is 1280 px at 400 %; 720 px is 1440 px at 200 %.
test(
  "every page keeps WCAG 2.2 AA, on a phone or on a desk in dark, is quiet, and is never scrolled sideways",
  { timeout: 300_000 },
  async () => {
    const page = await newPage({});
    const watch = watchPage(page);
    const wide: string[] = [];
    for (const [at, path] of PATHS.entries()) {
      await page.goto(path);
      // The pages share their frame and their styles: every second in each look.
      const look = OTHER_SCREEN_VARIANTS[at % OTHER_SCREEN_VARIANTS.length];
      if (look) await changeLook(page, look);
      await expectAccessible(page);
      for (const width of [720, 320]) {
        await changeLook(page, { width, theme: "light" });
        const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflowPx > 0) wide.push(`${path} at ${width} px: ${overflowPx} px`);
      }
    }
    watch.expectQuiet();
    expect(wide).toEqual([]);
    expect(PATHS.length).toBeGreaterThan(20);
  },
);

test("the menu and the rules can be read at 320 px", async () => {
  const page = await newPage({ width: 320, height: 568 });
  await page.goto("/");
  await page.getByRole("button", { name: "Så funkar det" }).click();
  const rules = page.getByRole("dialog", { name: "Regler för tävlingen" });
  await rules.getByText("En demonstration", { exact: true }).scrollIntoViewIfNeeded();
  const box = await rules.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  await page.goBack();
  await rules.waitFor({ state: "hidden" });
  expect(new URL(page.url()).pathname).toBe("/");
  await page.getByRole("banner").getByLabel("Meny", { exact: true }).click();
  const last = page.getByRole("banner").getByRole("link", { name: "08-465 004 00" }).last();
  await last.scrollIntoViewIfNeeded();
  expect(await last.isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test("long pages have a table of contents, others where there is room, all breadcrumbs that search engines can read", async () => {
  const page = await newPage({ width: 1440 });
  for (const { path, texts } of infoPages) {
    await page.goto(path);
    const crumbs = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "") as {
      itemListElement: { name: string; item: string }[];
    };
    expect(crumbs.itemListElement.map(({ item }) => item)).toEqual(
      ["/", path].map((each) => new URL(each, page.url()).href),
    );
    const contents = page.getByRole("navigation", { name: "På den här sidan" });
    expect(await contents.count(), path).toBe(1);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await contents.count(), path).toBe(texts.sections.length >= 5 ? 1 : 0);
    await page.setViewportSize({ width: 1440, height: 844 });
    await page.getByText("Senast ändrad").waitFor();
  }
});
