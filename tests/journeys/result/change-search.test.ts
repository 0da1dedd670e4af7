import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { openCarResult, PERSONAL_NUMBER, waitForList } from "#tests/support/car-result.ts";
import type { VisitorOptions } from "#tests/support/visitor.ts";
import { countProviders } from "#tests/support/providers.ts";

async function open(options?: VisitorOptions): Promise<Page> {
  const { page, context } = await openCarResult("SPV 24K", { ...options, isShared: true });
  onTestFinished(() => context.close());
  return page;
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Ändra din sökning" });

async function change(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Ändra" }).click();
  await dialog(page).getByLabel("Postnummer").waitFor();
}

test("the search is edited at #search, with what was searched for and nothing personal [C-038] [F-094]", async () => {
  const page = await open({ width: 390 });
  await change(page);
  expect(new URL(page.url()).hash).toBe("#search");
  expect(await dialog(page).getByLabel("Registreringsnummer").inputValue()).toBe("SPV 24K");
  expect(await dialog(page).getByLabel("Postnummer").inputValue()).toBe("123 45");
  expect(await dialog(page).getByLabel("Halvförsäkring").isChecked()).toBe(true);
  expect(
    await dialog(page)
      .getByLabel(/^Personnummer/)
      .inputValue(),
  ).toBe("");
  expect(await page.content()).not.toContain(PERSONAL_NUMBER);
  await expectAccessible(page);
});

test("back closes the form and leaves the result as it was; no text of a choice overflows its card [C-039] [F-094]", async () => {
  const page = await open();
  const address = page.url();
  await change(page);
  const spilled = await dialog(page).evaluate((form) =>
    [...form.querySelectorAll("label:has(input[type=radio])")]
      .filter((card) => card.scrollWidth > card.clientWidth)
      .map((card) => card.textContent),
  );
  expect(spilled).toEqual([]);
  expect(await dialog(page).getByRole("radio").count()).toBeGreaterThan(2);
  await page.goBack();
  await dialog(page).waitFor({ state: "detached" });
  expect(page.url()).toBe(address);
  expect(await page.getByRole("article").count()).toBe(countProviders("car"));
});

test("a changed search reuses the unchanged fields, and back leads to the previous search", async () => {
  const page = await open();
  const before = page.url();
  await change(page);
  await dialog(page).getByLabel("Trafikförsäkring").check();
  await dialog(page).getByRole("button", { name: "Sök igen" }).click();
  await page.getByRole("heading", { level: 1, name: /^\d+ priser på trafikförsäkring$/ }).waitFor({ timeout: 40_000 });
  expect(page.url()).not.toBe(before);
  expect(new URL(page.url()).hash).toBe("");
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: `${countProviders("car")} priser på halvförsäkring` }).waitFor();
  expect(page.url()).toBe(before);
});

test("errors are marked, and the first wrong group is scrolled into view [C-019] [C-020]", async () => {
  const page = await open({ width: 390, height: 600 });
  await change(page);
  const civic = dialog(page).getByLabel(/^Personnummer/);
  // The format is right: only the server finds that the check digit is wrong.
  await civic.fill("19850210-2381");
  const zip = dialog(page).getByLabel("Postnummer");
  await zip.scrollIntoViewIfNeeded();
  await dialog(page).getByRole("button", { name: "Sök igen" }).click();
  await expect.poll(() => civic.getAttribute("aria-invalid")).toBe("true");
  await dialog(page).getByText("Vänligen ange ett giltigt personnummer").first().waitFor();
  await expect.poll(() => civic.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect
    .poll(async () => {
      const box = await civic.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= 600;
    })
    .toBe(true);
  expect(await zip.getAttribute("aria-invalid")).not.toBe("true");
  expect(new URL(page.url()).hash).toBe("#search");
  await expectAccessible(page);
});

test("an address with the fragment opens the form at once", async () => {
  const page = await open();
  await page.goto(`${page.url()}#search`);
  await page.reload();
  await dialog(page).waitFor();
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  expect(new URL(page.url()).hash).toBe("");
});

test("the type of insurance is changed by one press", async () => {
  const page = await open({ width: 390 });
  expect(await page.getByRole("button", { name: "Halv" }).getAttribute("aria-pressed")).toBe("true");
  await page.getByRole("button", { name: "Hel", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: /^\d+ priser på helförsäkring$/ }).waitFor({ timeout: 40_000 });
  expect(await page.getByRole("button", { name: "Hel", exact: true }).getAttribute("aria-pressed")).toBe("true");
  await page.goBack();
  await waitForList(page);
  await page.getByRole("heading", { level: 1, name: `${countProviders("car")} priser på halvförsäkring` }).waitFor();
});
