import type { EventOutcome, EventsCapability, InsuredEvent } from "#verticals/_contract/events.ts";
import {
  citeTerms,
  findClause,
  readAmountsKr,
  statesOtherExcess,
  type ReadClause,
  type ReadTerms,
  type StatedTerms,
} from "./read-terms.ts";
import { settleDamage } from "./settle-damage.ts";

/** One event, and what an offer states of it. */
export interface EventRule<Subject extends string, Detail, Search> {
  readonly event: InsuredEvent;
  /** Undefined where the offer states nothing of it. */
  state(detail: Detail, search: Search): StatedOutcome<Subject> | undefined;
}

/** What the offer states, and the subject of the terms that states the same. */
export type StatedOutcome<Subject extends string> = { readonly clause: Subject } & (
  | { readonly kind: "damage"; readonly excessOre: number; readonly limitOre?: number | undefined }
  /** The excess is another than those of the offer: only the terms state it. */
  | { readonly kind: "by-terms"; readonly excessOre: number }
  | { readonly kind: "payout"; readonly ore: number }
  | { readonly kind: "not-covered" }
);

/** What each insurance pays at the events of a line, from the figures of its offer and the sentences of its terms. */
export const eventsByTerms = <Subject extends string, Detail, Search>(
  terms: ReadTerms<Subject>,
  rules: readonly EventRule<Subject, Detail, Search>[],
): EventsCapability<Search> => ({
  events: rules.map(({ event }) => event),
  readOn: terms.readOn,
  outcome(eventId, offer, search) {
    const rule = rules.find(({ event }) => event.id === eventId);
    // A vertical only ever gets back the detail its own providers made.
    const stated = rule?.state(offer.detail as Detail, search);
    if (!rule || !stated) return undefined;
    const read = findClause(terms, offer.providerId, stated.clause);
    const clause = read && contradicts(read, stated) ? undefined : read;
    if (stated.kind === "by-terms" && !clause) return undefined;
    const citation = clause && citeTerms(terms, offer, stated.clause);
    return { ...settle(rule.event, stated, clause?.states), ...(citation ? { citation } : {}) };
  },
});

/** A share of an insured amount is left to the tests of the data. */
function contradicts(clause: ReadClause, stated: StatedOutcome<string>): boolean {
  if (stated.kind === "not-covered") return false;
  if (stated.kind !== "payout") return statesOtherExcess(clause, stated.excessOre);
  return !/procent/.test(clause.quote) && readAmountsKr(clause.quote).some((kr) => kr * 100 !== stated.ore);
}

function settle(
  { damageOre }: InsuredEvent,
  stated: StatedOutcome<string>,
  inTerms: StatedTerms = {},
): Omit<EventOutcome, "citation"> {
  if (stated.kind === "not-covered") return { isCovered: false, ownOre: damageOre, insurerOre: 0 };
  if (stated.kind === "payout") return { isCovered: true, ownOre: 0, insurerOre: stated.ore };
  const { excessKr, excessPercent, limitKr } = inTerms;
  const limitsOre = [
    ...(stated.kind === "damage" && stated.limitOre !== undefined ? [stated.limitOre] : []),
    ...(limitKr === undefined ? [] : [limitKr * 100]),
  ];
  return {
    isCovered: true,
    ...settleDamage(damageOre, {
      excessOre: excessKr === undefined ? stated.excessOre : excessKr * 100,
      excessPercent,
      limitOre: limitsOre.length === 0 ? undefined : Math.min(...limitsOre),
    }),
  };
}
