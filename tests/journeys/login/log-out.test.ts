import { expect, onTestFinished, test } from "vitest";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { logIn, person } from "#tests/support/log-in.ts";
import { openPage } from "#tests/support/open-page.ts";
import { newVisitor } from "#tests/support/visitor.ts";

const headerLogin = /^Logga in med BankID$/;

test("logging out ends the session for the browser and for the server, and leaves nothing in the tab [F-056]", async () => {
  const { page, context, watch } = await openPage("/minasidor/");
  await logIn(page);
  await page.waitForFunction(() => sessionStorage.getItem("sparv-session-open") !== null);
  const before = await context.cookies();
  expect(before.some(({ name }) => name === SESSION_COOKIE)).toBe(true);
  await page.getByRole("main").getByRole("button", { name: "Logga ut" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByRole("banner").getByRole("link", { name: headerLogin }).first().waitFor();
  const ours = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /sparv|civic/.test(key)));
  expect(ours).toEqual([]);
  expect((await context.cookies()).some(({ name }) => name === SESSION_COOKIE)).toBe(false);

  await page.goBack();
  await page.getByRole("heading", { name: "Logga in på Min Sparv" }).waitFor();
  expect(await page.content()).not.toContain(person.name);
  watch.expectQuiet();

  // A stolen copy of the old cookie.
  const thief = await newVisitor();
  onTestFinished(() => thief.close());
  await thief.addCookies(before);
  const stolen = await thief.newPage();
  await stolen.goto("/minasidor/");
  await stolen.getByRole("heading", { name: "Logga in på Min Sparv" }).waitFor();
});

test("without script the same button is a plain form, and a GET of its address logs no one out", async () => {
  const { page, context } = await openPage("/minasidor/");
  await logIn(page);
  const plain = await newVisitor({ hasScript: false });
  onTestFinished(() => plain.close());
  await plain.addCookies(await context.cookies());
  const still = await plain.newPage();
  await still.goto("/minasidor/logga-ut/");
  await still.getByRole("heading", { name: "Min Sparv", exact: true }).waitFor();
  await still.getByRole("main").getByRole("button", { name: "Logga ut" }).click();
  await still.waitForURL((url) => url.pathname === "/");
  expect((await plain.cookies()).some(({ name }) => name === SESSION_COOKIE)).toBe(false);
  // Both browsers share one session: it has ended for the first one too.
  await page.reload();
  await page.getByRole("heading", { name: "Logga in på Min Sparv" }).waitFor();
});

test("the menu of a phone has the login and the logout", async () => {
  const { page } = await openPage("/", { width: 390 });
  const openMenu = () => page.getByRole("banner").locator("summary[aria-label=Meny]").click();
  await openMenu();
  await page.getByRole("banner").getByRole("link", { name: headerLogin }).last().click();
  await page.waitForURL("**/minasidor/#logga-in");
  await logIn(page);
  // My pages have a header of their own, without the menu.
  await page.goto("/om/");
  await openMenu();
  await page.getByRole("banner").getByRole("button", { name: "Logga ut" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await openMenu();
  expect(await page.getByRole("banner").getByRole("link", { name: headerLogin }).last().isVisible()).toBe(true);
});
