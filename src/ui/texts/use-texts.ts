import { createContext, useContext } from "react";
import { DEFAULTS_ONLY, resolveTexts, type TextReading } from "#domain/text/resolve-texts.ts";
import type { TextTree } from "#domain/text/text-set.ts";

/** The editors' changes for the page; the defaults without a provider. */
export const TextsContext = createContext<TextReading>(DEFAULTS_ONLY);

/** The texts of a file with the editors' changes: `const texts = useTexts(startTexts)`. */
export const useTexts = <Texts extends TextTree>(set: Texts): Texts => resolveTexts(set, useContext(TextsContext));
