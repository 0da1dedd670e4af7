import { afterAll, beforeAll, expect, test } from "vitest";
import { createIdentifiedPersons } from "#adapters/postgres/identified-persons.ts";
import { IDENTIFIED_FOR_MS, type IdentifiedPersons } from "#journeys/identity/identified-persons.port.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { createTestDatabase, type TestDatabase } from "#tests/contracts/postgres/test-database.ts";

const ANNA = "198502102380";
const BENGT = "195802142785";
const NOW_MS = Date.parse("2026-11-16T12:00:00Z");
const lookupHash = createLookupHash(Buffer.alloc(32, 7));

let database: TestDatabase;
let pool: DatabasePool;
let identified: IdentifiedPersons;

beforeAll(async () => {
  database = await createTestDatabase("identified_persons");
  pool = database.openPool();
  identified = createIdentifiedPersons({ pool, lookupHash });
});
afterAll(() => database.drop());

const anonymous = (owner: string) => ({ owner, personId: undefined });

test("a fetch or a signature identifies one person in one browser, for an hour", async () => {
  for (const method of ["fetch", "signature"] as const) {
    const owner = `browser-${method}`;
    await identified.record({ owner, personalNumber: ANNA, method, reference: method, identifiedAtMs: NOW_MS });
    expect(await identified.isIdentified(anonymous(owner), ANNA, NOW_MS)).toBe(true);
    expect(await identified.isIdentified(anonymous(owner), ANNA, NOW_MS + IDENTIFIED_FOR_MS - 1)).toBe(true);
    expect(await identified.isIdentified(anonymous(owner), ANNA, NOW_MS + IDENTIFIED_FOR_MS)).toBe(false);
    expect(await identified.isIdentified(anonymous(owner), BENGT, NOW_MS)).toBe(false);
    expect(await identified.isIdentified(anonymous("another-browser"), ANNA, NOW_MS)).toBe(false);
  }
});

test("the same fetch recorded again neither prolongs the hour nor moves to another browser", async () => {
  const first = {
    owner: "first",
    personalNumber: ANNA,
    method: "fetch",
    reference: "again",
    identifiedAtMs: NOW_MS,
  } as const;
  await identified.record(first);
  await identified.record({ ...first, owner: "second", identifiedAtMs: NOW_MS + 1_000 });
  expect(await identified.isIdentified(anonymous("second"), ANNA, NOW_MS + 1_000)).toBe(false);
  expect(await identified.isIdentified(anonymous("first"), ANNA, NOW_MS + IDENTIFIED_FOR_MS)).toBe(false);
});

test("a session identifies its own person in any browser", async () => {
  await pool.query(
    `insert into persons (id, person_lookup, number_enc, name_enc, created_at, last_login_at)
     values ('anna', $1, 'x', 'x', now(), now())`,
    [lookupHash("person", ANNA)],
  );
  const asker = { owner: "any", personId: "anna" };
  expect(await identified.isIdentified(asker, ANNA, NOW_MS)).toBe(true);
  expect(await identified.isIdentified(asker, BENGT, NOW_MS)).toBe(false);
});
