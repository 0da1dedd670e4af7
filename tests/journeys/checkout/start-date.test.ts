import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { openGallery } from "#tests/support/kit-page.ts";
import type { VisitorOptions } from "#tests/support/visitor.ts";

/** The sample checkout: today is 15 November 2026, and the last day that can be chosen is 15 May 2027. */
async function open(section: "kassa" | "kassa-hamtad", options: VisitorOptions = {}): Promise<Page> {
  const { page, close } = await openGallery(section, options);
  onTestFinished(close);
  return page;
}

const another = (page: Page) => page.getByLabel("Välj ett annat datum");
const written = (page: Page) => page.getByLabel("Startdatum", { exact: true });

test("with a fetched renewal date one of two must be chosen, or a toast asks for it [C-195] [C-196]", async () => {
  const page = await open("kassa-hamtad", { width: 390 });
  await page.getByText("Din försäkring hos Granskog Försäkring förnyas").waitFor();
  expect(await page.getByLabel(/^Låter bra, börja 18 januari/).isChecked()).toBe(false);
  expect(await another(page).isChecked()).toBe(false);
  await page.getByRole("button", { name: "Teckna försäkring" }).click();
  const toasts = page.getByRole("region", { name: "Meddelanden" });
  await toasts.getByText("Vänligen välj ett alternativ för försäkringens startdatum").waitFor();
  await page.getByLabel(/^Låter bra, börja 18 januari/).check();
  await page.getByText("Du har gjort val som gör att ditt pris måste räknas om").waitFor();
  await expectAccessible(page);
});

test.each([390, 1440])(
  "another day is chosen in a calendar between the first and the last, at %d px [C-197]",
  async (width) => {
    const page = await open("kassa-hamtad", { width });
    await another(page).check();
    const calendar = page.getByRole("grid");
    await calendar.waitFor();
    const day = (name: RegExp) => calendar.getByRole("button", { name });
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
  },
);

test("the checkout has no wider page than 320 px", async () => {
  const page = await open("kassa-hamtad", { width: 320 });
  await another(page).check();
  await page.getByRole("grid").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
