import { createTextStore, TEXTS_CHANNEL } from "#adapters/postgres/text-store.ts";
import type { TextTree } from "#domain/text/text-set.ts";
import type { PageTexts } from "#http/contract/page-services.ts";
import { createTextEditing, type TextEditing } from "#journeys/texts/edit-texts.ts";
import { createPublishedTexts, type PublishedTexts } from "#journeys/texts/published-texts.ts";
import { createTextCatalogue } from "#journeys/texts/text-catalogue.ts";
import type { Clock } from "#platform/clock.ts";
import { listen } from "#platform/database/listen.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import type { Logger } from "#platform/logging/logger.ts";

export interface TextsSetup {
  readonly databaseUrl: string;
  readonly pool: DatabasePool;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Every set that editors may change. */
  readonly sets: readonly TextTree[];
}

export interface Texts {
  readonly published: PublishedTexts;
  readonly editing: TextEditing;
  close(): Promise<void>;
}

/** The same for pages. */
export const pageTexts = ({ published, editing }: Texts): PageTexts => ({
  changed: (sets) => published.changed(sets),
  marked: () => published.marked(),
  editedBy: (personId) => ({
    personId,
    list: (wanted) => editing.list(wanted),
    read: (key) => editing.read(key),
    edit: (key, edit) => editing.edit(key, edit, personId),
  }),
});

/** For a message between nodes that was lost; a cheap question, answered from an index. */
const VERSION_CHECK_MS = 30_000;

/** Joins the texts of the files with what editors have published. While the database is unreachable the texts stay as they are. */
export async function createTexts({ databaseUrl, pool, clock, logger, sets }: TextsSetup): Promise<Texts> {
  const store = createTextStore({ pool });
  const catalogue = createTextCatalogue(sets);
  const published = createPublishedTexts({
    store,
    catalogue,
    leftOut: ({ aliasId }) => logger.warn("stored text cannot be shown", { alias: aliasId }),
  });
  const keep = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => logger.warn("texts not read", { error }));
  await keep(published.reload());
  const listening = listen({
    url: databaseUrl,
    name: "sparv-web-texts",
    channel: TEXTS_CHANNEL,
    clock,
    notified: () => void keep(published.reloadIfBehind()),
    connectionFailed: (error) => logger.warn("database connection lost", { error }),
  });
  const checking = setInterval(() => void keep(published.reloadIfBehind()), VERSION_CHECK_MS);
  return {
    published,
    editing: createTextEditing({ store, catalogue, changed: () => keep(published.reloadIfBehind()) }),
    async close() {
      clearInterval(checking);
      await listening.close();
    },
  };
}
