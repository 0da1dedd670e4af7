import type { TextEvent } from "#domain/text/edited-text.ts";
import type { StoredText, TextStore } from "#journeys/texts/texts.port.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { execute, findOne, findPlain } from "./query.ts";

/** Nodes listen on this channel; see src/main/texts.ts. */
export const TEXTS_CHANNEL = "sparv_texts";

/** The row and its event are one statement, so that neither exists without the other. */
export const createTextStore = ({ pool }: { readonly pool: DatabasePool }): TextStore => ({
  loadAll: () => findPlain<StoredText>(pool, { name: "texts-load-all", text: `${LOAD} order by alias_id, service_id` }),
  async load({ aliasId, serviceId }) {
    const values = [aliasId, serviceId];
    return (await findPlain<StoredText>(pool, { name: "texts-load", text: `${LOAD} where ${IS_TEXT}`, values }))[0];
  },
  history: ({ aliasId, serviceId }, limit) =>
    findPlain<TextEvent>(pool, { name: "texts-history", text: HISTORY, values: [aliasId, serviceId, limit] }),
  async change({ aliasId, serviceId, published, draft, revision, event }) {
    const values = [
      aliasId,
      serviceId,
      published ?? null,
      draft ?? null,
      revision,
      event.kind,
      event.author,
      event.from,
      event.to,
    ];
    return (await execute(pool, { name: "texts-change", text: CHANGE, values })) === 1;
  },
  version: async () =>
    (await findOne<{ version: number }>(pool, { name: "texts-version", text: VERSION }))?.version ?? 0,
});

const IS_TEXT = "alias_id = $1 and service_id = $2";

const LOAD = "select alias_id, service_id, published, draft, revision from texts";

const HISTORY = `
select kind, author, from_text as "from", to_text as "to", happened_at as at from text_events where ${IS_TEXT} order by id desc limit $3`;

const VERSION = "select coalesce(max(id), 0) as version from text_events";

const CHANGE = `
with moved as (
  insert into texts (alias_id, service_id, published, draft) values ($1, $2, $3, $4)
  on conflict (alias_id, service_id) do update
    set published = excluded.published, draft = excluded.draft, revision = texts.revision + 1
    where texts.revision = $5
  returning alias_id
), logged as (
  insert into text_events (alias_id, service_id, kind, author, from_text, to_text)
  select $1, $2, $6, $7, $8, $9 from moved
  returning id
)
select pg_notify('${TEXTS_CHANNEL}', id::text) from logged`;
