import type { Application, ApplicationState } from "#domain/account/application.ts";
import type { ApplicationStore } from "#journeys/applications/application.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import type { StorePorts } from "./store-ports.ts";

export const createApplicationStore = ({ pool, cipher, lookupHash }: StorePorts): ApplicationStore => ({
  async store({ applicationHash, personalNumber, vertical, state, amountOre, answers, appliedAtMs, changedAtMs }) {
    const content: Content = { amountOre, answers };
    const { rowCount } = await pool.query({
      name: "applications-store",
      text: STORE,
      values: [
        applicationHash,
        lookupHash("person", personalNumber),
        vertical,
        state,
        cipher.encrypt(cellOf(applicationHash), JSON.stringify(content)),
        new Date(appliedAtMs),
        new Date(changedAtMs),
      ],
    });
    if (rowCount === 0) throw new Error(`application ${applicationHash} is another person's`);
  },
  async ofPerson(personId) {
    const { rows } = await pool.query<Row>({ name: "applications-of-person", text: OF_PERSON, values: [personId] });
    return rows.map((row) => applicationOf(cipher, row));
  },
  async find(personId, applicationHash) {
    const values = [personId, applicationHash];
    const { rows } = await pool.query<Row>({ name: "applications-find", text: FIND, values });
    return rows[0] && applicationOf(cipher, rows[0]);
  },
});

/** An older application leaves the row as it is: the stored one is newer, which is no error. */
const STORE = `
insert into applications as stored (id, person_lookup, vertical, state, content_enc, applied_at, changed_at)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict (id) do update set
  state = case when excluded.changed_at >= stored.changed_at then excluded.state else stored.state end,
  content_enc = case when excluded.changed_at >= stored.changed_at then excluded.content_enc else stored.content_enc end,
  changed_at = greatest(excluded.changed_at, stored.changed_at)
where stored.person_lookup = excluded.person_lookup`;

const OF_PERSON = `
select id, vertical, state, content_enc, applied_at, changed_at from applications
where person_lookup = (select person_lookup from persons where id = $1) order by applied_at desc, id`;

const FIND = `
select id, vertical, state, content_enc, applied_at, changed_at from applications
where person_lookup = (select person_lookup from persons where id = $1) and id = $2`;

type Content = Pick<Application, "amountOre" | "answers">;

interface Row {
  readonly id: string;
  readonly vertical: string;
  readonly state: ApplicationState;
  readonly content_enc: string;
  readonly applied_at: Date;
  readonly changed_at: Date;
}

function applicationOf(cipher: ColumnCipher, row: Row): Application {
  const { amountOre, answers } = JSON.parse(cipher.decrypt(cellOf(row.id), row.content_enc)) as Content;
  return {
    applicationHash: row.id,
    vertical: row.vertical,
    state: row.state,
    amountOre,
    answers,
    appliedAtMs: row.applied_at.getTime(),
    changedAtMs: row.changed_at.getTime(),
  };
}

const cellOf = (rowId: string) => ({ column: "applications.content_enc", rowId });
