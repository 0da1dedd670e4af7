import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { openGallery } from "#tests/support/kit-page.ts";
import type { VisitorOptions } from "#tests/support/visitor.ts";

/** The sample checkout: today is 15 November 2026, and the last day that can be chosen is 15 May 2027. */
async function open(options: VisitorOptions): Promise<Page> {
  const { page, close } = await openGallery("kassa-hamtad", options);
  onTestFinished(close);
  return page;
}

const another = (page: Page) => page.getByLabel("Välj ett annat datum");
const written = (page: Page) => page.getByLabel("Startdatum", { exact: true });

test("another day is chosen in a calendar between the first and the last, which fits in 320 px", async () => {
  const page = await open({ width: 390 });
  await another(page).check();
  const calendar = page.getByRole("grid");
  await calendar.waitFor();
  const day = (name: RegExp) => calendar.getByRole("button", { name });
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await day(/14 november 2026/).getAttribute("aria-disabled")).toBe("true");
  expect(await day(/15 november 2026/).getAttribute("aria-disabled")).toBeNull();
  await expectAccessible(page);
  await written(page).fill("2027-05-16");
  await written(page).press("Enter");
  expect(await calendar.count()).toBe(1);
  await written(page).fill("2027-01-25");
  await written(page).press("Enter");
  await page.getByText("Försäkringen börjar gälla 25 januari 2027.").waitFor();
  await page.getByText(/^25 januari är efter förnyelsedatumet\. .+ utan försäkring i 7 dagar\.$/).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ändra datum" }).click();
  await day(/20 januari 2027/).click();
  await page.getByText("Försäkringen börjar gälla 20 januari 2027.").waitFor();
  await page.getByRole("button", { name: "Ändra datum" }).click();
  await day(/11 januari 2027/).click();
  await page.getByText(/^11 januari är före förnyelsedatumet\. .+ i 7 dagar och betalar för båda\.$/).waitFor();
});
