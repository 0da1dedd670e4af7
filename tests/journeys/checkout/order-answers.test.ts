import { expect, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import {
  checkout,
  fillInPerson,
  openCheckout,
  orderButton,
  orderNumber,
  ORDER_LIMIT_MS,
  placeOrder,
  PROVIDER,
  waitForOrder,
} from "#tests/support/car-checkout.ts";
import { freshPlate } from "#tests/support/fresh-object.ts";
import { signIfAsked } from "#tests/support/sign-order.ts";

test("two presses are one order", async () => {
  const { page } = await openCheckout(freshPlate());
  await fillInPerson(checkout(page));
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/order/ajax")) sent.push(request.url());
  });
  await orderButton(page).dblclick();
  await waitForOrder(page);
  expect(sent).toHaveLength(1);
});

test("back after the order leads to the list, and the offer to its order", async () => {
  const page = await placeOrder(freshPlate());
  await waitForOrder(page);
  const number = orderNumber(page);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: /^\d+ pris/ }).waitFor();
  await page
    .getByRole("article", { name: PROVIDER })
    .getByRole("link", { name: /^Gå vidare/ })
    .click();
  await waitForOrder(page);
  expect(orderNumber(page)).toBe(number);
});

test("an insurer that takes payment itself: one button, and the order when it is paid [C-199]", async () => {
  const page = await placeOrder("PAY 000");
  await signIfAsked(page);
  const modal = page.getByRole("dialog", { name: "Beställningen är nästan klar!" });
  await modal.waitFor({ timeout: ORDER_LIMIT_MS });
  const on = modal.getByRole("link", { name: "Gå till försäkringsbolagets betalsida" });
  expect(await modal.getByRole("button", { name: "Stäng" }).count()).toBe(0);
  await page.mouse.click(10, 400);
  expect(await modal.count()).toBe(1);
  await expectAccessible(page);
  await on.click();
  await page
    .getByRole("button", { name: /betala/i })
    .or(page.getByRole("link", { name: /betala/i }))
    .first()
    .click();
  await page.waitForURL(/order\/klar\//);
  await waitForOrder(page);
});

test("an insurer that declines: nothing is ordered, and the visitor sees it", async () => {
  const page = await placeOrder("REF 000");
  await signIfAsked(page);
  // When the insurer takes longer than the checkout waits, the order's own page shows the answer.
  const inCheckout = checkout(page).getByRole("alert");
  const onItsPage = page.getByRole("heading", { name: `${PROVIDER} tackade nej till beställningen` });
  await inCheckout.or(onItsPage).waitFor({ timeout: ORDER_LIMIT_MS });
  expect(await page.getByRole("heading", { level: 2, name: "Din försäkring", exact: true }).count()).toBe(0);
  await expectAccessible(page);
});

test("nothing closes the checkout while the order is placed [C-188]", async () => {
  const { page } = await openCheckout(freshPlate());
  await fillInPerson(checkout(page));
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/order/ajax", async (route) => {
    await held;
    await route.continue();
  });
  const address = page.url();
  await orderButton(page).click();
  await checkout(page).getByText("Vi tecknar försäkringen hos bolaget. Stäng inte sidan.").waitFor();
  expect(await checkout(page).getByRole("button", { name: "Stäng" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.mouse.click(20, 400);
  await page.evaluate(() => history.back());
  await expect.poll(() => page.url()).toBe(address);
  expect(await checkout(page).count()).toBe(1);
  answer();
  await waitForOrder(page);
});
