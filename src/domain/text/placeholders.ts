/** The names between braces of a sentence: "fee" of "Från {fee}." */
export type PlaceholderIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderIn<Rest>
  : never;

const PLACEHOLDER = /\{([a-z][A-Za-z]*)\}/g;

export const placeholdersIn = (text: string): string[] =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? ""))].toSorted();

/** Puts values where the sentence names them. An editor may move a name, never lose it (check-text.ts). */
export const fillText = <const Text extends string>(
  text: Text,
  values: Readonly<Record<PlaceholderIn<Text>, string | number>>,
): string =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    String((values as Record<string, string | number>)[name] ?? whole),
  );
