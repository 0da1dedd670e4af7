import { type FactSheet, type FactValue, QUOTE_FIELD, type Wish } from "./fact-sheet.ts";
import { missedIn } from "./fulfil-wishes.ts";

/**
 * A claim about one offer: which fact, the claimed value, and the form of the sentence. The sentence itself is
 * ours, written from the value that we have (decision 18).
 */
export interface Claim {
  readonly field: string;
  readonly value: FactValue | string;
  readonly sentence: SentenceForm;
}

/** `lowest` and `highest` also state that no other offer has a lower or a higher one. */
export const SENTENCE_FORMS = ["plain", "short", "lowest", "highest"] as const;
export type SentenceForm = (typeof SENTENCE_FORMS)[number];

/** True only when the offer itself states exactly that. */
export function isSupported(claim: Claim, sheet: FactSheet, sheets: readonly FactSheet[]): boolean {
  const { field, value, sentence } = claim;
  if (field === QUOTE_FIELD) {
    return typeof value === "string" && sentence === "plain" && sheet.quotes.includes(value);
  }
  if (!Object.hasOwn(sheet.facts, field) || sheet.facts[field] !== value) return false;
  return sentence === "plain" || sentence === "short" || isOutermost(field, value, sentence, sheets);
}

/** What is claimed of an offer by rules: the fact behind each wish, and where it stands out. */
export const claimsFor = (sheet: FactSheet, wishes: readonly Wish[], sheets: readonly FactSheet[]): Claim[] =>
  withoutRepeats(wishes.flatMap((wish) => claimsOf(sheet, wish, sheets)));

/** One sentence for each field: the first. */
export const withoutRepeats = (claims: readonly Claim[]): Claim[] =>
  claims.filter((claim, index) => claims.findIndex(({ field }) => field === claim.field) === index);

/** More of the same kind would be a table, which is what the comparison is for. */
const FACTS_PER_WISH = 2;

function claimsOf(sheet: FactSheet, wish: Wish, sheets: readonly FactSheet[]): Claim[] {
  if (wish.kind === "is") return plainClaim(sheet, wish.field);
  const { kind } = wish;
  return wish.fields
    .filter((field) => typeof sheet.facts[field] === "number")
    .map((field) => ({ field, missed: missedIn(sheet, field, kind, sheets) }))
    .toSorted((a, b) => a.missed - b.missed)
    .slice(0, FACTS_PER_WISH)
    .flatMap(({ field }) => plainClaim(sheet, field))
    .map((claim) => standOut(claim, kind === "least" ? "lowest" : "highest", sheets));
}

const standOut = (claim: Claim, sentence: "lowest" | "highest", sheets: readonly FactSheet[]): Claim =>
  isOutermost(claim.field, claim.value, sentence, sheets) ? { ...claim, sentence } : claim;

function plainClaim(sheet: FactSheet, field: string): Claim[] {
  const value = sheet.facts[field];
  return value === undefined ? [] : [{ field, value, sentence: "plain" }];
}

/** No other offer has a lower (higher) one, and at least one differs: what all share is no distinction. */
function isOutermost(
  field: string,
  value: Claim["value"],
  sentence: "lowest" | "highest",
  sheets: readonly FactSheet[],
): boolean {
  const known = sheets.map(({ facts }) => facts[field]).filter((fact) => typeof fact === "number");
  if (typeof value !== "number" || new Set(known).size < 2) return false;
  return value === (sentence === "lowest" ? Math.min(...known) : Math.max(...known));
}
