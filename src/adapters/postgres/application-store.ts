import type { Application } from "#domain/account/application.ts";
import type { ApplicationStore } from "#journeys/applications/application.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { lookupsOfPerson } from "./person-lookups.ts";
import { findPlain } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";

export const createApplicationStore = ({ pool, cipher, lookupHash }: StorePorts): ApplicationStore => ({
  async store({ applicationHash, personalNumber, vertical, state, amountOre, answers, appliedAtMs, changedAtMs }) {
    const content: ApplicationContent = { amountOre, answers };
    const { rowCount } = await pool.query({
      name: "applications-store",
      text: STORE,
      values: [
        applicationHash,
        lookupHash("person", personalNumber),
        vertical,
        state,
        cipher.encrypt(applicationCell(applicationHash), JSON.stringify(content)),
        new Date(appliedAtMs),
        new Date(changedAtMs),
        lookupHash.all("person", personalNumber),
      ],
    });
    if (rowCount === 0) throw new Error(`application ${applicationHash} is another person's`);
  },
  async ofPerson(personId) {
    const query = { name: "applications-of-person", text: OF_PERSON, values: [personId] };
    return (await findPlain<Sealed>(pool, query)).map((row) => applicationOf(cipher, row));
  },
  async find(personId, applicationHash) {
    const values = [personId, applicationHash];
    const [row] = await findPlain<Sealed>(pool, { name: "applications-find", text: FIND, values });
    return row && applicationOf(cipher, row);
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
where stored.person_lookup = any ($8)`;

const OF = `
select id as application_hash, vertical, state, content_enc, applied_at, changed_at from applications
where person_lookup = any ${lookupsOfPerson("$1")}`;

const OF_PERSON = `${OF} order by applied_at desc, id`;

const FIND = `${OF} and id = $2`;

/** What is encrypted of an application, for my pages. */
export type ApplicationContent = Pick<Application, "amountOre" | "answers">;

type Sealed = Omit<Application, keyof ApplicationContent> & { readonly contentEnc: string };

const applicationOf = (cipher: ColumnCipher, { contentEnc, ...row }: Sealed): Application => ({
  ...row,
  ...(JSON.parse(cipher.decrypt(applicationCell(row.applicationHash), contentEnc)) as ApplicationContent),
});

export const applicationCell = (rowId: string) => ({ column: "applications.content_enc", rowId });
