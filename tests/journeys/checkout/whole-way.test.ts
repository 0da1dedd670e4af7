import { expect, onTestFinished, test } from "vitest";
import {
  checkout,
  fillInPerson,
  goOn,
  ORDER_LIMIT_MS,
  orderButton,
  waitForOrder,
} from "#tests/support/car-checkout.ts";
import { RESULT_LIMIT_MS } from "#tests/support/car-result.ts";
import { MOCK_LOGIN, openFetch, startFetch } from "#tests/support/fetch-modal.ts";

test("from a search, by what the visitor has today, to an order, without an account [C-001]", async () => {
  const { page, context } = await openFetch("SPV 24K");
  onTestFinished(() => context.close());
  await startFetch(page, MOCK_LOGIN);
  await page.getByRole("heading", { name: "Lägre pris än idag" }).waitFor({ timeout: RESULT_LIMIT_MS });
  await page.getByRole("heading", { name: "Övriga erbjudanden" }).waitFor();
  await goOn(page);
  await checkout(page).getByLabel("Mejladress").waitFor({ timeout: ORDER_LIMIT_MS });
  await checkout(page)
    .getByLabel(/^Låter bra, börja 18 januari/)
    .check();
  // The price was asked for with that day.
  await expect.poll(() => orderButton(page).isEnabled(), { timeout: ORDER_LIMIT_MS }).toBe(true);
  await fillInPerson(checkout(page));
  await orderButton(page).click();
  await waitForOrder(page);
  await page.getByText("18 januari 2027").first().waitFor();
  expect((await context.cookies()).some(({ name }) => /session/i.test(name))).toBe(false);
});
