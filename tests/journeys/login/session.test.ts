import type { Page } from "playwright-core";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { tokenHash } from "#adapters/postgres/token-hash.ts";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { expectAccessible } from "#tests/axe.ts";
import { becomeCustomer, ordered } from "#tests/support/customer-page.ts";
import { chooseOther, logIn, phone, scanCode, untilReloaded } from "#tests/support/log-in.ts";
import { openPage } from "#tests/support/open-page.ts";
import type { VisitorOptions } from "#tests/support/visitor.ts";

// Only the browser's clock is moved. How the server ends a session is shown by the contract tests.

/** The session is as a login leaves it: logging in has its own journeys. */
async function openLoggedIn(path: string, options: VisitorOptions = {}) {
  const customer = await ordered().newCustomer("newcomer");
  const opened = await openPage("/minasidor/", {
    ...options,
    prepare: (context) => becomeCustomer(context, customer),
  });
  await opened.page.clock.install();
  await untilRunning(opened.page, () => opened.page.goto(path));
  return opened;
}

/** A page's session clock starts a moment after the page, and records that it runs. The previous page's must have started first. */
async function untilRunning(page: Page, load: () => Promise<unknown>): Promise<void> {
  const isRunning = () => page.waitForFunction(() => sessionStorage.getItem("sparv-session-open") !== null);
  await isRunning();
  await page.evaluate(() => sessionStorage.removeItem("sparv-session-open"));
  await load();
  await isRunning();
}

const ended = (page: Page) => page.getByRole("dialog", { name: "Du har blivit utloggad" });
const soon = (page: Page) => page.getByRole("region", { name: "Din inloggning" });

test("ten minutes before the end a discreet notice is shown, and at the end a notice of the logout [F-053]", async () => {
  // A page that has no script for logged-out visitors.
  const { page, watch } = await openLoggedIn("/sa-rankar-vi/", { width: 390 });
  await page.clock.fastForward("19:30");
  expect(await soon(page).count()).toBe(0);
  await page.clock.fastForward("01:00");
  await soon(page).getByText("Du loggas ut om 10 minuter").first().waitFor();
  await expectAccessible(page);
  await page.clock.fastForward("06:00");
  await soon(page).getByText("Du loggas ut om 4 minuter").first().waitFor();

  await page.clock.fastForward("04:00");
  await ended(page).getByText("Av säkerhetsskäl loggas du ut automatiskt efter 30 minuter.").waitFor();
  await expectAccessible(page);
  expect(await soon(page).count()).toBe(0);
  watch.expectQuiet();
});

test("an ended session still looks logged in: the header leads to my pages, and offers no login [F-045]", async () => {
  const { page } = await openLoggedIn("/sa-rankar-vi/");
  const account = page.getByRole("banner").locator('a[href="/minasidor/"]').filter({ visible: true });
  await account.first().waitFor();
  await page.clock.fastForward("31:00");
  await ended(page).waitFor();
  await ended(page).getByRole("button", { name: "Stäng" }).first().click();
  expect(await account.first().isVisible()).toBe(true);
  expect(
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Logga in/ })
      .count(),
  ).toBe(0);
});

test("the button to stay extends the session on the server", async () => {
  const { page, watch } = await openLoggedIn("/minasidor/");
  await page.clock.fastForward("25:00");
  const button = soon(page).getByRole("button", { name: "Stanna kvar" });
  await button.waitFor();
  await moveEnd(page, { minutes: 5 });
  expect(await minutesLeft(page)).toBeLessThan(6);
  await button.click();
  await expect.poll(() => minutesLeft(page)).toBeGreaterThan(29);
  watch.expectQuiet();
});

test("asking for the remaining time does not extend the session", async () => {
  const { page } = await openLoggedIn("/minasidor/");
  await moveEnd(page, { minutes: 5 });
  await minutesLeft(page);
  expect(await minutesLeft(page)).toBeLessThan(6);
});

test("the notice can be closed, and does not come back on the pages after it [F-054]", async () => {
  const { page } = await openLoggedIn("/minasidor/");
  await moveEnd(page, { minutes: -1 });
  await page.goto("/forsakring/bil/");
  await ended(page).waitFor();
  await expectAccessible(page);
  await ended(page).getByRole("button", { name: "Stäng" }).last().click();
  await ended(page).waitFor({ state: "detached" });
  const asked = page.waitForResponse("**/ajax/session/");
  await page.reload();
  const answer = (await (await asked).json()) as SessionAnswer;
  expect(answer.Data.Result.Status).toBe("expired");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("sparv-session-message-closed"))).not.toBeNull();
  // Everything that the page loads has loaded, and the notice was not part of it.
  await page.waitForLoadState("networkidle");
  await page.clock.fastForward("00:02");
  expect(await ended(page).count()).toBe(0);
  // After a new login the notice is shown again.
  await page.clock.resume();
  await logIn(page, "/forsakring/bil/");
  await untilRunning(page, () => page.reload());
  await moveEnd(page, { minutes: -1 });
  await page.reload();
  await ended(page).waitFor();
});

test("from the notice BankID starts again, and the page reloads with the person logged in [F-055]", async () => {
  const { page, watch } = await openLoggedIn("/forsakring/bil/");
  await page.clock.fastForward("30:30");
  await ended(page).getByRole("button", { name: "Logga in igen" }).click();
  await page.clock.resume();
  await chooseOther(page);
  const order = await scanCode(page);
  await untilRunning(page, () => untilReloaded(page, () => phone().approve(order)));
  expect(page.url()).toMatch(/\/forsakring\/bil\/$/);
  expect(await ended(page).count()).toBe(0);
  watch.expectQuiet();
});

test("closing the login leads back to the notice", async () => {
  const { page } = await openLoggedIn("/forsakring/bil/");
  await page.clock.fastForward("30:30");
  await ended(page).getByRole("button", { name: "Logga in igen" }).click();
  await page.getByRole("button", { name: "BankID på annan enhet" }).waitFor();
  expect(await ended(page).count()).toBe(0);
  await page.keyboard.press("Escape");
  await ended(page).waitFor();
});

interface SessionAnswer {
  readonly Data: { readonly Result: { readonly Status: string; readonly User: { SessionExpireDate: string } } };
}

async function minutesLeft(page: Page): Promise<number> {
  const answer = await page.evaluate(async () => (await fetch("/ajax/session/")).json() as Promise<unknown>);
  return (Date.parse((answer as SessionAnswer).Data.Result.User.SessionExpireDate) - Date.now()) / 60_000;
}

/** As if the person had done nothing for a while: the session's end, in the database itself. */
async function moveEnd(page: Page, { minutes }: { minutes: number }): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? "";
  const client = new pg.Client({ connectionString: inject("databaseUrl") });
  await client.connect();
  const moved = await client.query(
    "update sessions set expires_at = now() + make_interval(mins => $2) where token_hash = $1",
    [tokenHash(token), minutes],
  );
  await client.end();
  expect(moved.rowCount).toBe(1);
}
