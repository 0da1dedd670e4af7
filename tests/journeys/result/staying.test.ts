import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessibleInLooks } from "#tests/support/accessible-in-looks.ts";
import { cardOf, RESULT_LIMIT_MS, type SearchOptions } from "#tests/support/car-result.ts";
import { OTHER_SCREEN_VARIANTS, SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import { MOCK_LOGIN, openFetch, startFetch } from "#tests/support/fetch-modal.ts";

/** A visitor with half cover at Granskog for 359 kr a month, and the list beside it. */
async function openFetched(options: SearchOptions): Promise<Page> {
  const { page, context } = await openFetch("SPV 24K", options);
  onTestFinished(() => context.close());
  await startFetch(page, MOCK_LOGIN);
  await page.waitForURL(/fetchdataid=/, { timeout: RESULT_LIMIT_MS });
  // While prices are awaited it has no place among them.
  await ownPlace(page)
    .getByText(/^Plats \d+ av \d+/)
    .waitFor({ timeout: RESULT_LIMIT_MS });
  return page;
}

const ownPlace = (page: Page) => page.getByRole("region", { name: "Din försäkring idag" });

/** Only when pictures are asked for. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env["SPARV_SHOTS"];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** So long a distance makes every offer dearer than what the visitor has. */
const FAR = { yearlymileage: "3001" };

test("when no offer is better, staying is the headline and stands first, on a phone and a desk", async () => {
  const page = await openFetched({ width: 390, changes: FAR });
  await expectAccessibleInLooks(page, OTHER_SCREEN_VARIANTS, async ({ width }) => {
    await page.getByRole("heading", { level: 1, name: "Stanna kvar hos Granskog Försäkring" }).waitFor();
    await page.getByText(/^Inget av de \d+ priserna är lägre än ditt\.$/).waitFor();
    expect(await ownPlace(page).innerText()).toMatch(/Plats 1 av \d+ efter årspris/);
    expect(await page.getByText(/^Spara /).count()).toBe(0);
    expect(await ownPlace(page).getByRole("link", { name: "Bevaka priset" }).getAttribute("href")).toBe(
      "/minasidor/bevakning/",
    );
    await shoot(page, `staying-${width}`);
  });
});

test("an offer that covers less states it before the amount, and its page has the terms, on a phone and a desk", async () => {
  const page = await openFetched({ width: 390 });
  const lesser = cardOf(page, "Åkerbär");
  await expectAccessibleInLooks(page, SCREEN_VARIANTS, async ({ width }) => {
    await page.getByRole("heading", { level: 1, name: /^\d+ priser på halvförsäkring$/ }).waitFor();
    expect(await ownPlace(page).innerText()).toMatch(/Plats \d+ av \d+ efter årspris/);
    await lesser.getByText(/^Sämre i \d+ del(ar)?: /).waitFor();
    await lesser.getByText(/\skr lägre per år$/).waitFor();
    await cardOf(page, "Björkhaga")
      .getByText(/^Spara /)
      .waitFor();
    await shoot(page, `like-for-like-${width}`);
  });
  await lesser.getByRole("link", { name: "Se skillnaden" }).click();
  await page.waitForURL(/\/forsakring\/bil\/skillnad\/\?resultid=/);
  await page.getByRole("heading", { level: 1, name: "Åkerbär jämfört med det du har" }).waitFor();
  await expectAccessibleInLooks(page, SCREEN_VARIANTS, async ({ width }) => {
    const glass = page.getByRole("row", { name: /^Glas / });
    expect(await glass.innerText()).toMatch(/1\s500\skr[\s\S]*2\s000\skr[\s\S]*Sämre/);
    expect(await glass.locator("q").innerText()).toContain("Du betalar 2 000 kr när vi byter en ruta.");
    await glass.getByRole("link", { name: "Åkerbär Bil 2026, punkt 3.3" }).waitFor();
    expect(await page.getByRole("row", { name: /^Stenskott / }).innerText()).toMatch(/Granskog Motor 24[\s\S]*Lika/);
    const text = await page.locator("main").innerText();
    expect(text.indexOf("sämre än det du har idag")).toBeLessThan(text.indexOf("lägre per år"));
    await shoot(page, `difference-${width}`);
  });
});
