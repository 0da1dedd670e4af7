import { medianInterval } from "./median-interval.ts";

/** One finished search with at least one price, without anything that names a person. */
export interface PricedSearch {
  readonly vertical: string;
  /** The county; searches without one are in no figure. */
  readonly region: string;
  /** What makes two searches those of one person: the same visitor, the same identified person, the same personal number. */
  readonly keys: readonly string[];
  readonly lowestOre: number;
  readonly finishedAtMs: number;
}

export interface PriceFigure {
  readonly vertical: string;
  readonly region: string;
  /** In whole tens, rounded down: whether one more took part is not seen. */
  readonly persons: number;
  readonly medianOre: number;
  readonly lowOre: number;
  readonly highOre: number;
}

/** With fewer, a figure reveals more about the persons than about the prices. */
export const LEAST_PERSONS = 30;
const PERSONS_STEP = 10;
/** To whole ten kronor: a median of an odd number is one person's own price. */
const ROUNDED_TO_ORE = 10_00;

/** The median of the persons' lowest prices, for each vertical and county with enough persons. */
export function priceFigures(searches: readonly PricedSearch[]): PriceFigure[] {
  return Object.entries(Object.groupBy(searches, ({ vertical, region }) => `${vertical} ${region}`))
    .flatMap(([, group = []]) => figureOf(group) ?? [])
    .toSorted((a, b) => a.vertical.localeCompare(b.vertical, "sv") || a.region.localeCompare(b.region, "sv"));
}

function figureOf(group: readonly PricedSearch[]): PriceFigure | undefined {
  const prices = onePerPerson(group).map(({ lowestOre }) => lowestOre);
  const found = prices.length < LEAST_PERSONS ? undefined : medianInterval(prices);
  const [first] = group;
  if (!found || !first) return undefined;
  return {
    vertical: first.vertical,
    region: first.region,
    persons: Math.floor(prices.length / PERSONS_STEP) * PERSONS_STEP,
    medianOre: round(found.median),
    lowOre: round(found.low),
    highOre: round(found.high),
  };
}

const round = (ore: number): number => Math.round(ore / ROUNDED_TO_ORE) * ROUNDED_TO_ORE;

/** The latest search of each person. Searches are of one person when a key joins them, directly or through others. */
export function onePerPerson(searches: readonly PricedSearch[]): PricedSearch[] {
  const joined = new Map<string, string>();
  const find = (key: string): string => {
    let root = key;
    for (let next = joined.get(root); next !== undefined; next = joined.get(root)) root = next;
    for (let at = key; at !== root;) {
      const next = joined.get(at) ?? root;
      joined.set(at, root);
      at = next;
    }
    return root;
  };
  for (const { keys } of searches) {
    const [first = "", ...others] = keys;
    for (const key of others) {
      const from = find(key);
      const to = find(first);
      if (from !== to) joined.set(from, to);
    }
  }
  const latest = new Map<string, PricedSearch>();
  for (const search of searches) {
    const person = find(search.keys[0] ?? "");
    const known = latest.get(person);
    if (!known || known.finishedAtMs <= search.finishedAtMs) latest.set(person, search);
  }
  return [...latest.values()];
}
