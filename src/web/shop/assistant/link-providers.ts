/** A part of a text: plain text, or the name of a provider in the list. */
export type TextPart<Named> = { readonly text: string; readonly named: Named | undefined };

/** Finds the providers of the list in a text, longest name first: nothing else in it can become a link. */
export function linkProviders<Named extends { readonly providerName: string }>(
  text: string,
  all: readonly Named[],
): TextPart<Named>[] {
  const byLength = all.toSorted((a, b) => b.providerName.length - a.providerName.length);
  const pattern = byLength.map(({ providerName }) => escapePattern(providerName)).join("|");
  if (pattern === "") return [{ text, named: undefined }];
  return text
    .split(new RegExp(`(?<![\\p{L}\\d])(${pattern})(?![\\p{L}\\d])`, "u"))
    .filter((part) => part !== "")
    .map((part) => ({ text: part, named: byLength.find(({ providerName }) => providerName === part) }));
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
