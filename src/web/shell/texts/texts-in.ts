import { DEFAULTS_ONLY, resolveTexts, type TextReading } from "#domain/text/resolve-texts.ts";
import type { TextTree } from "#domain/text/text-set.ts";

/** Part of what the root's loader gives every page. */
export interface TextsOfPage {
  /** Missing when editors have changed nothing that this page shows. */
  readonly texts?: TextReading["changed"];
}

type Matches = readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];

/** For a page's meta, which no context reaches. */
export const textsIn = <Texts extends TextTree>(matches: Matches, set: Texts): Texts =>
  resolveTexts(set, readingIn(matches));

export function readingIn(matches: Matches): TextReading {
  const root = matches.find((match) => match?.id === "root")?.loaderData as TextsOfPage | undefined;
  return root?.texts ? { changed: root.texts } : DEFAULTS_ONLY;
}
