import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { waitForPrices } from "#tests/support/electricity/wait-for-prices.ts";
import { openPage } from "#tests/support/open-page.ts";
import { waitUntilHydrated } from "#tests/support/wait-until-hydrated.ts";

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

beforeAll(() => waitForPrices());

test.each([
  { width: 320, theme: "light" as const },
  { width: 1440, theme: "dark" as const },
])(
  "today's prices of each area are shown by the quarter and read by keyboard, at $width px",
  async ({ width, theme }) => {
    const { page } = await openPage("/el/idag/", { width, theme });
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
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    const now = page.getByText("Just nu", { exact: true }).locator("xpath=..");
    const inSe3 = await now.textContent();
    await page.getByRole("navigation", { name: "Elområde" }).getByRole("link", { name: "SE1" }).click();
    await page
      .getByText(/elområde SE1/)
      .first()
      .waitFor();
    expect(await now.textContent()).not.toBe(inSe3);
  },
);
