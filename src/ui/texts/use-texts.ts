import { createContext, useContext } from "react";
import { textOrKey } from "#domain/text/find-text.ts";
import { DEFAULTS_ONLY, resolveTexts, type TextReading } from "#domain/text/resolve-texts.ts";
import type { TextTree } from "#domain/text/text-set.ts";

/** What editors have changed, for the page around; the defaults where nobody says. */
export const TextsContext = createContext<TextReading>(DEFAULTS_ONLY);

/** The texts of a file as editors want them: `const texts = useTexts(startTexts)`. */
export const useTexts = <Texts extends TextTree>(set: Texts): Texts => resolveTexts(set, useContext(TextsContext));

/** One text by a key that only the running program knows. A key without a text is shown as it is (F-121). */
export const useText = (set: TextTree, key: string): string =>
  textOrKey(set, key, useContext(TextsContext), import.meta.env.DEV ? warnOfMissing : undefined);

/** F-122: whoever writes the code is told, a visitor's console is not. */
// oxlint-disable-next-line no-console
const warnOfMissing = (message: string): void => console.warn(message);
