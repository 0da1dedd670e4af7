import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { PERSONAL_NUMBER, RESULT_LIMIT_MS } from "#tests/support/car-result.ts";
import { agree, chooseInsurer, fetchModal, openFetch } from "#tests/support/fetch-modal.ts";
import { phone, scanCode } from "#tests/support/log-in.ts";
import { nextRenewal } from "#tests/support/next-renewal.ts";
import { watchPage } from "#tests/watch-page.ts";

test("the code on the screen is read by a phone, and the list is then shown beside the visitor's insurance [C-133] [C-135] [C-140] [C-144]", async () => {
  const { page, context } = await openFetch("SPV 24K");
  onTestFinished(() => context.close());
  const watch = watchPage(page);
  const calls: string[] = [];
  page.on("request", (request) => {
    const call = /\/forsakring\/bil\/([a-z-]+)$/.exec(request.url())?.[1];
    if (call && call !== calls.at(-1)) calls.push(call);
  });
  // The last step's text is shown for as long as the check takes.
  await page.route("**/check-fetch-result", async (route) => {
    await fetchModal(page).getByRole("heading", { name: "Bara någon sekund kvar!" }).waitFor();
    await fetchModal(page).getByText("Hämtar dina priser från försäkringsbolagen").waitFor();
    expect(await fetchModal(page).getByRole("progressbar").getAttribute("aria-valuenow")).toBe("98");
    await route.continue();
  });
  const modal = fetchModal(page);
  await chooseInsurer(page, "Granskog Försäkring");
  await expectAccessible(page);
  await agree(page);
  await modal.getByRole("button", { name: "Mobilt BankID", exact: true }).click();
  await modal.getByText("Öppna BankID på din mobiltelefon och scanna QR-koden.").waitFor();
  expect(await modal.getByRole("listitem").allTextContents()).toHaveLength(3);
  await expectAccessible(page);
  const order = await scanCode(page, PERSONAL_NUMBER);
  await phone().approve(order);
  await page.waitForURL(/searchid=.+&fetchdataid=/, { timeout: RESULT_LIMIT_MS });
  await page.getByRole("heading", { name: "Lägre pris än idag" }).waitFor({ timeout: RESULT_LIMIT_MS });
  expect(calls).toEqual(["init-fetch-insurance-data", "poll-insurance-data", "check-fetch-result"]);
  expect(await modal.count()).toBe(0);
  const current = page.getByRole("region", { name: "Din försäkring idag" }).last();
  await current.getByText(nextRenewal("01-18").text).waitFor();
  expect(await page.getByRole("heading", { name: /^Äger du bilen/ }).count()).toBe(0);
  watch.expectQuiet();
});

test("a fetch over the list searches again, and back from the new list leads to the old one [C-012] [C-025]", async () => {
  const { page, context } = await openFetch("HMT001");
  onTestFinished(() => context.close());
  const before = new URL(page.url()).search;
  await chooseInsurer(page, "Tuvull");
  await agree(page);
  await page.getByRole("button", { name: "BankID på annan enhet (Mock)" }).click();
  await page.waitForURL(/fetchdataid=/, { timeout: RESULT_LIMIT_MS });
  const current = page.getByRole("region", { name: "Din försäkring idag" }).last();
  await current.waitFor();
  expect(await current.textContent()).toMatch(/\d kronor per månad/);
  const searchId = (search: string) => new URLSearchParams(search).get("searchid");
  expect(searchId(new URL(page.url()).search)).not.toBe(searchId(before));
  await page.goBack();
  await page.getByRole("button", { name: "Ja, hämta med BankID" }).waitFor();
  expect(new URL(page.url()).search).toBe(before);
  expect(await fetchModal(page).count()).toBe(0);
});
