import { textOrKey } from "#domain/text/find-text.ts";
import type { TextTree } from "#domain/text/text-set.ts";
import { warnDeveloper } from "#ui/pieces/warn-developer.ts";

/** One text by a key that only the running program knows. A key without a text is shown as it is (F-121), and warned of (F-122). */
export const textByKey = (texts: TextTree, key: string): string => textOrKey(texts, key, warnDeveloper);
