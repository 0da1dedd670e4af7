import { formatOrderNumber } from "#domain/order/order-number.ts";
import { expect, inject, test } from "vitest";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { lastWithdrawalDay } from "#domain/after-order/withdrawal-period.ts";
import { randomId } from "#platform/ids.ts";
import { expectAccessible } from "#tests/axe.ts";
import { openAs, openOrder, ordered, orderPath, withdrawPath } from "#tests/support/customer-page.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import { newVisitor } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";
import { waitUntil } from "#tools/services/wait-until.ts";

const newBox = () => `anger-${randomId().replaceAll(/\W|_/g, "").slice(0, 12)}@post.example`;

test.for([
  { width: 390, hasScript: false, theme: "light" },
  { width: 1440, hasScript: true, theme: "dark" },
] as const)(
  "an order is withdrawn from its own page, in three steps, with a receipt: %o",
  async ({ width, hasScript, theme }) => {
    const email = newBox();
    const { page, orderId } = await openOrder({ email, browser: { width, hasScript, theme } });
    const watch = watchPage(page);
    // The checker is a script itself.
    const check = () => (hasScript ? expectAccessible(page) : Promise.resolve());
    await page.getByRole("link", { name: "Ångra köp" }).click();
    await page.getByRole("heading", { name: "Ångra köp", level: 1 }).waitFor();
    expect(page.url()).toContain(withdrawPath(orderId));
    await page.getByText(`till och med ${formatLongDate(lastWithdrawalDay(Date.now()))}`).waitFor();
    expect(await page.getByLabel("Ditt namn").inputValue()).toBe("Anna Lindqvist");
    expect(await page.getByLabel("Bekräftelsen skickas till").inputValue()).toBe(email);
    await page.getByText(formatOrderNumber(orderId)).waitFor();
    await check();

    await page.getByRole("button", { name: "Fortsätt" }).click();
    await page.getByRole("heading", { name: "Stämmer det att du vill ångra köpet?" }).waitFor();
    await check();
    expect((await ordered().pool.query("select 1 from withdrawals where order_id = $1", [orderId])).rowCount).toBe(0);

    await page.getByRole("button", { name: "Bekräfta att jag ångrar" }).click();
    await page.getByRole("heading", { name: "Du har ångrat köpet" }).waitFor();
    await page.getByText(`Ett kvitto skickas till ${email}.`).waitFor();
    // A sent step cannot be reopened.
    const stepBack = page.getByRole("list", { name: "Steg" }).getByRole("button").first();
    expect(await stepBack.getAttribute("aria-disabled")).toBe("true");
    await stepBack.click({ force: true });
    expect(await page.getByRole("heading", { name: "Du har ångrat köpet" }).isVisible()).toBe(true);
    await check();
    watch.expectQuiet();

    await waitUntil(async () => (await readInbox(inject("simulatorsUrl"), email)).length > 0, 30_000, "the receipt");
    await expect
      .poll(async () => (await page.reload(), page.getByText("Rattvis har bekräftat att köpet är ångrat.").count()), {
        timeout: 30_000,
        interval: 1_000,
      })
      .toBe(1);
    await page.goto(orderPath(orderId));
    await page.getByRole("heading", { name: "Du har ångrat köpet", level: 1 }).waitFor();
    expect(await page.getByRole("link", { name: "Ångra köp" }).count()).toBe(0);
    const text = await page.locator("main").innerText();
    for (const claim of ["Tack för din beställning", "Börjar gälla", "Vinn", "parkeringsskiva", "Avsluta min gamla"])
      expect(text).not.toContain(claim);
    // After hydration the banner does not thank for the purchase either.
    await expect
      .poll(() => page.locator("body").innerText(), { timeout: 10_000 })
      .not.toMatch(/Tack för ditt köp|Tack! Var/);
    await check();
  },
);

test("an error is shown at its field, and earlier steps keep what was entered [F-106] [F-107]", async () => {
  const { page, orderId } = await openOrder({ browser: { width: 390 } });
  await page.goto(withdrawPath(orderId));
  await page.getByLabel("Ditt namn").fill("");
  await page.getByLabel("Bekräftelsen skickas till").fill("fel");
  await page.getByRole("button", { name: "Fortsätt" }).click();
  await page.getByText("Vänligen ange en korrekt e-post.").waitFor();
  expect(await page.getByLabel("Ditt namn").getAttribute("aria-invalid")).toBe("true");
  await expectAccessible(page);
  await page.getByLabel("Ditt namn").fill("Anna");
  await page.getByLabel("Bekräftelsen skickas till").fill("anna@exempel.se");
  // Enter submits: it does not press a step.
  await page.getByLabel("Ditt namn").press("Enter");
  await page.getByRole("button", { name: "Ändra uppgifter", exact: true }).click();
  expect(await page.getByLabel("Ditt namn").inputValue()).toBe("Anna");

  await page.getByRole("button", { name: "Fortsätt" }).click();
  const steps = page.getByRole("list", { name: "Steg" }).getByRole("listitem");
  await expect.poll(() => steps.nth(1).getAttribute("aria-current")).toBe("step");
  const looks = () =>
    steps.evaluateAll((items) =>
      items.map((item) => getComputedStyle(item.querySelector("span") as Element).boxShadow !== "none"),
    );
  for (const [index, isOpen] of [true, false, false].entries()) {
    await steps.nth(index).locator("span").first().hover();
    expect(await looks()).toEqual([isOpen, false, false]);
  }
  const tooltips = await steps.evaluateAll((items) => items.map((item) => item.querySelector("[title]") !== null));
  expect(tooltips).toEqual([true, true, false]);
  // A later step does nothing.
  await steps.nth(2).locator("span").first().click();
  await page.getByRole("heading", { name: "Stämmer det att du vill ångra köpet?" }).waitFor();
  await steps.nth(0).getByRole("button").click();
  expect(await page.getByLabel("Ditt namn").inputValue()).toBe("Anna");
});

test("after the period the reason is shown, and a stranger is asked to log in", async () => {
  const customer = await ordered().newCustomer();
  const orderId = await ordered().place(customer, { placedDaysAgo: 20 });
  const page = await (await openAs(customer, { width: 390 })).newPage();
  await page.goto(withdrawPath(orderId));
  await page.getByRole("heading", { name: "Ångertiden har gått ut" }).waitFor();
  expect(await page.getByRole("button", { name: "Fortsätt" }).count()).toBe(0);
  await expectAccessible(page);
  const stranger = await newVisitor();
  const strange = await stranger.newPage();
  expect((await strange.goto(withdrawPath(orderId)))?.status()).toBe(401);
  await strange.getByRole("heading", { name: "Vi hittar inte beställningen" }).waitFor();
  await strange.getByRole("main").getByRole("link", { name: "Logga in", exact: true }).click();
  await strange.getByRole("dialog", { name: "Logga in med BankID" }).waitFor();
  await stranger.close();
});
