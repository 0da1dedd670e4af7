import { createContext, useContext } from "react";
import { DEFAULTS_ONLY, resolveTexts, type TextReading } from "#domain/text/resolve-texts.ts";
import type { TextTree } from "#domain/text/text-set.ts";

/** What editors have changed, for the page around; the defaults where nobody says. */
export const TextsContext = createContext<TextReading>(DEFAULTS_ONLY);

/** The texts of a file as editors want them: `const texts = useTexts(startTexts)`. */
export const useTexts = <Texts extends TextTree>(set: Texts): Texts => resolveTexts(set, useContext(TextsContext));
