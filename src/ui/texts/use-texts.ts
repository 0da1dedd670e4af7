import { createContext, useContext } from "react";
import { fillNouns } from "#domain/text/nouns.ts";
import { DEFAULTS_ONLY, resolveTexts, type TextReading } from "#domain/text/resolve-texts.ts";
import type { TextTree } from "#domain/text/text-set.ts";

/** The editors' changes for the page; the defaults without a provider. */
export const TextsContext = createContext<TextReading>(DEFAULTS_ONLY);

/** The texts of a file with the editors' changes and the nouns of the vertical: `const texts = useTexts(startTexts)`. */
export function useTexts<Texts extends TextTree>(set: Texts): Texts {
  const reading = useContext(TextsContext);
  return fillNouns(resolveTexts(set, reading), reading.nouns);
}

/** The same for texts that editors do not change. */
export const useNouns = <Texts>(texts: Texts): Texts => fillNouns(texts, useContext(TextsContext).nouns);
