import { createTextStore, TEXTS_CHANNEL } from "#adapters/postgres/text-store.ts";
import type { TextTree } from "#domain/text/text-set.ts";
import type { TextPages } from "#http/contract/page-services.ts";
import { aliasCalls } from "#http/routes/alias.route.ts";
import { createTextEditing } from "#journeys/texts/edit-texts.ts";
import { createPublishedTexts } from "#journeys/texts/published-texts.ts";
import { createTextCatalogue } from "#journeys/texts/text-catalogue.ts";
import { listen } from "#platform/database/listen.ts";
import type { Resources } from "./resources.ts";

type TextResources = Pick<Resources, "pool" | "clock" | "outageLogger"> & {
  readonly config: Pick<Resources["config"], "databaseUrl" | "environment">;
};

/** For a message between nodes that was lost; a cheap question, answered from an index. */
const VERSION_CHECK_MS = 30_000;

/** Joins the texts of the files with what editors have published. While the database is unreachable the texts stay as they are. */
export async function createTexts(
  { config, pool, clock, outageLogger: logger }: TextResources,
  /** Every set that editors may change. */
  sets: readonly TextTree[],
) {
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
    url: config.databaseUrl,
    name: "sparv-web-texts",
    channel: TEXTS_CHANNEL,
    clock,
    notified: () => void keep(published.reloadIfBehind()),
    connectionFailed: (error) => logger.warn("database connection lost", { error }),
  });
  const checking = setInterval(() => void keep(published.reloadIfBehind()), VERSION_CHECK_MS);
  const editing = createTextEditing({ store, catalogue, changed: () => keep(published.reloadIfBehind()) });
  return {
    published,
    editing,
    calls: aliasCalls({ editing, isProduction: config.environment === "production" }),
    pages: (): TextPages => ({
      texts: {
        changed: (wanted) => published.changed(wanted),
        marked: () => published.marked(),
        editedBy: (personId) => ({
          personId,
          list: (wanted) => editing.list(wanted),
          read: (key) => editing.read(key),
          edit: (key, edit) => editing.edit(key, edit, personId),
        }),
      },
    }),
    async close() {
      clearInterval(checking);
      await listening.close();
    },
  };
}
