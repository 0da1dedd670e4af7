import { EVENT_KINDS, type DataEventKind, isByAgent } from "#domain/my-data/data-event.ts";
import type { EventPage, StoredEvent } from "#journeys/my-data/my-data.port.ts";
import type { DisclosureContent } from "#journeys/my-data/disclosures.port.ts";
import { AGENT_USE_CELL } from "#adapters/postgres/agent-store.ts";
import { insurerCell } from "#adapters/postgres/cancelled-insurer.ts";
import { DISCLOSURE_CELL } from "#adapters/postgres/disclosure-log.ts";
import { decryptJson } from "#adapters/postgres/encrypted-record.ts";
import { providerOf } from "#adapters/postgres/fetched-provider.ts";
import { type Connection, findMany } from "#adapters/postgres/query.ts";
import { sha256Hex } from "#platform/crypto/sha256.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { type Me, valuesOf, WITH_ME } from "./me.ts";
import { MY_FETCHES, MY_LEADS, MY_ORDERS } from "./my-rows.ts";

/** Newest first, from every table that records one. */
export async function readEvents(
  connection: Connection,
  cipher: ColumnCipher,
  me: Me,
  { directions, offset, limit }: EventPage,
): Promise<StoredEvent[]> {
  const kinds = Object.entries(EVENT_KINDS).flatMap(([kind, { direction }]) =>
    directions.includes(direction) ? [kind] : [],
  );
  const values = [...valuesOf(me), kinds, limit, offset];
  const rows = await findMany<EventRow>(connection, { name: "own-data-events", text: EVENTS, values });
  return rows.map((row) => ({
    // Ids of rows are made from the ids of searches, which another browser may have made with the person's number.
    eventId: sha256Hex(`${row.kind}-${row.row_id}`),
    kind: row.kind,
    atMs: row.at.getTime(),
    vertical: row.vertical ?? undefined,
    orderId: row.order_id ?? undefined,
    ...contentOf(cipher, row),
  }));
}

interface EventRow {
  readonly kind: DataEventKind;
  readonly row_id: string;
  readonly at: Date;
  readonly vertical: string | null;
  readonly order_id: string | null;
  /** In plain text, where it is stored so. */
  readonly party: string | null;
  /** Encrypted, in the cell that belongs to the kind. */
  readonly sealed: string | null;
}

function contentOf(cipher: ColumnCipher, row: EventRow): DisclosureContent {
  const { kind, row_id: rowId, sealed, party } = row;
  if (sealed === null) return { parties: party === null ? [] : [party], fields: [] };
  if (kind === "fetched") return { parties: [providerOf(cipher, rowId, { provider_enc: sealed }).name], fields: [] };
  if (isByAgent(kind)) return decryptJson(cipher, { column: AGENT_USE_CELL, rowId }, sealed) as DisclosureContent;
  return kind === "notice"
    ? { parties: [cipher.decrypt(insurerCell(rowId), sealed)], fields: [] }
    : (decryptJson(cipher, { column: DISCLOSURE_CELL, rowId }, sealed) as DisclosureContent);
}

/** A source per kind: its id, its time, and who else was part of it. */
const source = (kind: string, columns: string, from: string): string => `select ${kind}, ${columns} from ${from}`;

const SOURCES = [
  `select 'fetched' as kind, fetches.id as row_id, coalesce(ended_at, started_at) as at, vertical, null as order_id, null as party,
     provider_enc as sealed
   from fetches, me where ${MY_FETCHES} and status = 'SUCCESS'`,
  source(
    "purpose",
    "disclosures.id, happened_at, vertical, null, null, content_enc",
    "disclosures, me where person_lookup = any (me.my_person)",
  ),
  source(
    "case lookups.purpose when 'fetch' then 'fetch-started' when 'order' then 'order-asked' else 'population' end",
    "lookups.id::text, looked_up_at, null, null, null, null",
    "lookups, me where person_lookup = any (me.my_person)",
  ),
  source(
    "'order'",
    "orders.id, sent.at, vertical, orders.id, offer ->> 'providerName', null",
    `orders
     cross join lateral (
       select min(happened_at) as at from order_events where order_id = orders.id and kind in ('placing', 'attempt', 'placed')
     ) as sent
     where orders.id in ${MY_ORDERS} and sent.at is not null`,
  ),
  source(
    "'notice'",
    "cancellations.id, asked_at, vertical, orders.id, null, insurer_enc",
    `cancellations join orders on orders.id = cancellations.id where orders.id in ${MY_ORDERS}`,
  ),
  source(
    "'application'",
    "application_answers.id, begun_at, vertical, null, provider_name, null",
    "application_answers join applications on applications.id = application_id, me where person_lookup = any (me.my_person)",
  ),
  source("'lead'", "leads.id, asked_at, vertical, null, provider_name, null", `leads, me where ${MY_LEADS}`),
  source(
    "'case-read'",
    "desk_reads.id::text, happened_at, vertical, orders.id, null, null",
    `desk_reads join orders on orders.id = subject where orders.id in ${MY_ORDERS} and action = 'read'`,
  ),
  source(
    "'person-search'",
    "desk_reads.id::text, happened_at, null, null, null, null",
    "desk_reads, me where subject = any (me.my_person) and action = 'search-person'",
  ),
  source(
    "'agent-' || agent_uses.kind",
    "agent_uses.id, happened_at, vertical, null, null, agent_uses.content_enc",
    "agent_uses join agent_grants on agent_grants.id = grant_id, me where agent_grants.person_id = me.my_id",
  ),
];

const EVENTS = `
${WITH_ME}, events as (
${SOURCES.join("\nunion all ")}
)
select * from events where kind = any($4::text[]) order by at desc, kind, row_id limit $5 offset $6`;
