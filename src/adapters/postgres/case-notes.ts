import type { CaseNote, NewCaseNote } from "#journeys/desk/desk.port.ts";
import { randomId } from "#platform/ids.ts";
import type { Cell } from "#platform/crypto/column-cipher.ts";
import { readName } from "./person-rows.ts";
import type { StorePorts } from "./store-ports.ts";

/** The part of the desk store with the notes that staff write for each other. */
export function createCaseNotes(ports: StorePorts) {
  const { pool, cipher } = ports;
  return {
    async addNote(note: NewCaseNote): Promise<boolean> {
      return (await pool.query<{ is_known: boolean }>(noteStatement(ports, note))).rows[0]?.is_known ?? false;
    },
    /** The newest first. */
    async notesOf(orderId: string): Promise<CaseNote[]> {
      const { rows } = await pool.query<NoteRow>(OF_ORDER, [orderId, MOST_SHOWN]);
      return rows.map((row) => ({
        atMs: row.written_at.getTime(),
        author: row.name_enc === null ? undefined : authorOf(readName(cipher, row.staff_id, row.name_enc)),
        text: cipher.decrypt(cellOf(row.id), row.text_enc),
      }));
    },
  };
}

/** For a transaction of the caller's. */
export function noteStatement({ cipher, lookupHash }: StorePorts, { orderId, staffId, text, formId }: NewCaseNote) {
  const id = randomId();
  const post = lookupHash.oldest("case-note", JSON.stringify([orderId, staffId, formId, text]));
  return { text: ADD, values: [id, orderId, staffId, cipher.encrypt(cellOf(id), text), post] };
}

/** More than there are notes about one order. */
const MOST_SHOWN = 200;

const cellOf = (id: string): Cell => ({ column: "case_notes.text_enc", rowId: id });

const authorOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

/** Written with its event, so that neither exists without the other. A repeated post adds neither. */
const ADD = `
with known as (
  select id from orders where id = $2
), made as (
  insert into case_notes (id, order_id, staff_id, text_enc, post_lookup) select $1, id, $3, $4, $5 from known
  on conflict (post_lookup) do nothing
  returning id, order_id
), event as (
  insert into order_events (order_id, kind, detail)
  select order_id, 'noted', jsonb_build_object('noteId', id, 'staffId', $3::text) from made
)
select exists (select from known) as is_known`;

/** A colleague who has not logged in for two years has no stored name any more. */
const OF_ORDER = `
select case_notes.id, staff_id, text_enc, written_at, persons.name_enc
from case_notes left join persons on persons.id = case_notes.staff_id
where order_id = $1 order by written_at desc, case_notes.id limit $2`;

interface NoteRow {
  readonly id: string;
  readonly staff_id: string;
  readonly text_enc: string;
  readonly written_at: Date;
  readonly name_enc: string | null;
}
