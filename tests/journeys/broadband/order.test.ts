import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { expectAccessibleInLooks } from "#tests/support/accessible-in-looks.ts";
import {
  broadbandCheckout,
  fillInBroadbandOrder,
  openBroadbandCheckout,
  orderBroadband,
} from "#tests/support/broadband-checkout.ts";
import { ORDER_LIMIT_MS } from "#tests/support/car-checkout.ts";
import { OTHER_SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import { signedText, signOnScreen } from "#tests/support/sign-order.ts";

const plain = async (place: Locator): Promise<string> => (await place.innerText()).replaceAll(/\s+/g, " ");
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const expectFitting = (page: Page): Promise<void> =>
  expectAccessibleInLooks(page, OTHER_SCREEN_VARIANTS, async () => expect(await overflow(page)).toBeLessThanOrEqual(0));

test("a subscription from list to signed order, and back, on a phone", async () => {
  const email = `bredband-${Math.random().toString(36).slice(2)}@exempel.se`;
  const page = await openBroadbandCheckout({ width: 390, isPhone: true, theme: "light" });
  const dialog = broadbandCheckout(page);
  const head = await plain(dialog);
  // The fee of a year is never without what comes after it, and there is no fee a month to choose.
  expect(head).toMatch(/Priset gäller första året: .* sedan .* På två år kostar det/);
  expect(head).not.toContain("Hur vill du betala?");
  await fillInBroadbandOrder(dialog, email);
  await dialog.getByLabel("Vilken operatör har du nu?").selectOption({ label: "En annan operatör" });
  expect(await plain(dialog)).not.toMatch(/försäkring|premie|självrisk/i);
  await expectFitting(page);
  await orderBroadband(dialog);
  await signedText(page).waitFor({ timeout: ORDER_LIMIT_MS });
  const signed = await plain(page.getByRole("region", { name: "Det här skriver du under" }));
  expect(signed).toMatch(/fullmakt att säga upp mitt bredbandsavtal där/);
  await signOnScreen(page);
  await page
    .getByRole("heading", { level: 2, name: "Ditt bredbandsavtal", exact: true })
    .waitFor({ timeout: ORDER_LIMIT_MS });
  expect(new URL(page.url()).pathname).toBe("/bredband/order/klar/");
  for (const group of ["Dina val", "Dina uppgifter", "Uppgifter som priset bygger på"]) {
    const opener = page.locator("details").filter({ hasText: group }).first();
    if ((await opener.getAttribute("open")) === null) await opener.locator("summary").click();
  }
  const order = await plain(page.getByRole("main"));
  for (const row of [
    "Ska du flytta in på adressen? Ja",
    "När passar det att teknikern kommer? Förmiddag, 8–12",
    "Numret som du vill behålla 0812345678",
    "Vilken operatör har du nu? En annan operatör",
  ])
    expect(order).toContain(row);
  expect(order).toMatch(/Priset gäller första året/);
  // What is ordered is not suggested again.
  expect(await page.getByRole("heading", { name: "Bredband där du bor" }).count()).toBe(0);
  await expectFitting(page);
  await expect.poll(async () => (await readInbox(inject("simulatorsUrl"), email)).length).toBeGreaterThan(0);
  const [mail] = await readInbox(inject("simulatorsUrl"), email);
  expect(mail?.text).toContain("På två år kostar det");

  await page
    .getByRole("link", { name: /^Ångra/ })
    .first()
    .click();
  await page.waitForURL("**/bredband/order/angra/**");
});
