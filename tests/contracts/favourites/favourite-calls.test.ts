import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { envelopeSchema } from "#http/contract/envelope.schema.ts";
import { removeFavouriteDataSchema, saveFavouriteDataSchema } from "#http/contract/favourite.schema.ts";
import { randomId } from "#platform/ids.ts";
import { type FavouritesWorld, startFavouritesWorld, type TestBrowser } from "./favourites-world.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";

let world: FavouritesWorld;
let customer: TestBrowser;

beforeAll(async () => {
  world = await startFavouritesWorld("favourite_calls");
  customer = await world.newBrowser("customer");
});
afterAll(() => world.stop());

const save = (browser: TestBrowser, resultid: string) => browser.ask("POST", "/ajax/favorite/", { resultid });
const remove = (browser: TestBrowser, favoriteid: string) => browser.ask("DELETE", "/ajax/favorite/", { favoriteid });

async function saved(browser: TestBrowser, resultId: string): Promise<string> {
  const { status, body } = await save(browser, resultId);
  expect(status).toBe(200);
  return envelopeSchema(saveFavouriteDataSchema).parse(body).Data?.Result.FavoriteId ?? "";
}

const rows = async () => Number((await world.pool.query("select count(*) from favourites")).rows[0]?.count);

describe("a favourite", () => {
  test("is saved with what is needed to show it later, and removed", async () => {
    const [first, second] = await world.finishSearch(customer);
    const firstId = await saved(customer, first);
    const secondId = await saved(customer, second);
    expect(firstId).toHaveLength(27);
    const { rows: people } = await world.pool.query<{ person_id: string; search_id: string }>(
      "select person_id, search_id from favourites where id = $1",
      [firstId],
    );
    const { person_id: personId = "", search_id: searchId = "" } = people[0] ?? {};
    expect(await world.favourites.inSearch(personId, searchId)).toEqual(
      new Map([
        [first, firstId],
        [second, secondId],
      ]),
    );
    expect(await world.favourites.list(personId)).toMatchObject([
      { favouriteId: secondId, providerName: "Rattvis" },
      {
        favouriteId: firstId,
        vertical: "car",
        resultId: first,
        providerName: "Tuvull",
        subscriptionName: "Tuvull Halv",
        price: insurancePrice({ yearlyFeeOre: 283_200, monthlyFeeOre: 23_600 }, "ore-month"),
        validUntilMs: Date.parse("2026-12-15"),
      },
    ]);
    const { status, body } = await remove(customer, firstId);
    expect([status, envelopeSchema(removeFavouriteDataSchema).parse(body).Success]).toEqual([200, true]);
    expect((await world.favourites.list(personId)).map(({ favouriteId }) => favouriteId)).toEqual([secondId]);
    expect((await remove(customer, firstId)).status).toBe(404);
  });

  test("is the same one when the offer is saved again, also concurrently", async () => {
    const [resultId] = await world.finishSearch(customer);
    const ids = await Promise.all([1, 2, 3, 4].map(() => saved(customer, resultId)));
    expect(new Set([...ids, await saved(customer, resultId)]).size).toBe(1);
  });

  test("outlives its search", async () => {
    const [resultId] = await world.finishSearch(customer);
    const favouriteId = await saved(customer, resultId);
    await world.pool.query("delete from offers where result_id = $1", [resultId]);
    expect((await remove(customer, favouriteId)).status).toBe(200);
  });
});

describe("access to favourites", () => {
  test("without a login is refused", async () => {
    const stranger = await world.newBrowser();
    const [resultId] = await world.finishSearch(stranger);
    const before = await rows();
    for (const answer of [await save(stranger, resultId), await remove(stranger, randomId())]) {
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ Success: false, Status: "NotLoggedIn", Data: null });
    }
    expect(await rows()).toBe(before);
  });

  test("to an offer of another visitor's search answers as if there were none", async () => {
    const [resultId] = await world.finishSearch(await world.newBrowser());
    const theirs = await save(customer, resultId);
    const none = await save(customer, randomId());
    expect([theirs.status, none.status]).toEqual([404, 404]);
    expect(theirs.body).toEqual(none.body);
    // Nor in another browser of the same person.
    const [own] = await world.finishSearch(customer);
    expect((await save(await world.newBrowser("customer"), own)).status).toBe(404);
  });

  test("of another person answers as if there were none, and the favourite stays", async () => {
    const [resultId] = await world.finishSearch(customer);
    const favouriteId = await saved(customer, resultId);
    const before = await rows();
    const other = await world.newBrowser("editor");
    const theirs = await remove(other, favouriteId);
    const none = await remove(other, randomId());
    expect([theirs.status, none.status]).toEqual([404, 404]);
    expect(theirs.body).toEqual(none.body);
    expect(await rows()).toBe(before);
    // The same person may remove it in any browser.
    expect((await remove(await world.newBrowser("customer"), favouriteId)).status).toBe(200);
  });
});
