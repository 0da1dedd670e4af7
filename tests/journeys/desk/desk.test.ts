import { formatOrderNumber } from "#domain/order/order-number.ts";
import { expect, onTestFinished, test } from "vitest";
import { randomId } from "#platform/ids.ts";
import { expectAccessible } from "#tests/axe.ts";
import { ORDER_LIMIT_MS } from "#tests/support/car-checkout.ts";
import { ordered } from "#tests/support/customer-page.ts";
import { logIn } from "#tests/support/log-in.ts";
import { newVisitor } from "#tests/support/visitor.ts";
import { refuseWithdrawal } from "#tests/support/refused-withdrawal.ts";

/** Of the simulated world; an editor who is also in support. */
const STAFF = "198410102399";

test("support finds an uncertain order by its address, reads what happened, and closes it with the provider's answer", async () => {
  const email = `oviss-${randomId().replaceAll(/\W|_/g, "").slice(0, 12)}@post.example`;
  const orderId = await ordered().place(await ordered().newCustomer(), { email, isUnderWay: true });
  await ordered().pool.query("update orders set state = 'uncertain', settled_at = now() where id = $1", [orderId]);
  const context = await newVisitor({ width: 390, theme: "dark" });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await logIn(page, "/minasidor/", STAFF);
  await page.goto("/redaktion/");
  await page.getByRole("link", { name: "Beställningar och ärenden" }).click();
  await page.getByRole("textbox", { name: "Sök" }).fill(email);
  await page.getByRole("button", { name: "Sök", exact: true }).click();
  await page.getByRole("heading", { name: "1 beställning" }).waitFor();
  expect(page.url()).not.toContain("post.example");
  await expectAccessible(page);
  await page
    .getByRole("status")
    .getByRole("link", { name: formatOrderNumber(orderId) })
    .click();
  await page.getByText("19850210-••••").waitFor();
  await page.getByText("Beställningen togs emot").waitFor();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Avsluta beställningen" }).click();
  await page.getByText("Välj vad bolaget har svarat.").waitFor();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "Beställningen finns hos bolaget" }).check();
  await page.getByLabel("Bolagets nummer på beställningen").fill("RV-4711");
  await page.getByRole("button", { name: "Avsluta beställningen" }).click();
  await page.getByText("Beskedet är mottaget.").waitFor();
  await expect
    .poll(async () => (await page.reload(), page.getByText("Lagd hos bolaget", { exact: true }).count()), {
      timeout: ORDER_LIMIT_MS,
      interval: 1_000,
    })
    .toBeGreaterThan(0);
  expect(await page.getByRole("button", { name: "Avsluta beställningen" }).count()).toBe(0);

  const customer = await ordered().newCustomer();
  const withdrawn = await ordered().place(customer);
  await customer.post("/ajax/withdraw-order/", { orderId: withdrawn, name: "Anna Lindqvist", email });
  await refuseWithdrawal(ordered().pool, withdrawn);
  await page.goto(`/redaktion/arende/?id=${withdrawn}`);
  await page.getByRole("button", { name: "Avsluta ångeranmälan och mejla kunden" }).click();
  await page.getByText("Välj hur det blev med försäkringen.").waitFor();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "Bolaget har avslutat försäkringen" }).check();
  await page.getByLabel("Besked till kunden").fill("Bolaget har avslutat försäkringen i dag.");
  await page.getByRole("button", { name: "Avsluta ångeranmälan och mejla kunden" }).click();
  await page.getByText("Ångeranmälan är avslutad. Kunden får ett mejl.").waitFor();
  expect(await page.getByRole("button", { name: "Avsluta ångeranmälan och mejla kunden" }).count()).toBe(0);
});
