/** A part of a text: plain text, or the name of a provider in the list. */
export type TextPart<Named> = { readonly text: string; readonly named: Named | undefined };

/**
 * Finds the providers of the list in a text, longest name first: nothing else in it can become a link. Where a provider has several
 * offers, its name leads to the first of them, then to the next.
 */
export function linkProviders<Named extends { readonly providerName: string }>(
  text: string,
  all: readonly Named[],
): TextPart<Named>[] {
  const byLength = all.toSorted((a, b) => b.providerName.length - a.providerName.length);
  const pattern = byLength.map(({ providerName }) => escapePattern(providerName)).join("|");
  if (pattern === "") return [{ text, named: undefined }];
  const seen = new Map<string, number>();
  return text
    .split(new RegExp(`(?<![\\p{L}\\d])(${pattern})(?![\\p{L}\\d])`, "u"))
    .filter((part) => part !== "")
    .map((part) => {
      const own = all.filter(({ providerName }) => providerName === part);
      const times = seen.get(part) ?? 0;
      seen.set(part, times + 1);
      return { text: part, named: own[times % own.length] };
    });
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
