import type { DataSubject } from "#journeys/my-data/my-data.port.ts";
import { browsersOfPerson } from "#adapters/postgres/person-lookups.ts";
import { type Connection, findOne } from "#adapters/postgres/query.ts";

/** The person that the conditions of `own-tables.ts` are about. */
export interface Me {
  /** More than one while the lookup key is being replaced. */
  readonly person: readonly string[];
  readonly id: string;
  readonly owner: string;
}

/** The account, in a statement that begins with `WITH_ME`. */
export const MY_ID = "$2::text";

/** Before a statement: the values are `$1`, `$2` and `$3`, whichever of them a condition uses. */
export const WITH_ME = `
with me as materialized (
  select $1::text[] as my_person, ${MY_ID} as my_id, $3::text as my_owner, ${browsersOfPerson(MY_ID)} as my_browsers
)`;

export const valuesOf = ({ person, id, owner }: Me): unknown[] => [person, id, owner];

/** Undefined when there is no such account. `lock` makes others wait who want to delete it. */
export async function findMe(
  connection: Connection,
  { personId, owner }: DataSubject,
  lock?: "lock",
): Promise<Me | undefined> {
  const text = `select other_lookups || person_lookup as lookups from persons where id = $1${lock ? " for update" : ""}`;
  const row = await findOne<{ lookups: string[] }>(connection, text, [personId]);
  return row && { person: row.lookups, id: personId, owner };
}
