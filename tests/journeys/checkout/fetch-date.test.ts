import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { checkout, openCheckout } from "#tests/support/car-checkout.ts";
import { RESULT_LIMIT_MS } from "#tests/support/car-result.ts";
import { fetchPerson, MOCK_LOGIN, startFetch } from "#tests/support/fetch-modal.ts";

const fetchModal = (page: Page) => page.getByRole("dialog").last();

async function fetchDate(registrationNumber: string, width: number): Promise<Page> {
  const { personalNumber } = fetchPerson(registrationNumber);
  const { page } = await openCheckout(registrationNumber, { width, personalNumber });
  await checkout(page).getByRole("button", { name: "Hämta datum" }).click();
  await fetchModal(page).getByRole("heading", { name: "Hämta datum" }).waitFor();
  await startFetch(page, MOCK_LOGIN, "Tuvull");
  return page;
}

test("in the checkout it is the date that is fetched, and it then stands as a choice [C-125]", async () => {
  const page = await fetchDate("HMT001", 1440);
  await checkout(page).getByText("Din försäkring hos Tuvull förnyas").waitFor({ timeout: RESULT_LIMIT_MS });
  await checkout(page)
    .getByLabel(/^Låter bra, börja/)
    .check();
  expect(await checkout(page).getByRole("button", { name: "Hämta datum" }).count()).toBe(0);
  await expectAccessible(page);
});

test("an insurance without a date is told of, and the day is the visitor's to say [C-164] [C-154]", async () => {
  const page = await fetchDate("HMT008", 390);
  await fetchModal(page).getByRole("heading", { name: "Vissa uppgifter saknas" }).waitFor({ timeout: 20_000 });
  await fetchModal(page).getByRole("button", { name: "Stäng", exact: true }).last().click();
  await checkout(page)
    .getByText(/^Vi fick inte uppgifter om när din nuvarande försäkring förnyas\. Fyll i startdatum/)
    .waitFor();
  await expectAccessible(page);
  expect(await checkout(page).getByRole("button", { name: "Hämta datum" }).count()).toBe(1);
});

test("a login that fails is told of in the checkout too [C-163]", async () => {
  const page = await fetchDate("HMT005", 1440);
  await fetchModal(page).getByRole("heading", { name: "Vi kom inte fram" }).waitFor({ timeout: 20_000 });
  await fetchModal(page).getByRole("button", { name: "Stäng", exact: true }).last().click();
  await checkout(page).getByText("Något gick fel, försök igen.").waitFor();
  expect(await checkout(page).getByRole("button", { name: "Hämta datum" }).count()).toBe(1);
});
