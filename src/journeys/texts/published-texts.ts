import { canReplace } from "#domain/text/check-text.ts";
import type { ChangedTexts } from "#domain/text/resolve-texts.ts";
import { markText } from "#domain/text/text-mark.ts";
import { keyText, type TextKey, type TextSetIdentity } from "#domain/text/text-set.ts";
import type { TextCatalogue } from "./text-catalogue.ts";
import type { StoredText, TextStore } from "./texts.port.ts";

export interface PublishedTextsPorts {
  readonly store: Pick<TextStore, "loadAll" | "version">;
  readonly catalogue: TextCatalogue;
  /** A stored text that the current code cannot show: its alias is gone, or its placeholders differ. */
  readonly leftOut: (key: TextKey) => void;
}

/** Published changes of editors, in this node's memory: no page waits for the database to get its texts. */
export interface PublishedTexts {
  /** Of these sets, or of all. Empty, without the defaults, when nothing is changed. */
  changed(sets: readonly TextSetIdentity[] | "all"): ChangedTexts;
  /** Every current sentence, marked so that it can be found on the page. */
  marked(): ChangedTexts;
  /** Another number whenever they were read again. */
  revision(): number;
  /** Reads everything again. When it fails, the known texts remain. */
  reload(): Promise<void>;
  /** Reads again only when something has changed since. */
  reloadIfBehind(): Promise<void>;
}

export function createPublishedTexts({ store, catalogue, leftOut }: PublishedTextsPorts): PublishedTexts {
  let known: ReadonlyMap<string, string> = new Map();
  let version = -1;
  let revision = 0;

  async function reload(): Promise<void> {
    // The version is read first: a change between the two reads is then read once more, never missed.
    const newest = await store.version();
    known = usable(await store.loadAll());
    version = newest;
    revision += 1;
  }

  function usable(stored: readonly StoredText[]): Map<string, string> {
    const texts = new Map<string, string>();
    for (const text of stored) {
      if (text.published === undefined) continue;
      const standard = catalogue.find(text)?.text;
      if (standard === undefined || !canReplace(standard, text.published)) leftOut(text);
      else if (standard !== text.published) texts.set(keyText(text), text.published);
    }
    return texts;
  }

  return {
    changed(sets) {
      if (known.size === 0) return {};
      if (sets === "all") return Object.fromEntries(known);
      const prefixes = sets.map(({ id, serviceId }) => keyText({ aliasId: `${id}.`, serviceId }));
      return Object.fromEntries([...known].filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix))));
    },
    marked: () =>
      Object.fromEntries(
        catalogue.texts.map((standard) => {
          const key = keyText(standard);
          return [key, markText(standard, known.get(key) ?? standard.text)];
        }),
      ),
    revision: () => revision,
    reload,
    async reloadIfBehind() {
      if ((await store.version()) !== version) await reload();
    },
  };
}
