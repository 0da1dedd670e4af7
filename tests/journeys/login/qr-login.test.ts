import { expect, test } from "vitest";
import { expectAccessibleInLooks } from "#tests/support/accessible-in-looks.ts";
import { chooseOther, firstName, logIn, loginModal, person, phone, scanCode } from "#tests/support/log-in.ts";
import { openPage } from "#tests/support/open-page.ts";
import { photographQr } from "#tests/support/read-qr.ts";

test("a logged-out visitor sees BankID in the header, and logs in with the code on the screen [F-003] [F-016] [F-063] [F-064]", async () => {
  const { page, watch } = await openPage("/", { width: 390 });
  const logInLink = page.getByRole("banner").getByRole("link", { name: "Logga in med BankID" });
  // The start page has no script of its own: the link leads to the login.
  await logInLink.first().click();
  await page.waitForURL("**/minasidor/#logga-in");
  await loginModal(page).waitFor();
  await chooseOther(page);
  const order = await scanCode(page);
  await page.getByText("Skriv in din säkerhetskod i BankID-appen").waitFor({ timeout: 15_000 });
  await phone().approve(order);

  await page.getByRole("heading", { name: "Min Sparv", exact: true, level: 1 }).waitFor({ timeout: 20_000 });
  expect(page.url()).toMatch(/\/minasidor\/$/);
  expect(await page.getByText(person.name).isVisible()).toBe(true);
  await expectAccessibleInLooks(page);
  const initial = page.getByRole("banner").getByRole("link", { name: `Min Sparv, inloggad som ${firstName}` });
  expect((await initial.textContent())?.trim()).toBe(firstName[0]);
  expect(await initial.getAttribute("href")).toBe("/minasidor/");
  expect(await logInLink.count()).toBe(0);
  watch.expectQuiet();
});

test("the login opens over the page, and the page reloads where the visitor was", async () => {
  const { page, watch } = await openPage("/forsakring/bil/?fran=start");
  await logIn(page, "/forsakring/bil/?fran=start");
  expect(page.url()).toMatch(/\/forsakring\/bil\/\?fran=start$/);
  // Also on pages without script for logged-out visitors.
  await page.goto("/sa-rankar-vi/");
  await page.getByRole("link", { name: /^Min Sparv, inloggad som/ }).waitFor();
  watch.expectQuiet();
});

test("the code changes every second, and one that is ten seconds old is invalid", async () => {
  const { page } = await openPage("/minasidor/#logga-in");
  await chooseOther(page);
  const seen = new Set<string>();
  const look = async () => {
    const code = await photographQr(page);
    if (code !== undefined) seen.add(code);
    return seen.size;
  };
  await expect.poll(look, { timeout: 40_000, interval: 200 }).toBeGreaterThan(9);
  expect(new Set([...seen].map((code) => code.split(".")[1])).size).toBe(1);
  const [oldest = ""] = seen;
  expect(await phone().scan(oldest, person.personalNumber)).toBeUndefined();
  expect(await scanCode(page)).toBeTruthy();
});
