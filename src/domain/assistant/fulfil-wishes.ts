import type { FactSheet, Wish } from "./fact-sheet.ts";

export interface Fulfilment {
  /** The offers that fulfil every wish that could be checked, in the order of the list. */
  readonly sheets: readonly FactSheet[];
  /** Wishes for something that no offer states. */
  readonly unchecked: readonly Wish[];
}

/** Neither what a provider pays us nor the price is in it. */
export function fulfilWishes(sheets: readonly FactSheet[], wishes: readonly Wish[]): Fulfilment {
  const checked = wishes.filter((wish) => isStated(wish, sheets));
  const tests = checked.map((wish) => testOf(wish, sheets));
  return {
    sheets: sheets.filter((sheet) => tests.length > 0 && tests.every((isFulfilled) => isFulfilled(sheet))),
    unchecked: wishes.filter((wish) => !checked.includes(wish)),
  };
}

const isStated = (wish: Wish, sheets: readonly FactSheet[]): boolean =>
  (wish.kind === "is" ? [wish.field] : wish.fields).some((field) =>
    sheets.some(({ facts }) => facts[field] !== undefined),
  );

/** Little or much is only so beside the others: it is the half of the offers with the least, or with the most. */
function testOf(wish: Wish, sheets: readonly FactSheet[]): (sheet: FactSheet) => boolean {
  if (wish.kind === "is") return ({ facts }) => facts[wish.field] === wish.value;
  const missed = (sheet: FactSheet): number => missedBy(sheet, wish, sheets);
  const middle = sheets.map(missed).toSorted((a, b) => a - b)[Math.ceil(sheets.length / 2) - 1] ?? 0;
  return (sheet) => missed(sheet) <= middle;
}

type Amount = Extract<Wish, { readonly fields: readonly string[] }>;

/** 0 to 1; a field that is the same in all offers does not count. */
function missedBy(sheet: FactSheet, { kind, fields }: Amount, sheets: readonly FactSheet[]): number {
  const differing = fields.filter((field) => new Set(sheets.map(({ facts }) => facts[field])).size > 1);
  if (differing.length === 0) return 0;
  return differing.reduce((sum, field) => sum + missedIn(sheet, field, kind, sheets), 0) / differing.length;
}

/** How far an offer is from the best in it. Not covered is worse than covered at the worst excess, whichever is wanted. */
export function missedIn(sheet: FactSheet, field: string, kind: Amount["kind"], sheets: readonly FactSheet[]): number {
  const own = sheet.facts[field];
  if (typeof own !== "number") return 1;
  const known = sheets.flatMap(({ facts }) => (typeof facts[field] === "number" ? [facts[field]] : []));
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const fromLeast = most > least ? (own - least) / (most - least) : 0;
  return kind === "least" ? fromLeast : 1 - fromLeast;
}
