import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { agree, chooseInsurer, fetchModal, fetchPerson, openFetch } from "#tests/support/fetch-modal.ts";
import { phone, scanCode } from "#tests/support/log-in.ts";

/** BankID deletes a cancelled order. */
const isKnown = async (order: string): Promise<boolean> =>
  (await phone().orders()).some((seen) => seen.order === order);

const SOON = { timeout: 20_000 };

/** With the code scanned, which gives the name of the order at BankID. */
async function underWay(): Promise<{ page: Page; order: string; cancels: string[] }> {
  const { page, context } = await openFetch("HMT001");
  onTestFinished(() => context.close());
  const cancels: string[] = [];
  context.on("request", (request) => {
    if (request.url().includes("cancel-fetch")) cancels.push(request.postData() ?? "");
  });
  await chooseInsurer(page, "Tuvull");
  await agree(page);
  await fetchModal(page).getByRole("button", { name: "Mobilt BankID" }).click();
  const order = await scanCode(page, fetchPerson("HMT001").personalNumber);
  expect(await isKnown(order)).toBe(true);
  return { page, order, cancels };
}

test("closing a fetch cancels the login at the insurer, stops the polls and returns the focus [C-149]", async () => {
  const { page, order, cancels } = await underWay();
  await fetchModal(page).getByRole("button", { name: "Avbryt" }).click();
  await fetchModal(page).waitFor({ state: "detached" });
  await expect.poll(() => isKnown(order), SOON).toBe(false);
  expect(cancels).toEqual([expect.stringMatching(/^fetchdataid=./)]);
  const opener = page.getByRole("button", { name: "Ja, hämta med BankID" });
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("the browser's back button and leaving the page cancel the order too", async () => {
  const { page, order } = await underWay();
  await page.goBack();
  await fetchModal(page).waitFor({ state: "detached" });
  await expect.poll(() => isKnown(order), SOON).toBe(false);
  await page.getByRole("button", { name: "Ja, hämta med BankID" }).click();
  await chooseInsurer(page, "Tuvull");
  await agree(page);
  await fetchModal(page).getByRole("button", { name: "Mobilt BankID" }).click();
  const second = await scanCode(page, fetchPerson("HMT001").personalNumber);
  await page.goto("/sa-rankar-vi/");
  await expect.poll(() => isKnown(second), SOON).toBe(false);
});
