import {
  type Cover,
  type CoverPart,
  type CoverTerms,
  excessOre,
  findPart,
  isIncluded,
  type TermsCitation,
} from "./cover.ts";

/** What an insurance does when something happens. */
export interface CoverOutcome {
  readonly isCovered: boolean;
  /** What the customer pays of the damage, or loses by it. Whole öre. */
  readonly ownOre: number;
  /** What the insurer pays. */
  readonly insurerOre: number;
  /** Undefined where the sentence has not been read: then the amount is the insurer's own figure. */
  readonly citation?: TermsCitation;
}

export interface Damage {
  /** The type of the part that covers it. */
  readonly part: string;
  readonly damageOre: number;
  /** Nothing that happens has a price: what is paid out is compared. */
  readonly isPayout?: boolean;
  /** How long it lasts, where cover has an end. */
  readonly days?: number;
}

/** Undefined where nothing states the outcome; then no amount is shown. */
export function outcomeOf(cover: Cover | undefined, damage: Damage): CoverOutcome | undefined {
  const part = findPart(cover, damage.part);
  if (!part || part.state === "unknown") return undefined;
  const citation = part.source ? { citation: part.source } : {};
  if (!isIncluded(part) || isTooShort(part, damage))
    return { isCovered: false, ownOre: damage.damageOre, insurerOre: 0, ...citation };
  const settled = settle(part.terms ?? {}, damage);
  return settled && { isCovered: true, ...settled, ...citation };
}

const isTooShort = ({ terms }: CoverPart, { days = 0 }: Damage): boolean =>
  typeof terms?.days === "number" && terms.days < days;

/** The excess is taken off the damage, and what is left is paid up to the limit. */
function settle(
  { excess, limitOre = Infinity, payoutOre }: CoverTerms,
  { damageOre, isPayout }: Damage,
): Pick<CoverOutcome, "ownOre" | "insurerOre"> | undefined {
  if (isPayout) return payoutOre === undefined ? undefined : { ownOre: 0, insurerOre: payoutOre };
  if (!excess) return undefined;
  const insurerOre = Math.max(0, Math.min(damageOre - excessOre(excess, damageOre), limitOre));
  return { ownOre: damageOre - insurerOre, insurerOre };
}
