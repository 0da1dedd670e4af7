import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { chooseOther, chooseSame, firstName, loginModal, person, phone, scanCode } from "#tests/support/log-in.ts";
import { openPage } from "#tests/support/open-page.ts";
import { readQr } from "#tests/support/read-qr.ts";

/** BankID deletes a cancelled order. */
async function isKnown(order: string): Promise<boolean> {
  return (await phone().orders()).some((seen) => seen.order === order);
}

const SOON = { timeout: 10_000 };

/** With the code scanned, which gives the name of the order. */
async function scanKnown(page: Page): Promise<string> {
  const order = await scanCode(page);
  expect(await isKnown(order)).toBe(true);
  return order;
}

/** The order whose code the page shows, not scanned yet: other tests may start orders at the same time. */
async function orderOnScreen(page: Page): Promise<string> {
  let order: string | undefined;
  await expect
    .poll(async () => {
      const code = await readQr(page);
      order = (await phone().orders()).find(({ tokens }) => code?.includes(tokens.qrStartToken))?.order;
      return order;
    }, SOON)
    .toBeDefined();
  return order ?? "";
}

test("closing cancels the order at BankID, and returns the focus to the opener", async () => {
  const { page, watch } = await openPage("/minasidor/");
  const link = page.getByRole("main").getByRole("link", { name: "Logga in med BankID" });
  await link.click();
  await chooseOther(page);
  const order = await scanKnown(page);
  await loginModal(page).getByRole("button", { name: "Avbryt" }).click();
  await loginModal(page).waitFor({ state: "detached" });
  await expect.poll(() => isKnown(order), SOON).toBe(false);
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  watch.expectQuiet();
});

test.for(["Escape", "the back button"])("%s calls it off too", async (way) => {
  const { page } = await openPage("/minasidor/");
  await page.getByRole("main").getByRole("link", { name: "Logga in med BankID" }).click();
  await chooseOther(page);
  const order = await scanKnown(page);
  if (way === "Escape") await page.keyboard.press("Escape");
  else await page.goBack();
  await loginModal(page).waitFor({ state: "detached" });
  await expect.poll(() => isKnown(order), SOON).toBe(false);
});

test("leaving the page cancels the order", async () => {
  const { page } = await openPage("/minasidor/#logga-in");
  await chooseOther(page);
  const order = await scanKnown(page);
  await page.goto("/sa-rankar-vi/");
  await expect.poll(() => isKnown(order), SOON).toBe(false);
});

test("changing to the other way cancels the first one", async () => {
  const { page } = await openPage("/minasidor/#logga-in");
  await chooseOther(page);
  const mine = await orderOnScreen(page);
  await chooseSame(page);
  await page.getByRole("link", { name: "Öppna BankID" }).waitFor();
  await expect.poll(() => isKnown(mine), SOON).toBe(false);
});

test("a visitor who declines in the app sees it, and tries again with a new code", async () => {
  const { page, watch } = await openPage("/minasidor/#logga-in");
  await chooseOther(page);
  await phone().fail(await scanCode(page), "userCancel");
  await page.getByRole("status").getByText("Åtgärden avbröts.", { exact: true }).waitFor({ timeout: 15_000 });
  await page.getByRole("button", { name: "Försök igen" }).click();
  const order = await scanCode(page);
  await phone().approve(order);
  const loggedIn = page.getByRole("link", { name: `Min Sparv, inloggad som ${firstName}` });
  await loggedIn.waitFor({ timeout: 20_000 });
  expect(await loginModal(page).count()).toBe(0);
  watch.expectQuiet();
});

test("after a failure another way can be chosen", async () => {
  const { page } = await openPage("/minasidor/#logga-in");
  await chooseOther(page);
  await phone().fail(await scanCode(page), "expiredTransaction");
  await page.getByRole("button", { name: "Välj ett annat sätt" }).click({ timeout: 15_000 });
  await chooseSame(page);
  const href = await page.getByRole("link", { name: "Öppna BankID" }).getAttribute("href");
  expect(href).toContain("autostarttoken=");
});

test("two browsers cannot use each other's login", async () => {
  const mine = await openPage("/minasidor/#logga-in");
  const theirs = await openPage("/minasidor/");
  const started = mine.page.waitForResponse("**/ajax/login/bankid/init");
  await chooseOther(mine.page);
  const { Data } = (await (await started).json()) as { Data: { Result: { loginId: string } } };
  const order = await scanCode(mine.page);
  // An attacker with the id, who asks first.
  const poll = (loginid: string) =>
    theirs.page.evaluate(async (id) => {
      const body = new URLSearchParams({ loginid: id });
      const answer = await fetch("/ajax/login/bankid/poll", { method: "POST", body });
      return { status: answer.status, text: await answer.text() };
    }, loginid);
  await phone().approve(order);
  for (const id of [Data.Result.loginId, ""]) {
    const answer = await poll(id);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain(firstName);
  }
  await mine.page.getByRole("heading", { name: "Min Sparv", exact: true }).waitFor({ timeout: 20_000 });
  await theirs.page.reload();
  await theirs.page.getByRole("heading", { name: "Logga in på Min Sparv" }).waitFor();
  expect(await theirs.page.content()).not.toContain(person.name);
});

test("a server that does not answer is reported, and the page continues by itself when it does", async () => {
  const { page, context } = await openPage("/minasidor/#logga-in");
  await chooseOther(page);
  await page.getByRole("img", { name: /^QR-kod/ }).waitFor();
  await context.setOffline(true);
  await page.getByText("Vi får inget svar just nu. Vi fortsätter att försöka.").waitFor({ timeout: 20_000 });
  await context.setOffline(false);
  await page.getByText("Starta BankID-appen.").waitFor({ timeout: 20_000 });
  expect(await scanCode(page)).toBeTruthy();
});

test("a start without an answer shows the documented text", async () => {
  const { page, context } = await openPage("/minasidor/#logga-in");
  await page.getByRole("button", { name: "BankID på annan enhet" }).waitFor();
  await context.setOffline(true);
  await chooseOther(page);
  await page.getByText("Servern gav inget svar eller så uppstod ett fel.").waitFor();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Försök igen" }).click();
  expect(await scanCode(page)).toBeTruthy();
});
