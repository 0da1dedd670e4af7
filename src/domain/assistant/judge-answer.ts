import { type Claim, claimsFor, isSupported, withoutRepeats } from "./claims.ts";
import type { FactSheet, Wish } from "./fact-sheet.ts";

/** An offer that fulfils what was asked for, and what is stated of it. */
export interface Picked {
  readonly sheet: FactSheet;
  readonly claims: readonly Claim[];
}

/** An external claim about an offer, by the id it gives the offer. */
export interface ProposedClaim extends Claim {
  readonly offer: string;
}

export interface Asked {
  readonly wishes: readonly Wish[];
  /** All offers of the list: a claim may be about an offer's place among them. */
  readonly among: readonly FactSheet[];
}

/** More would be a table, which is what the comparison is for. */
const MAX_PROPOSED_CLAIMS = 4;

/** What is stated by rules: the fact behind each wish. */
export const claimByRules = (fulfilling: readonly FactSheet[], { wishes, among }: Asked): Picked[] =>
  fulfilling.map((sheet) => ({ sheet, claims: claimsFor(sheet, wishes, among) }));

/**
 * The same offers in the same order, with the proposed claims that are true of them. Which offers there are and how they stand is not
 * proposed. Undefined when no claim about what was asked for is true.
 */
export function judgeAnswer(
  proposed: readonly ProposedClaim[],
  fulfilling: readonly FactSheet[],
  { wishes, among }: Asked,
): Picked[] | undefined {
  const fields = new Set(wishes.flatMap((wish) => (wish.kind === "is" ? [wish.field] : wish.fields)));
  const picks = claimByRules(fulfilling, { wishes, among }).map(({ sheet, claims }) => {
    const own = proposed
      .filter(({ offer }) => offer === sheet.id)
      .map(({ offer: _, ...claim }) => claim)
      .filter((claim) => isSupported(claim, sheet, among));
    // What is stated of an offer is first of all why it is there.
    const isAbout = own.some(({ field }) => fields.has(field));
    return { sheet, isAbout, claims: isAbout ? mostRelevant(own, fields) : claims };
  });
  return picks.some(({ isAbout }) => isAbout) ? picks.map(({ sheet, claims }) => ({ sheet, claims })) : undefined;
}

/** What was asked about before what was not. */
const mostRelevant = (claims: readonly Claim[], asked: ReadonlySet<string>): Claim[] =>
  withoutRepeats([
    ...claims.filter(({ field }) => asked.has(field)),
    ...claims.filter(({ field }) => !asked.has(field)),
  ]).slice(0, MAX_PROPOSED_CLAIMS);
