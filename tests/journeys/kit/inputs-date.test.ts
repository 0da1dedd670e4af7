import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { openGallery } from "#tests/support/kit-page.ts";

async function open(options: { width?: number } = {}): Promise<Page> {
  const { page, close } = await openGallery("datum", { width: 1280, ...options });
  onTestFinished(close);
  return page;
}

const start = (page: Page) =>
  page.getByRole("region", { name: "Ska fyllas i" }).getByLabel("Startdatum", { exact: true });
const end = (page: Page) => page.getByLabel(/^Slutdatum/).first();
const day = (page: Page, name: string | RegExp) => page.getByRole("gridcell").getByRole("button", { name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

test("a date is a read-only text with a Swedish calendar: Monday first, weeks numbered [V-061]", async () => {
  const page = await open();
  const input = start(page);
  expect(await input.getAttribute("readonly")).not.toBeNull();
  expect([await input.getAttribute("type"), await input.getAttribute("placeholder")]).toEqual(["text", "ÅÅÅÅ-MM-DD"]);
  await end(page).click();
  await day(page, /25 januari 2027/).waitFor();
  const calendar = page.getByRole("application");
  expect(await calendar.getByText("januari 2027").first().isVisible()).toBe(true);
  expect((await calendar.locator("thead th").allTextContents()).join(" ")).toBe("v. må ti on to fr lö sö");
  expect(await page.getByRole("rowheader").allTextContents()).toEqual(["53", "1", "2", "3", "4"]);
  expect(await page.getByRole("rowheader").first().getAttribute("aria-label")).toBe("Vecka 53");
  const firstRow = await page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: "Vecka 1", exact: true }) })
    .getByRole("gridcell")
    .allTextContents();
  expect(firstRow).toEqual(["4", "5", "6", "7", "8", "9", "10"]);
  await day(page, /18 januari 2027/).click();
  expect(await end(page).inputValue()).toBe("2027-01-18");
  expect(await page.getByRole("application").count()).toBe(0);
});

test("only days between the bounds can be chosen, and the calendar opens at the nearest one", async () => {
  const page = await open();
  await start(page).click();
  const first = day(page, /20 november 2026/);
  await first.waitFor();
  await expect.poll(() => focused(page)).toContain("20 november 2026");
  expect(await day(page, /19 november 2026/).getAttribute("aria-disabled")).toBe("true");
  expect(await page.getByRole("button", { name: "Föregående" }).first().isDisabled()).toBe(true);
  for (let month = 0; month < 3; month += 1) await page.getByRole("button", { name: "Nästa" }).first().click();
  expect(await day(page, /11 februari 2027/).getAttribute("aria-disabled")).toBe("true");
  await day(page, /10 februari 2027/).click();
  expect(await start(page).inputValue()).toBe("2027-02-10");
});

test("the keyboard opens, walks, chooses, clears and closes, and focus comes back to the field", async () => {
  const page = await open();
  const input = end(page);
  const hasFocus = () => input.evaluate((element) => element === document.activeElement);
  await input.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toContain("25 januari 2027");
  await page.keyboard.press("Escape");
  expect(await page.getByRole("application").count()).toBe(0);
  expect(await hasFocus()).toBe(true);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => focused(page)).toContain("25 januari 2027");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  expect(await input.inputValue()).toBe("2027-02-19");
  expect(await hasFocus()).toBe(true);
  await page.keyboard.press("Delete");
  expect(await input.inputValue()).toBe("");
  // A mandatory date cannot be cleared by mistake.
  await start(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toContain("20 november 2026");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Backspace");
  expect(await start(page).inputValue()).toBe("2026-11-20");
});

test("the button beside it opens and closes, a press elsewhere closes, and an optional date can be cleared", async () => {
  const page = await open();
  const button = page.getByRole("button", { name: "Välj datum, Slutdatum" });
  await button.click();
  await day(page, /25 januari 2027/).waitFor();
  expect(await button.getAttribute("aria-expanded")).toBe("true");
  await button.click();
  expect(await page.getByRole("application").count()).toBe(0);
  await button.click();
  await page.getByRole("button", { name: "Ta bort datumet" }).click();
  expect(await end(page).inputValue()).toBe("");
  await button.click();
  await day(page, /15 november 2026/).waitFor();
  await page.getByRole("heading", { level: 1 }).click();
  await page.getByRole("application").waitFor({ state: "detached" });
});

test("a click on an element under the open calendar is not lost when the calendar closes", async () => {
  const page = await open();
  await end(page).click();
  await day(page, /25 januari 2027/).waitFor();
  await page.getByRole("rowheader").first().click();
  expect(await page.getByRole("application").count()).toBe(1);
  await page.getByRole("button", { name: "Skicka" }).click();
  await page.getByRole("alert").waitFor();
  expect(await page.getByRole("application").count()).toBe(0);
});

test("the open calendar breaks no accessibility rule on a phone, a marked day shows why, and the page is quiet", async () => {
  const { page, watch, close } = await openGallery("datum", { width: 390, theme: "light" });
  onTestFinished(close);
  await page.getByRole("button", { name: "Öppen kalender med märkt dag" }).click();
  await page.getByText("Din försäkring förnyas").waitFor();
  expect(await day(page, /18 januari 2027/).getAttribute("aria-description")).toBe("Din försäkring förnyas");
  await end(page).click();
  await day(page, /26 januari 2027/)
    .first()
    .waitFor();
  await expectAccessible(page);
  const small = await page
    .getByRole("gridcell")
    .evaluateAll((cells) =>
      cells.map((cell) => cell.getBoundingClientRect()).filter(({ width, height }) => Math.min(width, height) < 24),
    );
  expect(small).toEqual([]);
  watch.expectQuiet();
});
