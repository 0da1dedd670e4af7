import { expect, test } from "vitest";
import { findSingleLookups } from "./lookup-finds.ts";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";

test("a row is found under every key that it may be stored under", () => {
  expect(describeFaults(findSingleLookups(PROJECT_ROOT))).toEqual([]);
});

test("a statement that finds with one hash, or joins two stored ones, is found", async () => {
  const planted = {
    "src/adapters/postgres/a-store.ts": `
      const ONE = "select id from orders where person_lookup = $1";
      const JOINED = "select from staff join persons on staff.person_lookup = persons.person_lookup";
      const MINE = "fetches.owner = $1 or x = me.my_person";
      const OTHERS = "delete from list_share_votes where voter_hash <> $2";
      const NESTED = "where applicant = (select person_lookup from persons where id = $1)";
      const IN = "where recipient_lookup in (select email_lookup from orders)";
    `,
    "src/adapters/postgres/b-store.ts": `
      // person_lookup = $1
      const ALL = "select id from orders where person_lookup = any ($1) and email_lookup is not null";
      const SET = "update orders set subject_lookup = null where id = $1";
      const isNone = row.person_lookup === null;
    `,
  };
  const faults = await withPlanted(planted, findSingleLookups);
  expect(faults.map(({ file, line }) => `${file}:${line}`)).toEqual(
    [2, 3, 4, 5, 6, 7].map((line) => `src/adapters/postgres/a-store.ts:${line}`),
  );
});
