import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import { changeLook } from "#tests/support/change-look.ts";
import { openGallery } from "#tests/support/kit-page.ts";

async function open(sample: string, width: number): Promise<Page> {
  const { page, close } = await openGallery("hamtning", { width });
  onTestFinished(close);
  await press(page, sample);
  return page;
}

async function press(page: Page, sample: string): Promise<void> {
  await page.getByRole("button", { name: sample, exact: true }).click();
  await page.getByRole("dialog").waitFor();
}

const SAMPLES = ["Egen lista", "Allmän lista", "QR-kod", "Samma enhet", "Läser", "no-contact", "Villa NOT_OWNER"];

test.each(SAMPLES)("%s is accessible and fits the screen in every look", async (sample) => {
  const page = await open(sample, 390);
  if (sample.endsWith("lista")) await page.getByRole("radio").first().check();
  for (const look of SCREEN_VARIANTS) {
    await changeLook(page, look);
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

describe("texts of errors that no search reaches", () => {
  test.each([
    ["missing-info", "Vissa uppgifter saknas", "Vi fick inte alla uppgifter från ditt försäkringsbolag."],
    ["Allmän missing-info", "Det gick inte att hämta", "Vi fick inte alla uppgifter från ditt försäkringsbolag."],
  ])("%s has its title and its text", async (sample, title, text) => {
    const page = await open(sample, 1440);
    const modal = page.getByRole("dialog", { name: title });
    expect(await modal.getByRole("alert").textContent()).toBe(text);
  });
});
