import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openCarResult, RESULT_LIMIT_MS } from "#tests/support/car-result.ts";
import { fetchModal, fetchPerson } from "#tests/support/fetch-modal.ts";

/** Tabs until the thing with this name has focus; fails when a whole round does not reach it. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLInputElement)) return element?.textContent ?? "";
      const label = element.labels?.[0];
      return label?.querySelector("img")?.alt ?? label?.textContent ?? "";
    });
    if (name.test(focused)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${name.source} is not reached by keyboard`);
}

test("a fetch is made from the question to the new list without a mouse", async () => {
  const { page, context } = await openCarResult("HMT001", { personalNumber: fetchPerson("HMT001").personalNumber });
  onTestFinished(() => context.close());
  await tabTo(page, /^Ja, hämta med BankID$/);
  await page.keyboard.press("Enter");
  await fetchModal(page).getByRole("radio").first().waitFor();
  await tabTo(page, /^Björkhaga/);
  await page.keyboard.press("ArrowDown");
  expect(await fetchModal(page).getByRole("radio", { name: "Fyrbåk" }).isChecked()).toBe(true);
  await tabTo(page, /^Jag samtycker/);
  await page.keyboard.press("Space");
  await tabTo(page, /\(Mock\)$/);
  await page.keyboard.press("Enter");
  // The pressed button is gone: the focus is still inside.
  await fetchModal(page).getByRole("progressbar").waitFor();
  const isInside = () => page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null);
  expect(await isInside()).toBe(true);
  await tabTo(page, /^Avbryt$/);
  await page.waitForURL(/fetchdataid=/, { timeout: RESULT_LIMIT_MS });
  await page.getByRole("region", { name: "Din försäkring idag" }).last().waitFor({ timeout: RESULT_LIMIT_MS });
});
