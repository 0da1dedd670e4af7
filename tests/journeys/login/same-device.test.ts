import type { BrowserContext, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { chooseSame, firstName, loginModal, person, phone, untilReloaded } from "#tests/support/log-in.ts";
import { openPage } from "#tests/support/open-page.ts";
import { newVisitor } from "#tests/support/visitor.ts";

/** A phone. The app takes the link that is pressed, and the page stays: the browser sees an answer without content. */
async function newPhone(): Promise<{ context: BrowserContext; opened: string[] }> {
  const context = await newVisitor({ width: 390, isPhone: true });
  onTestFinished(() => context.close());
  const opened: string[] = [];
  await context.route("https://app.bankid.com/**", async (route) => {
    opened.push(route.request().url());
    await route.fulfill({ status: 204 });
  });
  return { context, opened };
}

async function openApp(page: Page, opened: string[]): Promise<string> {
  const link = page.getByRole("link", { name: "Öppna BankID" });
  await link.click();
  await expect.poll(() => opened.length).toBe(1);
  const order = await phone().open(opened[0] ?? "", person.personalNumber);
  if (order === undefined) throw new Error("the app did not take the link");
  return order;
}

const loggedIn = (page: Page) => page.getByRole("link", { name: `Min Sparv, inloggad som ${firstName}` });

test("on a phone this device comes first, the link opens the app, and the page it leads back to logs in", async () => {
  const { context, opened } = await newPhone();
  const page = await context.newPage();
  await page.goto("/minasidor/#logga-in");
  const ways = loginModal(page).getByRole("button", { name: /^BankID på/ });
  await ways.first().waitFor();
  expect(await ways.allTextContents()).toEqual(["BankID på den här enheten", "BankID på annan enhet"]);
  await chooseSame(page);
  const order = await openApp(page, opened);
  expect(opened[0]).toMatch(/^https:\/\/app\.bankid\.com\/\?autostarttoken=[\w-]+&redirect=null$/);
  await page.getByText("Skriv in din säkerhetskod i BankID-appen").waitFor({ timeout: 15_000 });
  const returnUrl = await phone().approve(order);
  // The same tab, as on Android.
  await page.goto(returnUrl ?? "");
  await loggedIn(page).waitFor({ timeout: 20_000 });
  expect(page.url()).toMatch(/\/minasidor\/$/);
  expect(await page.evaluate(() => sessionStorage.getItem("sparv-login"))).toBeNull();
});

test("a new tab that the app opens continues the login, and the tab where it began follows", async () => {
  const { context, opened } = await newPhone();
  const first = await context.newPage();
  await first.goto("/forsakring/bil/#logga-in");
  await chooseSame(first);
  const order = await openApp(first, opened);
  const returnUrl = await phone().approve(order);
  const second = await context.newPage();
  await untilReloaded(first, () => second.goto(returnUrl ?? ""));
  await second.waitForURL((url) => url.pathname === "/forsakring/bil/" && url.hash === "", { timeout: 20_000 });
  await first.goto("/minasidor/");
  expect(await loggedIn(first).isVisible()).toBe(true);
});

test("the page may be reloaded while the app is open, and continues where it was", async () => {
  const { context, opened } = await newPhone();
  const page = await context.newPage();
  await page.goto("/minasidor/#logga-in");
  await chooseSame(page);
  const order = await openApp(page, opened);
  await page.reload();
  await page.getByText("Skriv in din säkerhetskod i BankID-appen").waitFor({ timeout: 15_000 });
  await expectAccessible(page);
  const returnUrl = await phone().approve(order);
  await page.goto(returnUrl ?? "");
  await loggedIn(page).waitFor({ timeout: 20_000 });
});

test("at a computer the code comes first, and the link is the app's own", async () => {
  const { page } = await openPage("/minasidor/#logga-in");
  const ways = loginModal(page).getByRole("button", { name: /^BankID på/ });
  await ways.first().waitFor();
  expect(await ways.allTextContents()).toEqual(["BankID på annan enhet", "BankID på den här enheten"]);
  await chooseSame(page);
  const link = page.getByRole("link", { name: "Öppna BankID" });
  const href = await link.getAttribute("href");
  expect(href).toMatch(/^bankid:\/\/\/\?autostarttoken=[\w-]+&redirect=null$/);
  // This browser has no app for the link; the page stays.
  await link.click();
  await page.getByRole("link", { name: "Öppna BankID igen" }).waitFor();
  const order = await phone().open(href ?? "", person.personalNumber);
  const returnUrl = await phone().approve(order ?? "");
  await page.goto(returnUrl ?? "");
  await loggedIn(page).waitFor({ timeout: 20_000 });
});
