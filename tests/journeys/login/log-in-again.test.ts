import pg from "pg";
import { expect, inject, test } from "vitest";
import { tokenHash } from "#adapters/postgres/token-hash.ts";
import { SESSION_COOKIE } from "#http/middleware/session.ts";
import { expectAccessible } from "#tests/axe.ts";
import { becomeCustomer, ordered } from "#tests/support/customer-page.ts";
import { chooseOther, loginModal, phone, scanCode, untilReloaded } from "#tests/support/log-in.ts";
import { openPage } from "#tests/support/open-page.ts";

test("a customer who logged in long ago logs in again where the page asks for it, and goes on there", async () => {
  const customer = await ordered().newCustomer("newcomer");
  const client = new pg.Client({ connectionString: inject("databaseUrl") });
  await client.connect();
  const moved = await client.query(
    "update sessions set started_at = now() - interval '16 minutes' where token_hash = $1",
    [tokenHash(customer.sessionToken ?? "")],
  );
  await client.end();
  expect(moved.rowCount).toBe(1);
  const { page, watch } = await openPage("/minasidor/hushall/kalender/", {
    width: 390,
    prepare: (context) => becomeCustomer(context, customer),
  });
  await page.getByText("Logga in igen med BankID, så fortsätter du här.").waitFor();
  expect(await page.getByRole("button", { name: "Skapa" }).count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Logga in igen" }).click();
  await loginModal(page).waitFor();
  await chooseOther(page);
  const order = await scanCode(page);
  await untilReloaded(page, () => phone().approve(order));
  expect(new URL(page.url()).pathname).toBe("/minasidor/hushall/kalender/");
  expect((await page.context().cookies()).some(({ name }) => name === SESSION_COOKIE)).toBe(true);
  await page.getByRole("button", { name: "Skapa" }).waitFor();
  watch.expectQuiet();
});
