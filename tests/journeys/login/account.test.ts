import { expect, onTestFinished, test } from "vitest";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { expectAccessibleInLooks, LONG_WALK_MS } from "#tests/support/accessible-in-looks.ts";
import { chooseOther, chooseSame, loginModal, person, phone, scanCode, untilReloaded } from "#tests/support/log-in.ts";
import { openPage } from "#tests/support/open-page.ts";
import { newVisitor } from "#tests/support/visitor.ts";

test("a visitor who is not logged in gets only the login, with or without a forged cookie [F-003] [F-016]", async () => {
  const { page, context } = await openPage("/minasidor/");
  await page.getByRole("heading", { name: "Logga in på Min Sparv" }).waitFor();
  expect(await page.getByRole("textbox").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Logga ut" }).count()).toBe(0);
  await context.addCookies([
    {
      name: SESSION_COOKIE,
      value: "A".repeat(43),
      domain: "localhost",
      path: "/",
      secure: true,
      httpOnly: true,
      sameSite: "Lax",
    },
  ]);
  await page.reload();
  await page.getByRole("heading", { name: "Logga in på Min Sparv" }).waitFor();

  // The router's own request for a client-side navigation.
  const routerData = await page.evaluate(async () => (await fetch("/minasidor/_.data")).text());
  expect(routerData).toContain("isLoggedIn");
  expect(routerData).not.toContain("firstName");
  const stay = await page.evaluate(async () => {
    const answer = await fetch("/minasidor/stanna-kvar/", { method: "POST", headers: { accept: "application/json" } });
    return answer.json() as Promise<unknown>;
  });
  expect(stay).toEqual({ expiresAtMs: null });
});

test("without script the page explains what the login needs, and whom to call", async () => {
  const context = await newVisitor({ hasScript: false, width: 390 });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Logga in med BankID" }).first().click();
  await page.getByRole("heading", { name: "Inloggningen behöver JavaScript" }).waitFor();
  expect(await page.getByRole("main").getByRole("link", { name: "08-465 004 00" }).getAttribute("href")).toBe(
    "tel:0846500400",
  );
  expect(await page.getByRole("main").getByRole("link", { name: "Logga in med BankID" }).isVisible()).toBe(false);
});

test("at 320 px the header does not break, logged out and in", async () => {
  const { page } = await openPage("/minasidor/", { width: 320, height: 600 });
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(await isTooWide()).toBe(false);
  await page.goto("/minasidor/#logga-in");
  await chooseOther(page);
  await page.getByRole("img", { name: /^QR-kod/ }).waitFor();
  expect(await isTooWide()).toBe(false);
  await page.goto("/");
  expect(await isTooWide()).toBe(false);
});

test("the whole login by keyboard alone", async () => {
  const { page } = await openPage("/minasidor/");
  const tabTo = async (name: string | RegExp) => {
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press("Tab");
      const focused = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
      if (typeof name === "string" ? focused === name : name.test(focused)) return;
    }
    throw new Error(`no way to ${String(name)} by Tab`);
  };
  await tabTo("Logga in med BankID");
  await page.keyboard.press("Enter");
  await loginModal(page).waitFor();
  await tabTo("Ange personnummer");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.personalNumber);
  await tabTo("BankID på annan enhet");
  await page.keyboard.press("Enter");
  await scanCode(page);
  await tabTo("Avbryt");
  // Several rounds of Tab: nothing behind the modal is reached.
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press("Tab");
    expect(await loginModal(page).evaluate((modal) => modal.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await loginModal(page).waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("Logga in med BankID");
});

test(
  "every state of the login and the page behind it can be used by everyone, on a phone and a desk in either theme",
  { timeout: LONG_WALK_MS },
  async () => {
    const { page, watch } = await openPage("/minasidor/", { width: 390 });
    await expectAccessibleInLooks(page);
    await page.getByRole("main").getByRole("link", { name: "Logga in med BankID" }).click();
    await page.getByRole("button", { name: "BankID på annan enhet" }).waitFor();
    await expectAccessibleInLooks(page);
    await page.getByRole("button", { name: "Ange personnummer" }).click();
    await chooseOther(page);
    await loginModal(page).getByText("Vänligen ange personnummer").waitFor();
    await expectAccessibleInLooks(page);
    await page.getByRole("button", { name: "Ange personnummer" }).click();
    await chooseSame(page);
    await page.getByRole("link", { name: "Öppna BankID" }).waitFor();
    await expectAccessibleInLooks(page);
    await chooseOther(page);
    await page.getByRole("img", { name: /^QR-kod/ }).waitFor();
    await expectAccessibleInLooks(page);
    const order = await scanCode(page);
    await page.getByText("Skriv in din säkerhetskod").waitFor({ timeout: 15_000 });
    await expectAccessibleInLooks(page);
    await phone().fail(order, "certificateErr");
    await page.getByText("Ditt BankID är för gammalt eller spärrat.").waitFor({ timeout: 15_000 });
    await expectAccessibleInLooks(page);
    await page.getByRole("button", { name: "Välj ett annat sätt" }).click();
    await chooseOther(page);
    const next = await scanCode(page);
    await untilReloaded(page, () => phone().approve(next));
    await page.getByRole("heading", { name: "Min Sparv", exact: true }).waitFor();
    await expectAccessibleInLooks(page);
    watch.expectQuiet();
  },
);
