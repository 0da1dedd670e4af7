import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { RESULT_LIMIT_MS } from "#tests/support/car-result.ts";
import { agree, chooseInsurer, fetchModal, fetchPerson, openFetch } from "#tests/support/fetch-modal.ts";
import { phone } from "#tests/support/log-in.ts";

test("on the same device the app is opened by a press, and the page goes on by itself [C-134] [C-109] [C-117]", async () => {
  const { page, context } = await openFetch("HMT001", { width: 390 });
  onTestFinished(() => context.close());
  const modal = fetchModal(page);
  await chooseInsurer(page, "Tuvull");
  await agree(page);
  await modal.getByRole("button", { name: "Mobilt BankID", exact: true }).click();
  await modal.getByText("Öppna BankID på denna enhet genom att trycka på knappen nedan.").waitFor({ timeout: 20_000 });
  const link = modal.getByRole("link", { name: "Mobilt BankID" });
  const href = (await link.getAttribute("href")) ?? "";
  expect(href).toMatch(/^bankid:\/\/\/\?autostarttoken=[\w-]+&redirect=null$/);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await modal.getByText("Kontaktar ditt försäkringsbolag").count()).toBe(0);
  await expectAccessible(page);
  // No app is there to take the link: the browser leaves the page as it is.
  await link.click();
  const order = await phone().open(href, fetchPerson("HMT001").personalNumber);
  if (order === undefined) throw new Error("the app did not take the link");
  await modal.getByText("Loggar in hos ditt försäkringsbolag").waitFor({ timeout: 20_000 });
  expect(await link.count()).toBe(0);
  await phone().approve(order);
  await page.waitForURL(/fetchdataid=/, { timeout: RESULT_LIMIT_MS });
});
