import type { PoolClient } from "pg";
import type { CompetitionStore, DecideDraw, PublishedMonth, Purchase } from "#journeys/competition/competition.port.ts";
import type { PersonalFields } from "#journeys/order/order.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { queueStatement } from "./mail-store.ts";
import { ownOrders } from "./person-lookups.ts";
import { execute, findMany, findOne, findPlain } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";
import { whenClaimed } from "./unique-lookups.ts";

export function createCompetitionStore(ports: StorePorts): CompetitionStore {
  const { pool, cipher, lookupHash } = ports;
  return {
    async commit({ month, seed, seedHash, drawAt }) {
      // Every entry and sweep calls this: a month that is committed already costs one read, and gets no second seed.
      if ((await execute(pool, "select 1 from competition_months where id = $1", [month])) === 1) return;
      await pool.query(COMMIT, [month, cipher.encrypt(seedCell(month), seed), seedHash, drawAt]);
    },
    async purchases(vertical, { owner, personId }, since) {
      const bought = await findMany<BoughtRow>(pool, PURCHASES, [owner, personId ?? null, vertical, since]);
      const persons = bought.map((row) => lookupHash.all("person", numberOf(cipher, row.id, row.personal_enc)));
      const months = [...new Set(bought.map(({ month }) => month))];
      const values = [persons.flat(), months, owner, personId ?? null];
      const entries = await findMany<OwnEntryRow>(pool, OWN_ENTRIES, values);
      return bought.map((row, at) => {
        const isOwn = ({ month, person }: OwnEntryRow) => month === row.month && persons[at]?.includes(person);
        return purchaseOf(row, entries.find(isOwn));
      });
    },
    async enter({ entryId, month, orderId, salt, ticket, declarationVersion }) {
      const order = await findOne<{ personal_enc: string }>(pool, "select personal_enc from orders where id = $1", [
        orderId,
      ]);
      if (!order) return "closed";
      // The number itself: the order may be stored under another key than the entry.
      const claimed = { purpose: "person", value: numberOf(cipher, orderId, order.personal_enc) } as const;
      const person = lookupHash(claimed.purpose, claimed.value);
      const values = [entryId, month, orderId, salt, ticket, declarationVersion, person];
      return whenClaimed(ports, "competition_entries.person_lookup", claimed, async (connection) => {
        if ((await execute(connection, ENTER, values)) === 1) return "entered";
        const persons = lookupHash.all(claimed.purpose, claimed.value);
        const replacing = [month, orderId, salt, ticket, declarationVersion, persons];
        if ((await execute(connection, REPLACE, replacing)) === 1) return "entered";
        return (await execute(connection, KNOWN_ENTRY, [month, persons])) === 0 ? "closed" : "already";
      });
    },
    months: async (limit) =>
      (await findPlain<MonthRow>(pool, `${SELECT} order by id desc limit $1`, [limit])).map(monthOf),
    async month(month) {
      const [row] = await findPlain<MonthRow & { tickets?: string[] }>(pool, ONE, [month]);
      if (!row) return undefined;
      const { tickets = [], ...published } = row;
      return { ...monthOf(published), tickets };
    },
    due: async (now) => (await findMany<{ id: string }>(pool, DUE, [now])).map(({ id }) => id),
    draw: (month, decide) => inTransaction(pool, (client) => drawIn(client, ports, month, decide)),
  };
}

/** The month's row is locked until everything is written: a second run waits, and then finds the month drawn. */
async function drawIn(
  client: PoolClient,
  ports: StorePorts,
  month: string,
  decide: DecideDraw,
): Promise<string | undefined> {
  const { rows: months } = await client.query<LockedRow>(LOCK, [month]);
  const [locked] = months;
  if (!locked) return undefined;
  const winnerKey = `competition-winner:${month}`;
  if (locked.is_drawn) {
    return (await findOne<{ id: string }>(client, "select id from mails where key = $1", [winnerKey]))?.id;
  }
  const seed = ports.cipher.decrypt(seedCell(month), locked.seed_enc);
  const { rows: entries } = await client.query<EntryRow>(ENTRIES, [month]);
  const { winnerTicket, writeWinnerMail } = decide({ seed, tickets: entries.map(({ ticket }) => ticket) });
  const winner = entries.find(({ ticket }) => ticket === winnerTicket);
  const tickets = JSON.stringify(entries.map(({ ticket }) => ticket));
  await client.query(DRAWN, [month, seed, tickets, winnerTicket ?? null, winner?.id ?? null]);
  if (!winner) return undefined;
  const { email } = personalOf(ports.cipher, winner.order_id, winner.personal_enc);
  if (!email) return undefined;
  const mail = writeWinnerMail(email);
  await client.query(queueStatement(ports, mail));
  return mail.mailId;
}

const personalOf = (cipher: ColumnCipher, rowId: string, sealed: string): PersonalFields =>
  JSON.parse(cipher.decrypt({ column: "orders.personal_enc", rowId }, sealed)) as PersonalFields;

const numberOf = (...order: Parameters<typeof personalOf>): string => personalOf(...order).personalNumber;

const seedCell = (rowId: string) => ({ column: "competition_months.seed_enc", rowId });

const COMMIT = `
insert into competition_months (id, seed_enc, seed_hash, draw_at) values ($1, $2, $3, $4) on conflict (id) do nothing`;

const PURCHASES = `
select orders.id, orders.offer ->> 'providerName' as provider_name, orders.settled_at, orders.personal_enc,
  to_char(orders.settled_at at time zone 'Europe/Stockholm', 'YYYY-MM') as month,
  exists (select from withdrawals where order_id = orders.id) as is_withdrawn
from orders
where (orders.owner = $1 or (${ownOrders("$2")}))
  and orders.vertical = $3 and orders.state = 'placed' and orders.settled_at >= $4
order by orders.settled_at desc, orders.id limit 20`;

/** An entry through an order of another browser names that order: only the logged-in person who made it sees it. */
const OWN_ENTRIES = `
select entry.month_id as month, entry.person_lookup as person, entry.order_id, entry.ticket, entry.salt
from competition_entries as entry
where entry.person_lookup = any ($1) and entry.month_id = any ($2)
  and exists (select from orders where orders.id = entry.order_id and (orders.owner = $3 or (${ownOrders("$4")})))`;

/** Shares the month's row with other entries, and waits for a running draw. */
const ENTER = `
insert into competition_entries (id, month_id, order_id, salt, ticket, declaration_version, person_lookup)
select $1, month.id, $3, $4, $5, $6, $7
from competition_months as month, orders
where month.id = $2 and month.drawn_at is null and orders.id = $3
for share of month
on conflict do nothing`;

/** What a stranger entered with an order in the person's name makes way for the person's own order. */
const REPLACE = `
with open as (select id from competition_months where id = $1 and drawn_at is null for share)
update competition_entries as entry
set order_id = $2, salt = $3, ticket = $4, declaration_version = $5, entered_at = clock_timestamp()
from open, orders as own, orders as typed
where entry.month_id = open.id and entry.person_lookup = any ($6)
  and own.id = $2 and own.identified_by is not null
  and typed.id = entry.order_id and typed.identified_by is null`;

const KNOWN_ENTRY = `
select 1 from competition_entries as entry where entry.month_id = $1 and entry.person_lookup = any ($2)`;

const COLUMNS = `
id as month, seed_hash, committed_at, draw_at, seed, winner_ticket, drawn_at, coalesce(jsonb_array_length(tickets), 0) as ticket_count`;

const SELECT = `select ${COLUMNS} from competition_months`;

const ONE = `select ${COLUMNS}, tickets from competition_months where id = $1`;

const DUE = "select id from competition_months where drawn_at is null and draw_at <= $1 order by id";

const LOCK = `
select seed_enc, drawn_at is not null as is_drawn from competition_months
where id = $1 and draw_at <= clock_timestamp() for update`;

/** In byte order, as every verifier sorts them. A withdrawn order is no purchase. */
const ENTRIES = `
select entry.id, entry.ticket, entry.order_id, orders.personal_enc
from competition_entries as entry join orders on orders.id = entry.order_id
where entry.month_id = $1 and orders.state = 'placed'
  and not exists (select from withdrawals where withdrawals.order_id = orders.id)
order by entry.ticket collate "C"`;

const DRAWN = `
update competition_months set seed = $2, tickets = $3, winner_ticket = $4, winner_entry_id = $5, drawn_at = clock_timestamp()
where id = $1 and drawn_at is null`;

interface LockedRow {
  readonly seed_enc: string;
  readonly is_drawn: boolean;
}

interface EntryRow {
  readonly id: string;
  readonly ticket: string;
  readonly order_id: string;
  readonly personal_enc: string;
}

interface BoughtRow {
  readonly id: string;
  readonly provider_name: string | null;
  readonly settled_at: Date;
  readonly personal_enc: string;
  readonly month: string;
  readonly is_withdrawn: boolean;
}

interface OwnEntryRow {
  readonly month: string;
  readonly person: string;
  readonly order_id: string;
  readonly ticket: string;
  readonly salt: string;
}

const purchaseOf = (row: BoughtRow, entry: OwnEntryRow | undefined): Purchase => ({
  orderId: row.id,
  providerName: row.provider_name ?? "",
  boughtAtMs: row.settled_at.getTime(),
  isWithdrawn: row.is_withdrawn,
  entry: entry && { orderId: entry.order_id, ticket: entry.ticket, salt: entry.salt },
});

type MonthRow = Omit<PublishedMonth, "drawn"> &
  Partial<NonNullable<PublishedMonth["drawn"]>> & { readonly ticketCount: number };

const monthOf = ({ seed, ticketCount, winnerTicket, drawnAtMs, ...month }: MonthRow): PublishedMonth => ({
  ...month,
  drawn: drawnAtMs === undefined || seed === undefined ? undefined : { seed, ticketCount, winnerTicket, drawnAtMs },
});
