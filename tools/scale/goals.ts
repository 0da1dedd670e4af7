/** What is wanted of each figure, as data: the table of docs/scale.md is made from it. */
export interface Goal {
  /** As its measurement names it, or begins. */
  readonly figure: string;
  readonly bench: BenchName;
  /** The least ratio to the bare limit. */
  readonly ratio?: number;
  /** The most processor time of a node, in µs. */
  readonly cpuUs?: number;
  /** The longest of ninety-nine in a hundred, with none failed. */
  readonly p99Ms?: number;
}

export type BenchName =
  | "search"
  | "ssr"
  | "progress"
  | "orders"
  | "calls"
  | "load-search 60"
  | "load-search 100"
  | "load-search 200"
  | "costs";

/** In the order in which they are measured. The numbers of load-search are searches a second. */
export const BENCHES: readonly BenchName[] = [
  "search",
  "ssr",
  "progress",
  "orders",
  "calls",
  "load-search 60",
  "load-search 100",
  "load-search 200",
  "costs",
];

/** Figures without a goal are shown beside these. */
export const GOALS: readonly Goal[] = [
  { bench: "search", figure: "search car, providers answer at once", ratio: 0.75, cpuUs: 2_500 },
  { bench: "search", figure: "search car, providers at their real speed", cpuUs: 5_000 },
  { bench: "progress", figure: "progress car, at its own node", ratio: 0.9 },
  { bench: "progress", figure: "progress car, at another node", ratio: 0.7 },
  { bench: "orders", figure: "orders", ratio: 0.75 },
  { bench: "ssr", figure: "ssr car", ratio: 0.7 },
  { bench: "load-search 100", figure: "load car", p99Ms: 100 },
  { bench: "load-search 200", figure: "load car", p99Ms: 250 },
];
