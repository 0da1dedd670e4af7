import assert from "node:assert/strict";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import type { Journey } from "./journey.ts";
import { answerCookieNotice, approveByCode, PERSONAL_NUMBER, PROVIDER_LIMIT_MS } from "./steps.ts";

export const myPagesJourney: Journey = {
  name: "log in and see the order",
  async run(driver, world) {
    // Placed before, in another browser.
    const orderId = await world.orders.place(await world.orders.newCustomer(), { personalNumber: PERSONAL_NUMBER });
    await driver.open("/");
    await answerCookieNotice(driver);
    await driver.open("/minasidor/#logga-in");
    const dialog = { role: "dialog", name: "Logga in med BankID" } as const;
    await driver.press({ role: "button", name: "BankID på annan enhet", within: dialog });
    await approveByCode(driver, world);
    await driver.waitFor({ role: "heading", level: 1, name: "Min Sparv" }, PROVIDER_LIMIT_MS);
    await driver.press({ role: "link", name: "Beställningar" });
    await driver.waitForUrl(/\/minasidor\/ordrar\/$/);
    await driver.waitFor({ role: "heading", level: 1, name: "Beställningar" });
    const orders = await driver.texts({ role: "article" });
    const shown = orders.find((order) => order.includes(formatOrderNumber(orderId)));
    assert.ok(shown !== undefined, `the order is not among ${orders.length}`);
    assert.match(shown, /Bilförsäkring hos Rattvis/);
    assert.match(shown, /\d kr/);
  },
};
