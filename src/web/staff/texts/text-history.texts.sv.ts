import type { TextEventKind } from "#domain/text/edited-text.ts";

export const historyTexts = {
  none: "Ingen har ändrat texten.",
  you: "dig",
  /** Enough of an id to distinguish two people. */
  other: (id: string) => `redaktör ${id.slice(0, 6)}`,
  done: {
    drafted: "Utkast",
    discarded: "Utkastet togs bort",
    published: "Publicerad",
    restored: "Återställd",
  } satisfies Record<TextEventKind, string>,
  by: (done: string, author: string) => `${done} av ${author}`,
  from: "Från: ",
  to: "Till: ",
} as const;
