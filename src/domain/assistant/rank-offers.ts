import type { FactSheet, Wish } from "./fact-sheet.ts";

/** An offer beside the others: 0 is best and 1 worst, for each wish in the order given and for the price. */
export interface RankedSheet {
  readonly sheet: FactSheet;
  readonly missed: readonly number[];
  readonly missedPrice: number;
  readonly score: number;
}

/** A plain no weighs more than any amount, and any wish more than the price, which the list itself is sorted by. */
const WEIGHT = { is: 2, least: 1, most: 1, price: 0.2 } as const;

/** The same for the same offers in whatever order they come. What a provider pays us is nowhere in it. */
export function rankOffers(sheets: readonly FactSheet[], wishes: readonly Wish[]): RankedSheet[] {
  const prices = sheets.map(({ yearlyFeeOre }) => yearlyFeeOre);
  return sheets
    .map((sheet) => {
      const missed = wishes.map((wish) => missedBy(sheet, wish, sheets));
      const missedPrice = position(sheet.yearlyFeeOre, prices);
      const score = wishes.reduce((sum, wish, index) => sum + WEIGHT[wish.kind] * (missed[index] ?? 0), 0);
      return { sheet, missed, missedPrice, score: score + WEIGHT.price * missedPrice };
    })
    .toSorted((a, b) => a.score - b.score || byRankOf(a.sheet, b.sheet));
}

/** As good in everything that was asked for and in price, and better in something. */
export function outranks(a: RankedSheet, b: RankedSheet): boolean {
  const pairs = [[a.missedPrice, b.missedPrice], ...a.missed.map((missed, index) => [missed, b.missed[index] ?? 0])];
  return (
    pairs.every(([mine = 0, theirs = 0]) => mine <= theirs) && pairs.some(([mine = 0, theirs = 0]) => mine < theirs)
  );
}

/** How far an offer is from what was asked for, 0 to 1. */
function missedBy(sheet: FactSheet, wish: Wish, sheets: readonly FactSheet[]): number {
  if (wish.kind === "is") return sheet.facts[wish.field] === wish.value ? 0 : 1;
  const fields = wish.fields.filter((field) => new Set(sheets.map(({ facts }) => facts[field])).size > 1);
  if (fields.length === 0) return 0;
  return fields.reduce((sum, field) => sum + missedIn(sheet, field, wish.kind, sheets), 0) / fields.length;
}

/** Not covered is worse than covered at the worst excess, whichever way the visitor wants it. */
export function missedIn(
  sheet: FactSheet,
  field: string,
  kind: "least" | "most",
  sheets: readonly FactSheet[],
): number {
  const own = sheet.facts[field];
  if (typeof own !== "number") return 1;
  const known = sheets.flatMap(({ facts }) => (typeof facts[field] === "number" ? [facts[field]] : []));
  const fromLeast = position(own, known);
  return kind === "least" ? fromLeast : 1 - fromLeast;
}

/** 0 at the least of them, 1 at the most; 0 when all are equal. */
function position(value: number, among: readonly number[]): number {
  const [least, most] = [Math.min(...among), Math.max(...among)];
  return most > least ? (value - least) / (most - least) : 0;
}

/** As the list itself: yearly fee, then name. Two offers of one provider go by id, so that no order is left to chance. */
const byRankOf = (a: FactSheet, b: FactSheet): number =>
  a.yearlyFeeOre - b.yearlyFeeOre || a.providerName.localeCompare(b.providerName, "sv") || (a.id < b.id ? -1 : 1);
