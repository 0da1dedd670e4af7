import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openGallery } from "#tests/support/kit-page.ts";

async function open(width: number): Promise<Page> {
  const { page, close } = await openGallery("sidhuvud", { width, theme: "light" });
  onTestFinished(close);
  return page;
}

const guarded = (page: Page) => page.getByRole("region", { name: "Med ändringar som inte sparats" });

test("the browser asks too when the tab is closed with changes", async () => {
  const page = await open(1280);
  await guarded(page).getByLabel("Namn").fill("Anna");
  // Until the page has rendered what was typed, on a slow machine later than the next command.
  await expect
    .poll(() => page.evaluate(() => window.dispatchEvent(new Event("beforeunload", { cancelable: true }))))
    .toBe(false);
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
});
