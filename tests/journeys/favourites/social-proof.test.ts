import type { Page } from "playwright-core";
import { orderOf } from "#tools/faults/test-orders.ts";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createSearchStore } from "#adapters/postgres/search-store.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { randomId } from "#platform/ids.ts";
import { expectAccessible } from "#tests/axe.ts";
import { cardOf, openCard, openCarResult } from "#tests/support/car-result.ts";
import { useEditorsStack } from "#tests/support/editors-stack.ts";
import { newVisitor, type VisitorOptions } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";
import { newSearchId } from "#tests/contracts/postgres/search-id.ts";

/** Its own database: what other visitors have done is known. */
const stack = useEditorsStack("others");
const config = readConfig(developmentEnvironment());
const cipher = createColumnCipher(config.columnKeys);

const heading = (page: Page) => page.getByRole("heading", { name: "Andra jämför just nu" });
const lines = (page: Page) => page.getByText(/^Någon (i .+ )?jämförde/);

async function openStart(options: VisitorOptions = {}): Promise<Page> {
  const context = await newVisitor({ ...options, origin: stack().url });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto("/");
  return page;
}

async function searchAsOthers(count: number): Promise<void> {
  const searches = createSearchStore({
    pool: stack().database.openSearchPool(),
    cipher,
    lookupHash: createLookupHash(config.lookupKey),
  });
  for (let made = 0; made < count; made++) {
    const searchId = newSearchId();
    const stored = { searchId, vertical: "car", schemaVersion: 1, owner: randomId(), parameters: { zip: "12345" } };
    await searches.create({ ...stored, personal: {}, state: "created" });
    await searches.finish(searchId, { offers: [], withoutOffer: [] });
  }
}

async function orderAsOthers(providerSlug: string, agoS: number): Promise<void> {
  const pool = stack().database.openPool();
  const orders = createOrderStore({ pool, cipher, lookupHash: createLookupHash(config.lookupKey) });
  const quote = { vertical: "car", providerSlug, subscriptionId: "half", yearlyFeeOre: 283_200, monthlyFeeOre: 34_400 };
  const order = orderOf({ ...quote, personalNumber: "199002012384" });
  const { orderId } = order;
  await orders.accept(order, undefined);
  await orders.settle(orderId, { state: "placed", providerOrderId: "P-1" });
  await pool.query("update orders set accepted_at = now() - make_interval(secs => $2) where id = $1", [orderId, agoS]);
}

describe("recent searches", () => {
  test("are not on the start page before three have searched", async () => {
    const page = await openStart();
    expect(await heading(page).count()).toBe(0);
  });

  test("are on the start page, without script too, and update while they are visible [W-017]", async () => {
    await searchAsOthers(3);
    // The feed is cached for a few seconds.
    const plain = await openStart({ hasScript: false, width: 390 });
    await expect
      .poll(async () => (await plain.reload(), lines(plain).count()), { timeout: 20_000, interval: 500 })
      .toBe(3);
    const page = await openStart();
    const watch = watchPage(page);
    let asked = 0;
    page.on("request", (request) => (asked += request.url().endsWith("/ajax/recent-searches/") ? 1 : 0));
    expect(await lines(page).allTextContents()).toEqual(
      Array(3).fill("Någon jämförde bilförsäkring för 1 minut sedan"),
    );
    await searchAsOthers(2);
    expect(asked).toBe(0);
    await heading(page).scrollIntoViewIfNeeded();
    await expect.poll(() => lines(page).count(), { timeout: 30_000 }).toBe(5);
    // Five visitors of one county: now it may be named.
    expect(await lines(page).first().textContent()).toBe(
      "Någon i Stockholms län jämförde bilförsäkring för 1 minut sedan",
    );
    expect(asked).toBeGreaterThan(0);
    await expectAccessible(page);
    watch.expectQuiet();
  });
});

describe("the latest purchase", () => {
  beforeAll(() => orderAsOthers("tuvull", 725));

  test("is shown in the opened card of an insurer with recent orders, and not in the others [C-238] [C-059]", async () => {
    const { page, context } = await openCarResult("SPV 24K", { origin: stack().url });
    onTestFinished(() => context.close());
    expect(await page.getByText(/^Senast tecknad/).count()).toBe(0);
    await openCard(page, "Tuvull");
    await cardOf(page, "Tuvull")
      .getByText(/^Senast tecknad för 1[2-5] minuter sedan$/)
      .waitFor();
    const answered = page.waitForResponse(/\/ajax\/latest-purchase\//);
    await openCard(page, "Rattvis");
    expect(await (await answered).json()).toMatchObject({ Success: true, Data: { Result: null } });
    expect(
      await cardOf(page, "Rattvis")
        .getByText(/^Senast tecknad/)
        .count(),
    ).toBe(0);
    await expectAccessible(page);
  });
});
