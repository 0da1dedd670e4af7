import type { Locator, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { ORDER_LIMIT_MS, orderButton, waitForOrder } from "#tests/support/car-checkout.ts";
import { cardOf } from "#tests/support/car-result.ts";
import { HOUSE_PROVIDER, houseCheckout, openHouseCheckout } from "#tests/support/house-checkout.ts";
import { openHouseResult } from "#tests/support/house-result.ts";
import { tabTo } from "#tests/support/keyboard.ts";
import { freshAddress } from "#tests/support/fresh-object.ts";
import { signIfAsked, signsAll } from "#tests/support/sign-order.ts";

/** The address of the house is the postal address: only the rest is asked for. */
async function fillInRest(dialog: Locator): Promise<void> {
  expect(await dialog.getByLabel("Gatuadress").inputValue()).toMatch(/vägen \d+$/);
  expect(await dialog.getByLabel("Postnummer").inputValue()).toBe("123 45");
  const name = dialog.getByLabel("Namn", { exact: true });
  if (await name.isEditable()) await name.fill("Anna Lindqvist");
  await dialog.getByLabel("Mejladress").fill("anna@exempel.se");
  await dialog.getByLabel("Mobilnummer").fill("0701740605");
  expect(await dialog.getByLabel("Ort").inputValue()).toBe("Farsta");
  await dialog.getByLabel(/^Jag har läst förköpsinformationen/).check();
  await dialog.getByLabel(/^Jag har läst faktabladet/).check();
}

const repeatedFields = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll("input, select")].map(({ id }) => id).filter(Boolean);
    return ids.filter((id, at) => ids.indexOf(id) !== at);
  });

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test("a house from list to order complete on a phone [C-202] [C-218]", async () => {
  const address = freshAddress();
  const page = await openHouseCheckout({ width: 390, theme: "dark" }, address);
  const dialog = houseCheckout(page);
  await expectAccessible(page);
  // Both the search and the checkout ask for the address.
  expect(await repeatedFields(page)).toEqual([]);
  await fillInRest(dialog);
  await orderButton(page).click();
  await waitForOrder(page);
  expect(new URL(page.url()).pathname).toBe("/forsakring/villa/order/klar/");
  // The coach that every service has; it does not suggest what was just ordered.
  const coach = page.getByRole("navigation", { name: /./ }).filter({ hasText: "villaförsäkring, klart" });
  await coach.getByRole("link", { name: "bilförsäkring" }).waitFor();
  await page.getByText(`${address}, 123 45`).filter({ visible: true }).first().waitFor();
  await page.getByText("Visa självrisker & fördelar").click();
  const details = page.getByRole("dialog", { name: HOUSE_PROVIDER });
  for (const heading of ["Om försäkringen", "Självrisker"])
    await details.getByRole("heading", { name: heading, level: 3 }).waitFor();
  for (const term of ["Självrisk byggnad", "Självrisk lösöre"]) await details.getByText(term).first().waitFor();
  // The automatic renewal is stated.
  await page.getByText(/^Har du redan en villaförsäkring\? Den förnyas automatiskt/).waitFor();
  // The campaign's gift is for a car.
  expect(await page.getByText(/parkeringsskiva/).count()).toBe(0);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test.skipIf(signsAll())("from list to order by keyboard alone", async () => {
  const { page, context } = await openHouseResult({}, freshAddress());
  onTestFinished(() => context.close());
  await tabTo(page, new RegExp(`^Gå vidare hos ${HOUSE_PROVIDER}`));
  await page.keyboard.press("Enter");
  const dialog = houseCheckout(page);
  await dialog.getByLabel("Mejladress").waitFor({ timeout: ORDER_LIMIT_MS });
  await tabTo(page, /^Mejladress/);
  await page.keyboard.type("anna@exempel.se");
  await tabTo(page, /^Mobilnummer/);
  await page.keyboard.type("0701740605");
  await tabTo(page, /^Jag har läst förköpsinformationen/);
  await page.keyboard.press("Space");
  await tabTo(page, /^Jag har läst faktabladet/);
  await page.keyboard.press("Space");
  await tabTo(page, /^Teckna försäkring/);
  await page.keyboard.press("Enter");
  await waitForOrder(page);
  expect(new URL(page.url()).pathname).toBe("/forsakring/villa/order/klar/");
});

test.skipIf(signsAll())(
  "drulle is added in the checkout at the insurer's price, and an insurer's refusal orders nothing",
  async () => {
    const page = await openHouseCheckout({}, "Ångervägen 1");
    const dialog = houseCheckout(page);
    await dialog.getByText("Andra val").click();
    await dialog.getByLabel("Med drulle för huset").check();
    await dialog.getByRole("button", { name: "Uppdatera pris", exact: true }).click();
    await dialog.getByText("Nytt pris", { exact: true }).waitFor({ timeout: ORDER_LIMIT_MS });
    await dialog.getByText("Utan drulle, med drulle för huset").waitFor();
    await fillInRest(dialog);
    await orderButton(page).click();
    await signIfAsked(page);
    await dialog.getByRole("alert").waitFor({ timeout: ORDER_LIMIT_MS });
    expect(new URL(page.url()).pathname).toBe("/forsakring/villa/order/");
    await page.keyboard.press("Escape");
    await cardOf(page, HOUSE_PROVIDER).waitFor();
  },
);
