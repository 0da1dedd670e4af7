import type { AccessNotice, AccessNotices } from "#journeys/access/access-notice.port.ts";
import { decryptRecord } from "./encrypted-record.ts";
import { queueStatement } from "./mail-store.ts";
import { type Connection, execute, findMany, findOne } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";

export type NoticePorts = Pick<StorePorts, "cipher" | "lookupHash">;

export const createAccessNotices = ({ pool, ...ports }: StorePorts): AccessNotices => ({
  queue: (personId, notice) => queueAccessNotice(pool, ports, personId, notice),
});

/** Within the transaction that gives the access: neither is there without the other. False when there is no address, or the notice is already written. */
export async function queueAccessNotice(
  client: Connection,
  ports: NoticePorts,
  personId: string,
  notice: AccessNotice,
): Promise<boolean> {
  const to = await findOwnAddress(client, ports, personId);
  return to !== undefined && (await execute(client, queueStatement(ports, { ...notice, to }))) === 1;
}

/**
 * Where the person themselves can be reached: the address of the account, else that of the newest order that was signed by them or made in a browser where BankID had
 * identified them before. What a stranger typed with the number is not theirs.
 */
async function findOwnAddress(
  client: Connection,
  { cipher }: NoticePorts,
  personId: string,
): Promise<string | undefined> {
  const account = await findOne<AccountRow>(client, ACCOUNT, [personId]);
  if (!account) return undefined;
  const contact = decryptRecord(cipher, { column: "persons.contact_enc", rowId: personId }, account.contact_enc);
  if (contact["email"]) return contact["email"];
  const orders = await findMany<OrderRow>(client, OWN_ORDERS, [personId, account.lookups]);
  return orders
    .map(
      ({ id, personal_enc }) =>
        decryptRecord(cipher, { column: "orders.personal_enc", rowId: id }, personal_enc)["email"],
    )
    .find((email) => email !== undefined && email !== "");
}

const ACCOUNT = "select contact_enc, other_lookups || person_lookup as lookups from persons where id = $1";

const OWN_ORDERS = `
select id, personal_enc from orders
where person_lookup = any ($2) and personal_enc is not null and (
  exists (select from order_signatures where order_signatures.id = orders.id)
  or exists (
    select from login_orders
    where login_orders.owner = orders.owner and person_id = $1 and state = 'used' and ended_at <= accepted_at
  )
  or exists (
    select from browser_identifications
    where browser_identifications.owner = orders.owner and browser_identifications.person_lookup = any ($2)
      and identified_at <= accepted_at
  )
)
order by accepted_at desc limit 5`;

interface AccountRow {
  readonly contact_enc: string | null;
  readonly lookups: string[];
}

interface OrderRow {
  readonly id: string;
  readonly personal_enc: string | null;
}
