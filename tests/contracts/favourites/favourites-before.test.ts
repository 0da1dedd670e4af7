import { afterAll, beforeAll, expect, test } from "vitest";
import { createFavouriteStore } from "#adapters/postgres/favourite-store.ts";
import { MIGRATIONS_FOLDER } from "#adapters/postgres/migrations-folder.ts";
import { migrate } from "#platform/database/migrate.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";
import { migrationsBefore } from "#tests/contracts/retention/migrations-before.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";

const FEES = { yearlyFeeOre: 283_200, monthlyFeeOre: 23_600 };
const NOW = new Date("2026-11-15T12:00:00Z");

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("favourites_before", { isMigrated: false });
  const { folder, remove } = migrationsBefore("0036");
  await migrate({ url: database.url, folder }).finally(remove);
});
afterAll(() => database.drop());

test("favourites and offers of the release that stored two fees have their price", async () => {
  const pool = database.openPool();
  await pool.query(
    `insert into persons (id, person_lookup, number_enc, name_enc, created_at, last_login_at)
     values ('anna', 'x', 'x', 'x', $1, $1)`,
    [NOW],
  );
  await pool.query(
    `insert into favourites (id, person_id, vertical, search_id, result_id, provider_id, provider_name, subscription_name,
       monthly_fee_ore, yearly_fee_ore, valid_until, created_at)
     values ('old', 'anna', 'car', 's', 'r1', 1, 'P', 'S', $1, $2, $3, $3)`,
    [FEES.monthlyFeeOre, FEES.yearlyFeeOre, NOW],
  );
  await pool.query(
    `insert into searches (id, vertical, schema_version, owner, parameters, state) values ('s', 'car', 2, 'o', '{}', 'created')`,
  );
  const offer = { providerName: "P", subscriptionName: "S", validUntil: NOW.toISOString(), ...FEES };
  await pool.query(
    `insert into offers (result_id, search_id, position, provider_id, shop_id, offer) values ('r2', 's', 1, 1, 1, $1)`,
    [JSON.stringify(offer)],
  );
  await migrate({ url: database.url, folder: MIGRATIONS_FOLDER });
  const store = createFavouriteStore(pool);
  const createdAtMs = NOW.getTime() + 1;
  await store.store({ favouriteId: "new", personId: "anna", resultId: "r2", owner: "o", createdAtMs });
  const price = insurancePrice(FEES, "ore-month");
  expect(await store.ofPerson("anna")).toMatchObject([
    { favouriteId: "new", price },
    { favouriteId: "old", price },
  ]);
});
