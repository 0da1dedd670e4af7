import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { randomId } from "#platform/ids.ts";
import { expectAccessible } from "#tests/axe.ts";
import { openAs, ordered, orderPath, searchAs } from "#tests/support/customer-page.ts";
import { agree, chooseInsurer, fetchModal, MOCK_LOGIN, startFetch } from "#tests/support/fetch-modal.ts";
import { phone, scanCode } from "#tests/support/log-in.ts";
import { nextRenewal } from "#tests/support/next-renewal.ts";
import { NOT_OWNER, OWNER } from "#tests/support/order-fixtures.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import { waitUntil } from "#tools/services/wait-until.ts";

/** When the simulated insurer renews what it has for SPV 24K. */
const RENEWAL = nextRenewal("01-18");
const BUTTON = "Avsluta min gamla försäkring";

test("a customer without a fetch logs in at the insurer once, and the cancellation is then sent [C-225]", async () => {
  const customer = await ordered().newCustomer();
  const resultId = await searchAs(customer);
  const email = `byte-${randomId().replaceAll(/\W|_/g, "").slice(0, 12)}@post.example`;
  const orderId = await ordered().place(customer, { resultId, email, startDate: RENEWAL.date });
  const page = await (await openAs(customer)).newPage();
  await page.goto(orderPath(orderId));

  await page.getByRole("button", { name: BUTTON }).click();
  await fetchModal(page).waitFor();
  await fetchModal(page).getByRole("button", { name: "Stäng" }).first().click();
  await fetchModal(page).waitFor({ state: "detached" });
  expect(await page.getByRole("button", { name: BUTTON }).count()).toBe(1);

  await page.getByRole("button", { name: BUTTON }).click();
  await page.getByRole("dialog", { name: "Avsluta din gamla försäkring" }).waitFor();
  expect(await fetchModal(page).getByText("Se vad du kan spara!").count()).toBe(0);
  await chooseInsurer(page, "Granskog Försäkring");
  await expectAccessible(page);
  await agree(page);
  await fetchModal(page).getByRole("button", { name: "Mobilt BankID", exact: true }).click();
  await phone().approve(await scanCode(page, OWNER));
  const modal = page.getByRole("dialog", { name: "Uppsägningen är skickad" });
  await modal.waitFor({ timeout: 40_000 });
  await modal.getByText(`ska upphöra ${RENEWAL.text}`).waitFor();
  await waitUntil(async () => (await readInbox(inject("simulatorsUrl"), email)).length > 0, 30_000, "the copy");
});

test("a visitor who does not own the vehicle sees it after the login and not before, and the box disappears [C-234]", async () => {
  const { page } = await openAsBuyer(NOT_OWNER);
  await page.getByRole("button", { name: BUTTON }).click();
  await startFetch(page, MOCK_LOGIN);
  await fetchModal(page).getByRole("heading", { name: "Det gick inte att hämta" }).waitFor({ timeout: 30_000 });
  await fetchModal(page).getByRole("button", { name: "Stäng", exact: true }).last().click();
  await page
    .getByText("Tyvärr kan du inte avsluta din gamla försäkring med den här tjänsten om du inte är ägare till bilen.")
    .waitFor();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Stäng" }).click();
  await page.getByRole("button", { name: BUTTON }).waitFor({ state: "detached" });
});

test("the app leads a phone back to the order, which shows the insurer; the customer presses the button again", async () => {
  const { page, orderId } = await openAsBuyer(OWNER, 390);
  await page.getByText("Först legitimerar du dig med BankID.").waitFor();
  await page.getByRole("button", { name: BUTTON }).click();
  await startFetch(page, "Mobilt BankID");
  const link = fetchModal(page).getByRole("link", { name: "Mobilt BankID" });
  await link.waitFor({ timeout: 30_000 });
  const href = (await link.getAttribute("href")) ?? "";
  await link.click();
  const order = await phone().open(href, OWNER);
  await page.goto((await phone().approve(order ?? "")) ?? "");
  await page.getByText("Granskog Försäkring").first().waitFor({ timeout: 40_000 });
  await fetchModal(page).waitFor({ state: "detached" });
  expect(new URL(page.url()).hash).toBe("");
  expect(await page.getByText("Först legitimerar du dig med BankID.").count()).toBe(0);
  const sent = await ordered().pool.query("select 1 from cancellations where id = $1", [orderId]);
  expect(sent.rowCount).toBe(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: BUTTON }).click();
  await page.getByRole("dialog", { name: "Uppsägningen är skickad" }).waitFor({ timeout: 20_000 });
});

async function openAsBuyer(personalNumber: string, width = 1440): Promise<{ page: Page; orderId: string }> {
  const customer = await ordered().newCustomer();
  const resultId = await searchAs(customer, { civicnumber: personalNumber });
  const orderId = await ordered().place(customer, { personalNumber, resultId, startDate: RENEWAL.date });
  const page = await (await openAs(customer, { width })).newPage();
  await page.goto(orderPath(orderId));
  return { page, orderId };
}
