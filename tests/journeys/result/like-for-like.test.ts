import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { cardOf, RESULT_LIMIT_MS } from "#tests/support/car-result.ts";
import { fetchModal, MOCK_LOGIN, openFetch, startFetch } from "#tests/support/fetch-modal.ts";

/** A visitor with half cover at Granskog, with the list of half cover beside it. */
async function openWithHalfCover(width?: number): Promise<Page> {
  const { page, context } = await openFetch("SPV 24K", width === undefined ? {} : { width });
  onTestFinished(() => context.close());
  await startFetch(page, MOCK_LOGIN);
  await page.waitForURL(/fetchdataid=/, { timeout: RESULT_LIMIT_MS });
  await page.getByRole("heading", { name: "Lägre pris än idag" }).waitFor({ timeout: RESULT_LIMIT_MS });
  return page;
}

async function searchCover(page: Page, cover: "Hel" | "Trafik", title: RegExp): Promise<void> {
  await page.getByRole("button", { name: cover, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor({ timeout: RESULT_LIMIT_MS });
}

const LOST =
  "Trafikförsäkring är ett mindre skydd än din halvförsäkring idag. Du förlorar brand, glas, stenskott, stöld, räddning, rättsskydd och maskinskada.";

test("a lower price for less cover is not called a saving, on the list or in the checkout", async () => {
  const page = await openWithHalfCover();
  const today = page.getByRole("region", { name: "Din försäkring idag" }).filter({ visible: true });
  expect(await today.textContent()).toContain("Halvförsäkring");
  expect(await page.getByText(/^Spara .+\skr \/år$/).count()).toBeGreaterThan(0);
  await searchCover(page, "Trafik", /^\d+ priser? på trafikförsäkring$/);
  await page.getByText(LOST).waitFor();
  await page.getByRole("heading", { name: "Lägre pris och mindre skydd än idag" }).waitFor();
  expect(await page.getByText(/^Mindre skydd, .+\skr lägre \/år$/).count()).toBeGreaterThan(0);
  const text = (await page.locator("main").innerText()).toLowerCase();
  expect(text).not.toMatch(/spara \d|att spara|du sparar/);
  expect(text.indexOf("mindre skydd")).toBeLessThan(text.search(/\skr/));
  await expectAccessible(page);
  await cardOf(page, "Tuvull")
    .getByRole("link", { name: /^Gå vidare/ })
    .click();
  const checkout = page.getByRole("dialog");
  await checkout.getByText(LOST).waitFor({ timeout: RESULT_LIMIT_MS });
  expect(await checkout.innerText()).not.toMatch(/Du sparar/);
  await expectAccessible(page);
});

test("more cover is shown too, before the price", async () => {
  const page = await openWithHalfCover(390);
  await searchCover(page, "Hel", /^\d+ priser? på helförsäkring$/);
  await page
    .getByText("Helförsäkring är ett större skydd än din halvförsäkring idag. Du får även vagnskada.")
    .waitFor();
  await expectAccessible(page);
});

test("the insurer that the visitor has is marked as the same, and nothing is to be cancelled there", async () => {
  const page = await openWithHalfCover();
  const own = cardOf(page, "Granskog Försäkring");
  await own.getByText("Samma bolag som idag").waitFor();
  expect(await page.getByText("Samma bolag som idag").count()).toBe(1);
  await own.getByRole("link", { name: /^Gå vidare/ }).click();
  await fetchModal(page)
    .getByText(/^Samma bolag som idag\. Du byter till en ny försäkring hos Granskog Försäkring\./)
    .waitFor({ timeout: RESULT_LIMIT_MS });
});
