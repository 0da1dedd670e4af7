import { orderOf } from "#tools/faults/test-orders.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOrderStore } from "#adapters/postgres/order-store.ts";
import { createSocialProofSource } from "#adapters/postgres/social-proof-source.ts";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import { latestPurchaseDataSchema, recentSearchesDataSchema } from "#http/contract/social-proof.schema.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import {
  type FavouritesWorld,
  startFavouritesWorld,
  type TestBrowser,
} from "#tests/contracts/favourites/favourites-world.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";

let world: FavouritesWorld;
let browser: TestBrowser;

beforeAll(async () => {
  world = await startFavouritesWorld("social_proof");
  browser = await world.newBrowser();
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.pool.query("delete from searches");
});

async function latest(shopId: number) {
  const { body } = await browser.ask("GET", "/ajax/latest-purchase/", { shopid: String(shopId) });
  return envelopeSchema(latestPurchaseDataSchema).parse(body).Data?.Result;
}

async function order(providerSlug: string, isPlaced: boolean, agoS: number): Promise<void> {
  const { config, pool } = world;
  const orders = createOrderStore({
    pool,
    cipher: createColumnCipher(config.columnKeys),
    lookupHash: createLookupHash(config.lookupKey),
  });
  const quote = { vertical: "car", providerSlug, subscriptionId: "full", yearlyFeeOre: 412_300, monthlyFeeOre: 34_400 };
  const order = orderOf({ ...quote, personalNumber: "199002012384" });
  const { orderId } = order;
  await orders.accept(order, undefined);
  if (isPlaced) await orders.settle(orderId, { state: "placed", providerOrderId: "P-1" });
  await pool.query("update orders set accepted_at = now() - make_interval(secs => $2) where id = $1", [orderId, agoS]);
}

describe("the latest purchase", () => {
  test("is null until an order has been placed at the shop, then its age and the shop's name [C-239]", async () => {
    const { slug, shopId, name } = insurers.tuvull;
    expect(await latest(shopId)).toBeNull();
    await order(slug, false, 60);
    expect(await latest(shopId)).toBeNull();
    await order(slug, true, 1_200);
    await order(slug, true, 600);
    const purchase = await latest(shopId);
    expect(purchase?.ShopName).toBe(name);
    expect(purchase?.SecondsSinceOrder).toBeGreaterThanOrEqual(600);
    expect(purchase?.SecondsSinceOrder).toBeLessThan(660);
    expect(await latest(insurers.milvis.shopId)).toBeNull();
  });

  test("excludes orders older than three days, and unknown shops", async () => {
    await order(insurers.rask.slug, true, 3 * 86_400);
    expect(await latest(insurers.rask.shopId)).toBeNull();
    expect(await latest(1)).toBeNull();
    expect((await browser.ask("GET", "/ajax/latest-purchase/", { shopid: "x" })).body.Status).toBe("ValidateError");
  });
});

describe("recent searches", () => {
  async function recent() {
    const { body } = await browser.ask("GET", "/ajax/recent-searches/");
    return envelopeSchema(recentSearchesDataSchema).parse(body).Data?.Result[0];
  }

  test("are one entry with UpdateDate and Html, which is filled when three visitors have searched [W-016]", async () => {
    await world.finishSearch(await world.newBrowser());
    await world.finishSearch(await world.newBrowser());
    const empty = await recent();
    expect(empty?.Html).toBe("");
    expect(Math.abs(Date.now() - Date.parse(empty?.UpdateDate ?? ""))).toBeLessThan(60_000);
    await world.finishSearch(await world.newBrowser());
    // The answer is cached for a few seconds.
    await expect.poll(async () => (await recent())?.Html, { timeout: 20_000, interval: 500 }).not.toBe("");
    const line = '<li>Någon jämförde <a href="/forsakring/bil/">bilförsäkring</a> <span>för 1 minut sedan</span></li>';
    expect((await recent())?.Html).toBe(`<ul>${line.repeat(3)}</ul>`);
  });

  test("are listed newest first, without those in progress or older than asked for", async () => {
    const source = createSocialProofSource({
      pool: world.pool,
      cipher: createColumnCipher(world.config.columnKeys),
    });
    const [a, b] = [await world.newBrowser(), await world.newBrowser()];
    await world.finishSearch(a, "11122");
    await world.finishSearch(b, "98107");
    await world.pool.query("update searches set created_at = created_at - interval '2 hours' where owner = $1", [
      a.owner,
    ]);
    const hour = 3_600_000;
    const read = async (hours: number, limit = 10) =>
      (await source.finishedSearches(Date.now() - hours * hour, limit)).map(({ postalCode }) => postalCode);
    expect(await read(1)).toEqual(["98107"]);
    expect(await read(3)).toEqual(["98107", "11122"]);
    expect(await read(3, 1)).toEqual(["98107"]);
    await world.pool.query("update searches set state = 'created', finished_at = null");
    expect(await read(3)).toEqual([]);
  });
});
