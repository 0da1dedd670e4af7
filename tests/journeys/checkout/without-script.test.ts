import { expect, test } from "vitest";
import { fillInCar, RESULT_LIMIT_MS, waitForList } from "#tests/support/car-result.ts";
import {
  fillInPerson,
  orderButton,
  ORDER_LIMIT_MS,
  PROVIDER,
  updateButton,
  waitForOrder,
} from "#tests/support/car-checkout.ts";
import { openPage } from "#tests/support/open-page.ts";
import { freshPlate } from "#tests/support/fresh-object.ts";
import { signIfAsked } from "#tests/support/sign-order.ts";

test("an insurance is priced again and ordered without script", async () => {
  const { page } = await openPage("/forsakring/bil/", { hasScript: false, width: 390 });
  await fillInCar(page, freshPlate());
  await page.getByRole("button", { name: "Visa priser" }).click({ timeout: RESULT_LIMIT_MS });
  await waitForList(page);
  await page
    .getByRole("article", { name: PROVIDER })
    .getByRole("link", { name: /^Gå vidare/ })
    .click();
  await page.getByRole("heading", { level: 1, name: `Teckna hos ${PROVIDER}` }).waitFor();
  const fee = () =>
    page
      .getByText(/kronor per månad/)
      .first()
      .textContent();
  const before = await fee();
  await page.getByText("Tilläggsförsäkringar").click();
  await page.getByLabel(/^Hyrbil/).check();
  await updateButton(page).click({ timeout: ORDER_LIMIT_MS });
  await page.getByRole("heading", { level: 1, name: `Teckna hos ${PROVIDER}` }).waitFor();
  expect(await fee()).not.toBe(before);
  // A form that lacks something comes back with what is missing.
  await orderButton(page).click();
  await page.getByRole("alert").waitFor();
  await fillInPerson(page.getByRole("main"));
  await orderButton(page).click({ timeout: ORDER_LIMIT_MS });
  await signIfAsked(page);
  await page.waitForURL(/order\/klar\//, { timeout: ORDER_LIMIT_MS });
  await waitForOrder(page);
  await page.getByText("Sparvs ordernummer:").waitFor();
  await page.getByRole("heading", { level: 2, name: "Tilläggsförsäkringar" }).waitFor();
  expect(new URL(page.url()).searchParams.get("order")).toBeTruthy();
});
