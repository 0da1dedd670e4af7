import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessibleInLooks } from "#tests/support/accessible-in-looks.ts";
import { logIn } from "#tests/support/log-in.ts";
import { openPage } from "#tests/support/open-page.ts";

/** Approves at moderate risk, from another address than the browser's. */
const UNUSUAL = "194208272395";

const notice = (page: Page) => page.getByText("Var det du som loggade in?");

test("a login that BankID calls risky asks whether it was you, and can be ended there", async () => {
  const { page } = await openPage("/", { width: 390, height: 900 });
  await logIn(page, "/minasidor/", UNUSUAL);
  await notice(page).waitFor();
  await page.goto("/om/");
  await notice(page).waitFor();
  await page.goto("/minasidor/");
  await notice(page).waitFor();
  await page.getByText("BankID bedömde den som ovanlig. Kontakta oss om det inte var du.").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  await expectAccessibleInLooks(page);
  await page.getByRole("button", { name: "Logga ut" }).first().click();
  await page
    .getByRole("link", { name: /^Logga in/ })
    .first()
    .waitFor();
  expect(await notice(page).count()).toBe(0);
});

test("an ordinary login asks nothing", async () => {
  const { page } = await openPage("/");
  await logIn(page);
  await page.getByRole("heading", { name: "Inloggning", exact: true }).waitFor();
  expect(await notice(page).count()).toBe(0);
  expect(await page.getByText("BankID bedömde den som ovanlig").count()).toBe(0);
});
