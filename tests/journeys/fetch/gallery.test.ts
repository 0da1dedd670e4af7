import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import { openGallery } from "#tests/support/kit-page.ts";

async function open(sample: string, width: number, theme: "light" | "dark" = "light"): Promise<Page> {
  const { page, close } = await openGallery("hamtning", { width, theme });
  onTestFinished(close);
  await press(page, sample);
  return page;
}

async function press(page: Page, sample: string): Promise<void> {
  await page.getByRole("button", { name: sample, exact: true }).click();
  await page.getByRole("dialog").waitFor();
}

const SAMPLES = ["Egen lista", "Allmän lista", "QR-kod", "Samma enhet", "Läser", "no-contact", "Villa NOT_OWNER"];

describe.for(SCREEN_VARIANTS)("at $width px, $theme", ({ width, theme }) => {
  test("every kind of step is accessible and fits the screen", async () => {
    for (const sample of SAMPLES) {
      const page = await open(sample, width, theme);
      if (sample.endsWith("lista")) await page.getByRole("radio").first().check();
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, sample).toBeLessThanOrEqual(0);
    }
  });
});

describe("texts of errors that no search reaches", () => {
  test.each([
    ["missing-info", "Vissa uppgifter saknas", "Vi fick inte alla uppgifter från ditt försäkringsbolag."],
    ["Allmän missing-info", "Det gick inte att hämta", "Vi fick inte alla uppgifter från ditt försäkringsbolag."],
  ])("%s has its title and its text [C-154]", async (sample, title, text) => {
    const page = await open(sample, 1440);
    const modal = page.getByRole("dialog", { name: title });
    expect(await modal.getByRole("alert").textContent()).toBe(text);
  });

  test("an insurer for computers only is reported on a phone [C-155]", async () => {
    const page = await open("Allmän desktop-only", 375);
    expect(await page.getByRole("alert").textContent()).toBe(
      "Vi lyckades inte hämta uppgifterna från ditt försäkringsbolag. Om du använder en mobil enhet rekommenderar vi dig att använda tjänsten via en dator istället.",
    );
  });

  test("a visitor who is not on a flat's insurance may name the person who is, and choose their insurer [T-005] [T-006]", async () => {
    const page = await open("Hem NOT_OWNER", 390);
    const modal = page.getByRole("dialog");
    expect(await modal.getByRole("alert").textContent()).toBe(
      "Tyvärr kan vi inte hämta uppgifter från försäkringsbolaget om du inte är personen i hushållet som står på dagens hemförsäkring.",
    );
    await modal.getByLabel("Försäkringsbolag").selectOption({ label: "Tuvull" });
    const again = modal.getByRole("button", { name: "Försök igen" });
    expect(await again.isDisabled()).toBe(true);
    await modal.getByLabel("Personnummer").fill("198502102380");
    await again.click();
    await modal.getByRole("radio").first().waitFor();
  });
});
