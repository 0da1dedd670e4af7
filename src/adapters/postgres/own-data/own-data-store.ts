import type { ErasureReceipt } from "#domain/my-data/own-data.ts";
import type { DataSubject, Erased, NewErasure, OwnDataStore } from "#journeys/my-data/my-data.port.ts";
import { decryptJson, decryptRecord, encryptJson } from "#adapters/postgres/encrypted-record.ts";
import { queueStatement } from "#adapters/postgres/mail-store.ts";
import { readContact } from "#adapters/postgres/ordered-contact.ts";
import { type Connection, findOne } from "#adapters/postgres/query.ts";
import type { StorePorts } from "#adapters/postgres/store-ports.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { eraseRows } from "./erase-rows.ts";
import { readEvents } from "./event-rows.ts";
import { exportRows } from "./export-rows.ts";
import { findMe, type Me } from "./me.ts";

export function createOwnDataStore(ports: StorePorts): OwnDataStore {
  const { pool, cipher } = ports;
  return {
    async events(subject, page) {
      const me = await findMe(pool, subject);
      return me ? readEvents(pool, cipher, me, page) : [];
    },
    // In one transaction: a reader must not get half of a change.
    exportAll: (subject) =>
      inTransaction(pool, async (client) => {
        const me = await findMe(client, subject);
        return me ? exportRows(client, cipher, me) : [];
      }),
    async receiptAddress(subject) {
      const me = await findMe(pool, subject);
      return me && addressOf(pool, ports, me);
    },
    erase: (subject, erasure) => inTransaction(pool, (client) => erase(client, ports, subject, erasure)),
    async findReceipt(receiptId, owner) {
      const row = await findOne<{ content_enc: string }>(pool, FIND_RECEIPT, [receiptId, owner]);
      return row && (decryptJson(cipher, receiptCell(receiptId), row.content_enc) as ErasureReceipt);
    },
    latestReceiptId: async (owner) => (await findOne<{ id: string }>(pool, LATEST_RECEIPT, [owner]))?.id,
  };
}

async function erase(
  client: Connection,
  ports: StorePorts,
  subject: DataSubject,
  { receiptId, mailId, mailTo, writeMail }: NewErasure,
): Promise<Erased | undefined> {
  const me = await findMe(client, subject, "lock");
  if (!me) return undefined;
  // Only where the person has seen that it goes, and asked for it.
  const known = mailTo === undefined ? undefined : await addressOf(client, ports, me);
  const address = known === mailTo ? known : undefined;
  const { deleted, retained } = await eraseRows(client, me);
  const { at } = (await findOne<{ at: Date }>(client, "select clock_timestamp() as at")) ?? { at: new Date() };
  const receipt: ErasureReceipt = { erasedAtMs: at.getTime(), deleted, retained, isMailed: address !== undefined };
  await client.query(NOTE_ERASED, [me.id, JSON.stringify(deleted)]);
  await client.query(ADD_RECEIPT, [
    receiptId,
    me.owner,
    encryptJson(ports.cipher, receiptCell(receiptId), receipt),
    at,
  ]);
  if (address === undefined) return { receipt, mailId: undefined };
  const key = `erasure-receipt:${receiptId}`;
  await client.query(
    queueStatement(ports, { mailId, key, template: "notice", to: address, variables: writeMail(receipt) }),
  );
  return { receipt, mailId };
}

/** The address of the account, else that of what the person has ordered while identified; never one that anybody may have typed. */
async function addressOf(client: Connection, { cipher }: StorePorts, { id, person }: Me): Promise<string | undefined> {
  const account = await findOne<{ contact_enc: string | null }>(client, CONTACT, [id]);
  const contact = decryptRecord(cipher, { column: "persons.contact_enc", rowId: id }, account?.contact_enc ?? null);
  if (contact["email"]) return contact["email"];
  return (await readContact({ pool: client, cipher }, person))["email"];
}

const receiptCell = (rowId: string) => ({ column: "erasure_receipts.content_enc", rowId });

const CONTACT = "select contact_enc from persons where id = $1";
const NOTE_ERASED = `
insert into erasures (actor, subject, what, row_count)
select 'person', $1, given."table", given.count from jsonb_to_recordset($2::jsonb) as given ("table" text, count integer)`;

const ADD_RECEIPT = "insert into erasure_receipts (id, owner, content_enc, erased_at) values ($1, $2, $3, $4)";
const FIND_RECEIPT = "select content_enc from erasure_receipts where id = $1 and owner = $2";
const LATEST_RECEIPT = "select id from erasure_receipts where owner = $1 order by erased_at desc limit 1";
