import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { expectAccessibleInLooks } from "#tests/support/accessible-in-looks.ts";
import { FILL_MS, waitForPrices } from "#tests/support/electricity/wait-for-prices.ts";
import { openPage } from "#tests/support/open-page.ts";
import { waitUntilHydrated } from "#tests/support/wait-until-hydrated.ts";

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

beforeAll(() => waitForPrices(), FILL_MS);

/** As narrow as a phone gets, and a desk. */
const LOOKS = [
  { width: 320, theme: "light" },
  { width: 1440, theme: "dark" },
] as const;

test("today's prices of each area are shown by the quarter and read by keyboard, on a phone and a desk", async () => {
  const { page } = await openPage("/el/idag/", { width: 320 });
  const today = page.getByRole("figure", { name: /^Idag, / });
  const chart = today.getByRole("slider");
  await waitUntilHydrated(chart);
  const before = await chart.getAttribute("aria-valuetext");
  expect(before).toMatch(/^\d\d:\d\d–\d\d:\d\d, .*öre$/);
  await chart.focus();
  await page.keyboard.press("Home");
  expect(await chart.getAttribute("aria-valuetext")).toMatch(/^00:00–00:15, /);
  await today.getByText(/^Visa alla \d+ kvartar som tabell$/).click();
  expect(await today.getByRole("rowheader").count()).toBeGreaterThanOrEqual(92);
  await expectAccessibleInLooks(page, LOOKS, async () => expect(await overflow(page)).toBeLessThanOrEqual(0));
  const now = page.getByText("Just nu", { exact: true }).locator("xpath=..");
  const inSe3 = await now.textContent();
  await page.getByRole("navigation", { name: "Elområde" }).getByRole("link", { name: "SE1" }).click();
  await page
    .getByText(/elområde SE1/)
    .first()
    .waitFor();
  expect(await now.textContent()).not.toBe(inSe3);
});
