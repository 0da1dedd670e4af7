import type { Locator, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openGallery } from "#tests/support/kit-page.ts";

async function open(): Promise<Page> {
  const { page, close } = await openGallery("inmatning", { width: 1280 });
  onTestFinished(close);
  return page;
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: false }).first();
/** The box with the line around the input. */
const box = (input: Locator) => input.locator("..");
const message = (page: Page, name: string) => page.locator(`[data-field="${name}"] [aria-live] p`);

test("during a lookup, dots move in the field and a text describes the lookup", async () => {
  const page = await open();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/ajax/zip-code-data/**", async (route) => {
    await held;
    await route.continue();
  });
  const input = field(page, "Postnummer");
  await input.fill("123 45");
  await message(page, "zip").getByText("Letar upp orten").waitFor();
  expect(await box(input).locator("i").count()).toBe(3);
  answer();
  await message(page, "zip").getByText("Farsta, Stockholms län").waitFor();
  expect(await box(input).locator("i").count()).toBe(0);
});
