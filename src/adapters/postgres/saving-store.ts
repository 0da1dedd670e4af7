import type { Saving, SavingStore } from "#journeys/fetch/saving.port.ts";
import type { DatabasePool } from "#platform/database/pool.ts";

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
  async ofPerson(personId) {
    const { rows } = await pool.query<SavingRow>({ name: "savings-of-person", text: OF_PERSON, values: [personId] });
    return rows.map(savingOf);
  },
});

const ADD = `
insert into savings (id, person_id, vertical, search_id, fetch_id, yearly_fee_saved_ore, created_at, yearly_fee_today_ore)
values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict on constraint savings_one_per_comparison do nothing`;

const OF_PERSON = `
select id, person_id, vertical, search_id, fetch_id, yearly_fee_saved_ore, yearly_fee_today_ore, created_at
from savings where person_id = $1 order by created_at desc, id`;

interface SavingRow {
  readonly id: string;
  readonly person_id: string;
  readonly vertical: string;
  readonly search_id: string;
  readonly fetch_id: string;
  readonly yearly_fee_saved_ore: number | null;
  readonly yearly_fee_today_ore: number | null;
  readonly created_at: Date;
}

const savingOf = (row: SavingRow): Saving => ({
  savingId: row.id,
  personId: row.person_id,
  vertical: row.vertical,
  searchId: row.search_id,
  fetchId: row.fetch_id,
  yearlyFeeSavedOre: row.yearly_fee_saved_ore ?? undefined,
  yearlyFeeTodayOre: row.yearly_fee_today_ore ?? undefined,
  createdAtMs: row.created_at.getTime(),
});
