import type { Saving, SavingStore } from "#journeys/fetch/saving.port.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { findPlain } from "./query.ts";

export const createSavingStore = (pool: DatabasePool): SavingStore => ({
  async add(saving) {
    const values = [
      saving.savingId,
      saving.personId,
      saving.vertical,
      saving.searchId,
      saving.fetchId,
      saving.yearlyFeeSavedOre ?? null,
      new Date(saving.createdAtMs),
      saving.yearlyFeeTodayOre ?? null,
    ];
    await pool.query({ name: "savings-add", text: ADD, values });
  },
  ofPerson: (personId) => findPlain<Saving>(pool, { name: "savings-of-person", text: OF_PERSON, values: [personId] }),
});

const ADD = `
insert into savings (id, person_id, vertical, search_id, fetch_id, yearly_fee_saved_ore, created_at, yearly_fee_today_ore)
values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict on constraint savings_one_per_comparison do nothing`;

const OF_PERSON = `
select id as saving_id, person_id, vertical, search_id, fetch_id, yearly_fee_saved_ore, yearly_fee_today_ore, created_at
from savings where person_id = $1 order by created_at desc, id`;
