import { expect, test } from "vitest";
import { expectAccessibleInLooks } from "#tests/support/accessible-in-looks.ts";
import { openAs, ordered } from "#tests/support/customer-page.ts";
import { NUMBERS } from "#tests/support/open-session.ts";
import { dayFromNow } from "#tests/support/order-fixtures.ts";
import { SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import { watchPage } from "#tests/watch-page.ts";

const HOUSEHOLD = "/minasidor/hushall/";
const WATCHES = "/minasidor/bevakning/";

test("a watch is turned on from the household and turned off again, and an address is asked for once", async () => {
  const customer = await ordered().newCustomer("watcher");
  const renewalDate = dayFromNow(90);
  await ordered().fetchPolicy(customer, { personalNumber: NUMBERS.watcher, renewalDate, yearlyFeeOre: 430_800 });
  const page = await (await openAs(customer, { width: 390 })).newPage();
  const watch = watchPage(page, [/422/]);
  const control = page.getByRole("switch", { name: "Bevaka bilförsäkring" });
  const isOn = async () => (await control.getAttribute("aria-checked")) === "true";

  await page.goto(HOUSEHOLD);
  expect(await isOn()).toBe(false);
  await control.click();
  // No address is known of a person who has ordered nothing.
  await page.getByText("Det gick inte att slå på bevakningen").waitFor();
  await expectAccessibleInLooks(page, SCREEN_VARIANTS, async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  });
  await page.getByLabel("Mejla till").fill("anna@post.example");
  await page.getByLabel("Mejla mig när jag sparar mer än").selectOption("1000");
  await control.click();
  await page.waitForURL(`**${WATCHES}`);
  await expect.poll(isOn).toBe(true);
  expect(await page.getByLabel("Mejla till").inputValue()).toBe("anna@post.example");

  await page.goto(HOUSEHOLD);
  expect(await isOn()).toBe(true);
  await control.click();
  await page.waitForURL(`**${WATCHES}`);
  await expect.poll(isOn).toBe(false);
  await page.goto(HOUSEHOLD);
  await control.click();
  await page.waitForURL(`**${WATCHES}`);
  await expect.poll(isOn).toBe(true);
  watch.expectQuiet();
});

test("without script a switch is a button of a form", async () => {
  const customer = await ordered().newCustomer("watcher");
  const renewalDate = dayFromNow(90);
  await ordered().fetchPolicy(customer, { personalNumber: NUMBERS.watcher, renewalDate, yearlyFeeOre: 430_800 });
  const page = await (await openAs(customer, { width: 390, hasScript: false })).newPage();
  await page.goto(WATCHES);
  const control = page.getByRole("switch", { name: "Bevaka bilförsäkring" });
  const was = await control.getAttribute("aria-checked");
  await page.getByLabel("Mejla till").fill("anna@post.example");
  await control.click();
  await expect.poll(() => control.getAttribute("aria-checked")).not.toBe(was);
});
