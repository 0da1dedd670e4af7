import type { Person } from "#domain/person/identity.ts";
import type { BankIdCompletion } from "#journeys/bankid/bankid.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { decryptRecord, encryptRecord } from "./encrypted-record.ts";
import { findOne } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";
import { whenClaimed } from "./unique-lookups.ts";

/** One row per person: the first login creates it, and each login updates the name. */
export async function storePerson(
  { pool, cipher, lookupHash }: StorePorts,
  { personalNumber, firstName, lastName }: BankIdCompletion,
  newPersonId: string,
  nowMs: number,
): Promise<string> {
  const lookups = lookupHash.all("person", personalNumber);
  const [lookup, ...others] = lookups;
  const now = new Date(nowMs);
  const nameOf = (personId: string) => encryptRecord(cipher, cell("name_enc", personId), { firstName, lastName });
  const number = cipher.encrypt(cell("number_enc", newPersonId), personalNumber);
  const values = [newPersonId, lookup, number, nameOf(newPersonId), now, others];
  const claimed = { purpose: "person", value: personalNumber } as const;
  return whenClaimed({ pool, lookupHash }, "persons.person_lookup", claimed, async (client) => {
    const { rowCount } = await client.query({ name: "persons-add", text: ADD, values });
    if (rowCount) return newPersonId;
    // Encrypted values are bound to their row, so the row's id is needed before the name can be written.
    const known = await findOne<{ id: string }>(client, { name: "persons-id", text: FIND_ID, values: [lookups] });
    if (!known) throw new Error("a person is neither new nor known");
    await client.query({ name: "persons-rename", text: RENAME, values: [known.id, nameOf(known.id), now, others] });
    return known.id;
  });
}

const ADD = `
insert into persons (id, person_lookup, number_enc, name_enc, created_at, last_login_at, other_lookups)
values ($1, $2, $3, $4, $5, $5, $6)
on conflict (person_lookup) do nothing`;

const FIND_ID = "select id from persons where person_lookup = any ($1)";

const RENAME = "update persons set name_enc = $2, last_login_at = $3, other_lookups = $4 where id = $1";

export async function findPerson({ pool, cipher }: StorePorts, personId: string): Promise<Person | undefined> {
  const row = await findOne<PersonRow>(pool, { name: "persons-find", text: FIND, values: [personId] });
  if (!row) return undefined;
  const contact = decryptRecord(cipher, cell("contact_enc", personId), row.contact_enc);
  return {
    personId,
    personalNumber: cipher.decrypt(cell("number_enc", personId), row.number_enc),
    ...readName(cipher, personId, row.name_enc),
    address: contact["address"],
    zip: contact["zip"],
    city: contact["city"],
    email: contact["email"],
    isShownSavingTips: row.is_shown_saving_tips,
    createdAtMs: row.created_at.getTime(),
  };
}

const FIND = `
select number_enc, name_enc, contact_enc, is_shown_saving_tips, created_at from persons where id = $1`;

interface PersonRow {
  readonly number_enc: string;
  readonly name_enc: string;
  readonly contact_enc: string | null;
  readonly is_shown_saving_tips: boolean;
  readonly created_at: Date;
}

export function readName(
  cipher: ColumnCipher,
  personId: string,
  stored: string,
): { firstName: string; lastName: string } {
  const { firstName = "", lastName = "" } = decryptRecord(cipher, cell("name_enc", personId), stored);
  return { firstName, lastName };
}

const cell = (column: "number_enc" | "name_enc" | "contact_enc", personId: string) => ({
  column: `persons.${column}`,
  rowId: personId,
});
