import type { AccessNotice, AccessNotices } from "#journeys/access/access-notice.port.ts";
import { decryptRecord } from "./encrypted-record.ts";
import { queueStatement } from "./mail-store.ts";
import { readContact } from "./ordered-contact.ts";
import { type Connection, execute, findOne } from "./query.ts";
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

/** Where the person themselves can be reached: the address of the account, else that of what they have ordered while identified. */
async function findOwnAddress(
  client: Connection,
  { cipher }: NoticePorts,
  personId: string,
): Promise<string | undefined> {
  const account = await findOne<AccountRow>(client, ACCOUNT, [personId]);
  if (!account) return undefined;
  const contact = decryptRecord(cipher, { column: "persons.contact_enc", rowId: personId }, account.contact_enc);
  return contact["email"] ?? (await readContact({ pool: client, cipher }, account.lookups))["email"];
}

const ACCOUNT = "select contact_enc, other_lookups || person_lookup as lookups from persons where id = $1";

interface AccountRow {
  readonly contact_enc: string | null;
  readonly lookups: string[];
}
