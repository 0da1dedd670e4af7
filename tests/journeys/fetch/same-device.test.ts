import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { RESULT_LIMIT_MS } from "#tests/support/car-result.ts";
import { ordered } from "#tests/support/customer-page.ts";
import { agree, chooseInsurer, fetchModal, fetchPerson, openFetch } from "#tests/support/fetch-modal.ts";
import { phone } from "#tests/support/log-in.ts";
import { newVisitor } from "#tests/support/visitor.ts";

test("on the same device a button opens the app, which leads back to the page, which continues [C-134] [C-109] [C-117]", async () => {
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
  // There is no app for the link: the browser stays on the page.
  await link.click();
  const order = await phone().open(href, fetchPerson("HMT001").personalNumber);
  if (order === undefined) throw new Error("the app did not take the link");
  await modal.getByText("Loggar in hos ditt försäkringsbolag").waitFor({ timeout: 20_000 });
  expect(await link.count()).toBe(0);
  const returnUrl = await phone().approve(order);
  await modal.getByText("Nästan klart. Gå tillbaka hit från BankID-appen.").waitFor({ timeout: 20_000 });
  expect(page.url()).not.toContain("fetchdataid=");
  await expectAccessible(page);
  // The same tab, as on Android: the page continues where the app was opened from.
  await page.goto(returnUrl ?? "");
  await page.waitForURL(/fetchdataid=/, { timeout: RESULT_LIMIT_MS });
  expect(new URL(page.url()).hash).toBe("");
});

test("a new tab that the app opens continues the fetch, and so does the tab where it began", async () => {
  const { page, context } = await openFetch("HMT001", { width: 390, theme: "dark" });
  onTestFinished(() => context.close());
  const order = await openApp(page);
  const returnUrl = await phone().approve(order);
  const second = await context.newPage();
  await second.goto(returnUrl ?? "");
  await second.waitForURL(/fetchdataid=/, { timeout: RESULT_LIMIT_MS });
  await page.waitForURL(/fetchdataid=/, { timeout: RESULT_LIMIT_MS });
  expect(new URL(page.url()).searchParams.get("fetchdataid")).toBe(
    new URL(second.url()).searchParams.get("fetchdataid"),
  );
});

test("another browser that the app opens gets nothing, and the one where it began shows why [C-119]", async () => {
  const { page, context } = await openFetch("HMT001", { width: 390 });
  const other = await newVisitor({ width: 390 });
  onTestFinished(async () => void (await Promise.all([context.close(), other.close()])));
  const begun = page.waitForResponse(/init-fetch-insurance-data/);
  const order = await openApp(page);
  const { Data } = (await (await begun).json()) as { Data: { Result: { fetchDataId: string } } };
  const returnUrl = await phone().approve(order);
  const elsewhere = await other.newPage();
  await elsewhere.goto(returnUrl ?? "");
  expect(new URL(elsewhere.url()).pathname).toBe("/");
  const modal = fetchModal(page);
  await modal.getByText("Nästan klart. Gå tillbaka hit från BankID-appen.").waitFor({ timeout: 20_000 });
  // A minute without a return.
  const age = "update fetches set ended_at = now() - interval '61 seconds' where id = $1 and ended_at is not null";
  await expect
    .poll(async () => (await ordered().pool.query(age, [Data.Result.fetchDataId])).rowCount, { timeout: 20_000 })
    .toBe(1);
  await modal.getByRole("heading", { name: "Det gick inte att hämta" }).waitFor({ timeout: 20_000 });
  expect(await modal.getByRole("alert").textContent()).toMatch(/^Inloggningen avslutades inte i den webbläsare/);
  await expectAccessible(page);
  await modal.getByRole("button", { name: "Försök igen" }).click();
  await modal.getByRole("radio", { name: "Tuvull" }).waitFor();
});

async function openApp(page: Page): Promise<string> {
  await chooseInsurer(page, "Tuvull");
  await agree(page);
  await fetchModal(page).getByRole("button", { name: "Mobilt BankID", exact: true }).click();
  const link = fetchModal(page).getByRole("link", { name: "Mobilt BankID" });
  await link.waitFor({ timeout: 20_000 });
  const href = (await link.getAttribute("href")) ?? "";
  await link.click();
  const order = await phone().open(href, fetchPerson("HMT001").personalNumber);
  if (order === undefined) throw new Error("the app did not take the link");
  return order;
}
