import { expect, test } from "vitest";
import { expectAccessibleInLooks } from "#tests/support/accessible-in-looks.ts";
import { ordered, orderPath } from "#tests/support/customer-page.ts";
import { chooseOther, phone, scanCode, untilReloaded } from "#tests/support/log-in.ts";
import { NOT_OWNER, OWNER } from "#tests/support/order-fixtures.ts";
import { openPage } from "#tests/support/open-page.ts";
import type { Page } from "playwright-core";

const ASKS = "Logga in för att se beställningen";

async function logInHere(page: Page, personalNumber: string): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: "Logga in med BankID" }).click();
  await chooseOther(page);
  const order = await scanCode(page, personalNumber);
  await untilReloaded(page, () => phone().approve(order));
}

const placed = async (): Promise<string> => ordered().place(await ordered().newCustomer());

test("the link to an order in another browser asks for a login, and shows the order after it", async () => {
  const path = orderPath(await placed());
  const { page } = await openPage(path, { width: 390 });
  await page.getByRole("heading", { name: ASKS, level: 1 }).waitFor();
  await expectAccessibleInLooks(page);
  await logInHere(page, OWNER);
  expect(page.url()).toContain(path);
  await page.getByRole("heading", { name: "Din försäkring", exact: true }).first().waitFor();
});

test("a stranger gets the same answer for an order that exists and for one that does not", async () => {
  const real = orderPath(await placed());
  const made = orderPath("A".repeat(27));
  const shown: string[] = [];
  for (const path of [real, made]) {
    const { page } = await openPage(path);
    await page.getByRole("heading", { name: ASKS, level: 1 }).waitFor();
    const asked = await page.getByRole("main").innerText();
    await logInHere(page, NOT_OWNER);
    await page.getByRole("heading", { name: "Sidan finns inte", level: 1 }).waitFor();
    shown.push(asked + (await page.getByRole("main").innerText()));
  }
  expect(shown[0]).toBe(shown[1]);
});

test("without script the page explains what the login needs and whom to call", async () => {
  const { page } = await openPage(orderPath(await placed()), { hasScript: false });
  await page.getByRole("heading", { name: ASKS, level: 1 }).waitFor();
  await page.getByRole("heading", { name: "Inloggningen behöver JavaScript" }).waitFor();
  expect(
    await page
      .getByRole("main")
      .getByRole("link", { name: /^0\d|^\+46/ })
      .count(),
  ).toBe(1);
});
