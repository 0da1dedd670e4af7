import { keyText, listTexts, type TextDefault, type TextKey, type TextTree } from "#domain/text/text-set.ts";

/** Every sentence that editors can change in the current code. */
export interface TextCatalogue {
  readonly texts: readonly TextDefault[];
  find(key: TextKey): TextDefault | undefined;
}

export function createTextCatalogue(sets: readonly TextTree[]): TextCatalogue {
  const texts = sets.flatMap(listTexts);
  const byKey = new Map(texts.map((text) => [keyText(text), text]));
  if (byKey.size < texts.length) throw new Error(`two texts share an alias: ${twice(texts)}`);
  return { texts, find: (key) => byKey.get(keyText(key)) };
}

function twice(texts: readonly TextDefault[]): string {
  const keys = texts.map(keyText);
  return keys.filter((key, at) => keys.indexOf(key) !== at).join(", ");
}
