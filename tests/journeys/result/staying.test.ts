import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { cardOf, RESULT_LIMIT_MS, type SearchOptions } from "#tests/support/car-result.ts";
import { MOCK_LOGIN, openFetch, startFetch } from "#tests/support/fetch-modal.ts";

/** A visitor with half cover at Granskog for 359 kr a month, and the list beside it. */
async function openFetched(options: SearchOptions): Promise<Page> {
  const { page, context } = await openFetch("SPV 24K", options);
  onTestFinished(() => context.close());
  await startFetch(page, MOCK_LOGIN);
  await page.waitForURL(/fetchdataid=/, { timeout: RESULT_LIMIT_MS });
  await ownPlace(page).waitFor({ timeout: RESULT_LIMIT_MS });
  return page;
}

const ownPlace = (page: Page) => page.getByRole("region", { name: "Din försäkring bland priserna" });

/** Only when pictures are asked for. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env["SPARV_SHOTS"];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** So long a distance makes every offer dearer than what the visitor has. */
const FAR = { yearlymileage: "3001" };

test.for([390, 1440])("when no offer is better, staying is the headline and stands first, at %i px", async (width) => {
  const page = await openFetched({ width, changes: FAR });
  await page.getByRole("heading", { level: 1, name: "Stanna kvar hos Granskog Försäkring" }).waitFor();
  await page.getByText(/^Inget av de \d+ priserna är lägre än ditt\.$/).waitFor();
  expect(await ownPlace(page).innerText()).toMatch(/Plats 1 av \d+ efter årspris/);
  expect(await page.locator('article[class*="best"]').count()).toBe(0);
  expect(await page.getByText(/^Spara /).count()).toBe(0);
  expect(await ownPlace(page).getByRole("link", { name: "Bevaka priset" }).getAttribute("href")).toBe(
    "/minasidor/bevakning/",
  );
  await expectAccessible(page);
  await shoot(page, `staying-${width}`);
});

test.for([
  { width: 390, theme: "dark" },
  { width: 1440, theme: "light" },
] as const)(
  "an offer that covers less states it before the amount, and its page has the terms, at $width px",
  async (look) => {
    const page = await openFetched(look);
    await page.getByRole("heading", { level: 1, name: /^\d+ priser på halvförsäkring$/ }).waitFor();
    expect(await ownPlace(page).innerText()).toMatch(/Plats \d+ av \d+ efter årspris/);
    const lesser = cardOf(page, "Åkerbär");
    await lesser.getByText(/^Sämre villkor, .+\skr lägre \/år$/).waitFor();
    await cardOf(page, "Björkhaga")
      .getByText(/^Spara /)
      .waitFor();
    await expectAccessible(page);
    await shoot(page, `like-for-like-${look.width}`);
    await lesser.getByRole("link", { name: "Se skillnaden" }).click();
    await page.waitForURL(/\/forsakring\/bil\/skillnad\/\?resultid=/);
    await page.getByRole("heading", { level: 1, name: "Åkerbär jämfört med det du har" }).waitFor();
    const glass = page.getByRole("row", { name: /^Glas / });
    expect(await glass.innerText()).toMatch(/1\s500\skr[\s\S]*2\s000\skr[\s\S]*Sämre/);
    expect(await glass.locator("q").innerText()).toContain("Du betalar 2 000 kr när vi byter en ruta.");
    await glass.getByRole("link", { name: "Åkerbär Bil 2026, punkt 3.3" }).waitFor();
    expect(await page.getByRole("row", { name: /^Stenskott / }).innerText()).toMatch(/Uppgift saknas[\s\S]*Okänt/);
    const text = await page.locator("main").innerText();
    expect(text.indexOf("sämre än det du har idag")).toBeLessThan(text.indexOf("lägre per år"));
    await expectAccessible(page);
    await shoot(page, `difference-${look.width}`);
  },
);
