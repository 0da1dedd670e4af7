import { type Checked, failed, passed } from "#domain/validation/checked.ts";
import { canReplace, checkText, TEXT_FIELD } from "#domain/text/check-text.ts";
import type { EditedText, EditedTextInDetail, TextEdit, TextEventKind, TextFilter } from "#domain/text/edited-text.ts";
import { placeholdersIn } from "#domain/text/placeholders.ts";
import { keyText, type TextDefault, type TextKey } from "#domain/text/text-set.ts";
import { textFaults } from "#domain/text/text.texts.sv.ts";
import type { TextCatalogue } from "./text-catalogue.ts";
import type { StoredText, TextStore } from "./texts.port.ts";

export interface TextEditing {
  /** The texts whose alias or text contains all the terms. */
  list(wanted: TextFilter): Promise<EditedText[]>;
  /** Undefined when there is no such alias for that service. */
  read(key: TextKey): Promise<EditedTextInDetail | undefined>;
  edit(key: TextKey, edit: TextEdit, author: string): Promise<Checked<EditedText> | undefined>;
}

/** Long enough to see this year's changes; older rows remain in the database. */
const HISTORY_SHOWN = 30;

export function createTextEditing(ports: {
  readonly store: TextStore;
  readonly catalogue: TextCatalogue;
  /** So that the editor's own next page shows it, even if the message between nodes is lost. */
  readonly changed: () => Promise<void>;
}): TextEditing {
  const { store, catalogue } = ports;
  return {
    async list({ terms, only }) {
      const stored = new Map((await store.loadAll()).map((text) => [keyText(text), text]));
      return catalogue.texts
        .map((standard) => present(standard, stored.get(keyText(standard))))
        .filter((text) => isWanted(text, terms) && isOf(text, only));
    },
    async read(key) {
      const standard = catalogue.find(key);
      if (!standard) return undefined;
      const [stored, history] = await Promise.all([store.load(key), store.history(key, HISTORY_SHOWN)]);
      return { ...present(standard, stored), placeholders: placeholdersIn(standard.text), history };
    },
    async edit(key, edit, author) {
      const standard = catalogue.find(key);
      if (!standard) return undefined;
      const before = present(standard, await store.load(key));
      const next = decide(before, edit);
      if (!next.ok) return next;
      const { kind, from, to, ...after } = next.value;
      const isChanged = await store.change({
        ...key,
        ...after,
        revision: edit.revision,
        event: { kind, author, from, to },
      });
      if (!isChanged) return conflict();
      await ports.changed();
      return passed(present(standard, { ...key, ...after, revision: edit.revision + 1 }));
    },
  };
}

interface NextText extends Pick<StoredText, "published" | "draft"> {
  readonly kind: TextEventKind;
  readonly from: string;
  readonly to: string;
}

function decide(before: EditedText, edit: TextEdit): Checked<NextText> {
  const { defaultText, text, draft } = before;
  if (edit.revision !== before.revision) return conflict();
  const published = text === defaultText ? undefined : text;
  switch (edit.kind) {
    case "draft": {
      const checked = checkText(defaultText, edit.text);
      return checked.ok
        ? passed({ kind: "drafted", published, draft: checked.value, from: draft ?? text, to: checked.value })
        : checked;
    }
    case "discard-draft":
      return passed({ kind: "discarded", published, draft: undefined, from: draft ?? text, to: text });
    case "publish":
      return publish(before, checkText(defaultText, edit.text));
    case "restore":
      return passed({ kind: "restored", published: undefined, draft: undefined, from: text, to: defaultText });
  }
}

/** A text that is changed back to its default is no change, and follows the files again. */
const publish = ({ defaultText, text }: EditedText, checked: Checked<string>): Checked<NextText> =>
  checked.ok
    ? passed({
        kind: "published",
        published: checked.value === defaultText ? undefined : checked.value,
        draft: undefined,
        from: text,
        to: checked.value,
      })
    : checked;

const conflict = (): Checked<never> => failed([{ field: TEXT_FIELD, message: textFaults.changedMeanwhile }]);

function present({ aliasId, serviceId, text }: TextDefault, stored: StoredText | undefined): EditedText {
  const published = stored?.published;
  return {
    aliasId,
    serviceId,
    defaultText: text,
    text: published !== undefined && canReplace(text, published) ? published : text,
    draft: stored?.draft,
    revision: stored?.revision ?? 0,
  };
}

function isWanted(text: EditedText, terms: string): boolean {
  const heap = [text.aliasId, text.text, text.draft ?? "", text.serviceId].join(" ").toLocaleLowerCase("sv");
  return terms
    .toLocaleLowerCase("sv")
    .split(/\s+/)
    .every((term) => heap.includes(term));
}

function isOf(text: EditedText, only: TextFilter["only"]): boolean {
  if (only === "drafted") return text.draft !== undefined;
  return only === undefined || text.text !== text.defaultText;
}
