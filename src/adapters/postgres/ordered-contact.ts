import type { OrderedContact } from "#journeys/checkout/checkout.port.ts";
import type { PersonalFields } from "#journeys/order/order.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { type Connection, findMany } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";

/**
 * How a person was last reached, field by field: not every order asks for all of them. Only from what the person has signed, or ordered
 * while identified (`docs/decisions/2026-11-19-whose-data-it-is.md`): anybody may type a number.
 */
export const createOrderedContact =
  ({ pool, cipher, lookupHash }: StorePorts): OrderedContact =>
  (personalNumber) =>
    readContact({ pool, cipher }, lookupHash.all("person", personalNumber));

export async function readContact(
  { pool, cipher }: { readonly pool: Connection; readonly cipher: ColumnCipher },
  lookups: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const rows = await findMany<ContactRow>(pool, LATEST, [lookups]);
  const stated = rows.map(
    ({ id, personal_enc: sealed }) =>
      JSON.parse(cipher.decrypt({ column: "orders.personal_enc", rowId: id }, sealed)) as PersonalFields,
  );
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((name) => {
      const value = stated.find((personal) => personal[name])?.[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

const CONTACT_FIELDS = ["name", "email", "phone", "address", "zip", "city"] as const;

/** The latest first. */
const LATEST = `
select id, personal_enc from orders
where person_lookup = any ($1) and identified_by in ('session', 'fetch', 'signature') and state = 'placed'
order by accepted_at desc limit 10`;

interface ContactRow {
  readonly id: string;
  readonly personal_enc: string;
}
