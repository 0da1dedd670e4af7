import { LISTS_SCOPE, RENEWALS_SCOPE } from "./agent-scopes.ts";

/** What a person agrees to. `products` has the name of what a scope compares. */
export function scopeText(scope: string, products: Readonly<Record<string, string>>): string {
  if (scope === RENEWALS_SCOPE) return "Läsa hushållets datum";
  if (scope === LISTS_SCOPE) return "Läsa dina prislistor";
  const product = products[scope];
  return product === undefined ? "Jämföra priser" : `Jämföra ${product}`;
}

/** Undefined for a comparison: one sentence is for all of them. */
export function scopeDetail(scope: string): string | undefined {
  if (scope === RENEWALS_SCOPE) return "Avtal, bolag, pris och när de förnyas, binds eller upphör.";
  if (scope === LISTS_SCOPE) return "Priser, placering och villkor i jämförelser du har gjort.";
  return undefined;
}

export const neverText = "Får inte teckna, säga upp eller se personnummer";
