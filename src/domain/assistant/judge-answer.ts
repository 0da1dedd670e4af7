import { admissionsFor, type Claim, claimsFor, isSupported, withoutRepeats } from "./claims.ts";
import type { FactSheet, Wish } from "./fact-sheet.ts";
import { outranks, rankOffers } from "./rank-offers.ts";

/** An offer that is suggested, and every claim about it. */
export interface Pick {
  readonly sheet: FactSheet;
  readonly claims: readonly Claim[];
}

/** An external claim about an offer, by the id it gives the offer. */
export interface ProposedClaim extends Claim {
  readonly offer: string;
}

const MAX_PICKS = 3;
/** Besides the claims that must be made. */
const MAX_PROPOSED_CLAIMS = 4;

/** The ranker's own answer. */
export const pickByRules = (sheets: readonly FactSheet[], wishes: readonly Wish[]): Pick[] =>
  rankOffers(sheets, wishes)
    .slice(0, MAX_PICKS)
    .map(({ sheet }) => ({ sheet, claims: claimsFor(sheet, wishes, sheets) }));

/**
 * What is left of a proposed answer without the claims that no offer supports. Offers are in the order of their
 * first claim that is true. Undefined when too little is left, or when an offer is put before a better one: then the
 * ranker's own answer is used.
 */
export function judgeAnswer(
  proposed: readonly ProposedClaim[],
  sheets: readonly FactSheet[],
  wishes: readonly Wish[],
): Pick[] | undefined {
  const asked = new Set(wishes.flatMap((wish) => (wish.kind === "is" ? [wish.field] : wish.fields)));
  const byOffer = new Map<FactSheet, Claim[]>();
  for (const { offer, ...claim } of proposed) {
    const sheet = sheets.find(({ id }) => id === offer);
    if (sheet && isSupported(claim, sheet, sheets)) byOffer.set(sheet, [...(byOffer.get(sheet) ?? []), claim]);
  }
  const picks = [...byOffer]
    // A reason is about what was asked for.
    .filter(([, claims]) => claims.some(({ field }) => asked.has(field)))
    .slice(0, MAX_PICKS)
    .map(([sheet, claims]) => ({
      sheet,
      claims: withoutRepeats([...admissionsFor(sheet, wishes), ...mostRelevant(claims, asked)]),
    }));
  if (picks.length < Math.min(MAX_PICKS, sheets.length)) return undefined;
  return isFairOrder(picks, sheets, wishes) ? picks : undefined;
}

/** What was asked about before what was not. */
const mostRelevant = (claims: readonly Claim[], asked: ReadonlySet<string>): Claim[] =>
  withoutRepeats([
    ...claims.filter(({ field }) => asked.has(field)),
    ...claims.filter(({ field }) => !asked.has(field)),
  ]).slice(0, MAX_PROPOSED_CLAIMS);

/** Offers whose scores differ by no more than this are as good as equal: half of what the price can weigh. */
const NEAR = 0.1;

/**
 * No offer that outranks a pick or scores clearly better is left out or put after it: an offer cannot be talked
 * up, only chosen among equals.
 */
function isFairOrder(picks: readonly Pick[], sheets: readonly FactSheet[], wishes: readonly Wish[]): boolean {
  const ranked = rankOffers(sheets, wishes);
  return picks.every((pick, place) => {
    const own = ranked.find(({ sheet }) => sheet === pick.sheet);
    const before = new Set(picks.slice(0, place).map(({ sheet }) => sheet));
    const others = ranked.filter(({ sheet }) => sheet !== pick.sheet && !before.has(sheet));
    return own !== undefined && others.every((other) => !outranks(other, own) && own.score - other.score <= NEAR);
  });
}
