import { expect, inject, test } from "vitest";
import { randomId } from "#platform/ids.ts";
import { expectAccessible } from "#tests/axe.ts";
import { openAs, ordered, orderPath, searchAs } from "#tests/support/customer-page.ts";
import { agree, chooseInsurer, fetchModal } from "#tests/support/fetch-modal.ts";
import { phone, scanCode } from "#tests/support/log-in.ts";
import { OWNER } from "#tests/support/ordered.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import { waitUntil } from "#tools/services/wait-until.ts";

/** When the simulated insurer renews what it has for SPV 24K. */
const RENEWAL_DATE = "2027-01-18";
const BUTTON = "Avsluta min gamla försäkring";

test("who has fetched nothing logs in at the insurer once, and the cancellation is then sent [C-225]", async () => {
  const customer = await ordered().newCustomer();
  const resultId = await searchAs(customer);
  const email = `byte-${randomId().replaceAll(/\W|_/g, "").slice(0, 12)}@post.example`;
  const orderId = await ordered().place(customer, { resultId, email, startDate: RENEWAL_DATE });
  const page = await (await openAs(customer)).newPage();
  await page.goto(orderPath(orderId));

  await page.getByRole("button", { name: BUTTON }).click();
  await fetchModal(page).waitFor();
  await fetchModal(page).getByRole("button", { name: "Stäng" }).first().click();
  await fetchModal(page).waitFor({ state: "detached" });
  expect(await page.getByRole("button", { name: BUTTON }).count()).toBe(1);

  await page.getByRole("button", { name: BUTTON }).click();
  await chooseInsurer(page, "Granskog Försäkring");
  await expectAccessible(page);
  await agree(page);
  await fetchModal(page).getByRole("button", { name: "Mobilt BankID", exact: true }).click();
  await phone().approve(await scanCode(page, OWNER));
  const modal = page.getByRole("dialog", { name: "Uppsägningen är skickad" });
  await modal.waitFor({ timeout: 40_000 });
  await modal.getByText("ska sluta 18 januari 2027").waitFor();
  await waitUntil(async () => (await readInbox(inject("simulatorsUrl"), email)).length > 0, 30_000, "the copy");
});
