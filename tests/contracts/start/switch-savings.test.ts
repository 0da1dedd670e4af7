import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSavingStore } from "#adapters/postgres/saving-store.ts";
import { createSocialProofSource } from "#adapters/postgres/social-proof-source.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";

let database: TestDatabase;
let pool: DatabasePool;
beforeAll(async () => {
  database = await createTestDatabase("switch_savings");
  pool = database.openPool();
});
afterAll(() => database.drop());

// The test reads no search, so any key works.
const cipher = createColumnCipher([{ id: "t1", key: randomBytes(32) }]);
let made = 0;

/** A person who paid the first fee, compared, and ordered at the second. */
async function switched(person: string, paidOre: number, orderedOre: number, settledAt: string, state = "placed") {
  made += 1;
  const searchId = `search-${made}`;
  await pool.query(
    `insert into persons (id, person_lookup, number_enc, name_enc, created_at, last_login_at)
     values ($1, $1, 'x', 'x', now(), now()) on conflict do nothing`,
    [person],
  );
  await createSavingStore(pool).add({
    savingId: `saving-${made}`,
    personId: person,
    vertical: "car",
    searchId,
    fetchId: `fetch-${made}`,
    yearlyFeeSavedOre: undefined,
    yearlyFeeTodayOre: paidOre,
    createdAtMs: Date.parse(settledAt),
  });
  await pool.query(
    `insert into orders (id, owner, vertical, result_id, checkout_version, provider_slug, subscription_id, yearly_fee_ore,
       start_date, quote_id, monthly_fee_ore, details_enc, personal_enc, summary_enc, person_lookup, state, provider_order_id, settled_at, search_id)
     values ($1, 'o', 'car', $1, 1, 'p', 's', $2, '2026-01-01', 'q', 1, 'x', 'x', 'x', 'x', $3, 'n', $4, $5)`,
    [`order-${made}`, orderedOre, state, settledAt, searchId],
  );
  return `order-${made}`;
}

test("the saving of those who switched is the median of placed orders within the months, when there are enough persons", async () => {
  const source = createSocialProofSource({ pool, cipher });
  const figures = (least = 3) => source.switchSavings("2025-11", "2026-11", least);
  await switched("a", 500_000, 400_000, "2026-03-01T12:00:00Z");
  await switched("b", 500_000, 200_000, "2026-03-02T12:00:00Z");
  // One person with several orders counts once.
  await switched("b", 500_000, 200_000, "2026-04-02T12:00:00Z");
  expect(await figures()).toEqual([]);
  // The last minute of October in Sweden counts, the first of November does not.
  await switched("c", 300_000, 350_000, "2026-10-31T22:59:00Z");
  await switched("d", 900_000, 100_000, "2026-10-31T23:00:00Z");
  await switched("e", 900_000, 100_000, "2025-10-31T22:59:00Z");
  await switched("f", 900_000, 100_000, "2026-05-01T12:00:00Z", "refused");
  expect(await figures()).toEqual([{ vertical: "car", medianOre: 100_000, switches: 4 }]);
  expect(await figures(4)).toEqual([]);
  const takenBack = await switched("g", 900_000, 100_000, "2026-05-02T12:00:00Z");
  expect((await figures())[0]?.switches).toBe(5);
  await pool.query(
    `insert into withdrawals (id, order_id, statement_enc, receipt_mail_id, asked_at) values ('w', $1, 'x', 'm', now())`,
    [takenBack],
  );
  expect((await figures())[0]?.switches).toBe(4);
});
