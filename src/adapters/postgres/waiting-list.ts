import type { Waiting, WaitingList } from "#journeys/waiting-list/waiting-list.port.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { normalise, queueStatement, queueTyped } from "./mail-store.ts";
import { execute } from "./query.ts";
import { readableRows } from "./readable-rows.ts";
import type { StorePorts } from "./store-ports.ts";
import { claimLookup } from "./unique-lookups.ts";

export function createWaitingList(ports: StorePorts): WaitingList {
  const { pool, cipher, lookupHash } = ports;
  return {
    add: ({ waitingId, service, address, textVersion }, receipt) =>
      inTransaction(pool, async (client) => {
        const values = [
          waitingId,
          service,
          cipher.encrypt(cellOf(waitingId), address),
          lookupHash("email", normalise(address)),
          textVersion,
        ];
        const claimed = { purpose: "email", value: normalise(address) } as const;
        await claimLookup(client, lookupHash, "waiting_list.address_lookup", claimed);
        if ((await execute(client, ADD, values)) !== 1) return "known";
        return (await queueTyped(client, ports, receipt)) ? "added" : "added-without-receipt";
      }),
    has: async (waitingId) => (await execute(pool, "select 1 from waiting_list where id = $1", [waitingId])) === 1,
    async remove(waitingId) {
      await pool.query("delete from waiting_list where id = $1", [waitingId]);
    },
    notify: (service, limit, mailTo) =>
      inTransaction(pool, async (client) => {
        const { rows } = await client.query<WaitingRow>(TAKE, [service, limit]);
        const waiting = readableRows(rows, waitingOf);
        await client.query("delete from waiting_list where id = any($1)", [waiting.map(({ waitingId }) => waitingId)]);
        const mails = waiting.map(mailTo);
        for (const mail of mails) await client.query(queueStatement(ports, mail));
        return mails.map(({ mailId }) => mailId);
      }),
  };

  function waitingOf({ id, address_enc }: WaitingRow): Waiting {
    return { waitingId: id, address: cipher.decrypt(cellOf(id), address_enc) };
  }
}

interface WaitingRow {
  readonly id: string;
  readonly address_enc: string;
}

const cellOf = (rowId: string) => ({ column: "waiting_list.address_enc", rowId });

const ADD = `
insert into waiting_list (id, service, address_enc, address_lookup, text_version) values ($1, $2, $3, $4, $5)
on conflict on constraint waiting_list_once do nothing`;

const TAKE = `
select id, address_enc from waiting_list where service = $1 order by id limit $2 for update skip locked`;
