/** Parts of the product, and companies outside that it asks. */
export const PARTS = [
  "web",
  "worker",
  "restate",
  "restate-node",
  "postgres",
  "replica",
  "redis",
  "smtp",
  "bankid",
  "aggregator",
  "registers",
  "model",
  "prices",
  "providers",
] as const;
export type Part = (typeof PARTS)[number];

export const FAILURES = ["kill", "hang", "slow", "garbage", "disk", "clock", "cut"] as const;
export type Failure = (typeof FAILURES)[number];

/** Reached over a link alone: what happens inside is known to us only by its answers. */
export const OUTSIDE_PARTS = [
  "smtp",
  "bankid",
  "aggregator",
  "registers",
  "model",
  "prices",
  "providers",
] as const satisfies readonly Part[];
export type OutsidePart = (typeof OUTSIDE_PARTS)[number];

export const isOutside = (part: Part): part is OutsidePart => OUTSIDE_PARTS.some((each) => each === part);

export const PART_NAMES: Readonly<Record<Part, string>> = {
  web: "web, one of two",
  worker: "worker, one of two",
  restate: "Restate, all three nodes",
  "restate-node": "Restate, one of three nodes",
  postgres: "PostgreSQL, primary",
  replica: "PostgreSQL, replica",
  redis: "Redis",
  smtp: "mail carrier",
  bankid: "BankID",
  aggregator: "aggregator of insurance data",
  registers: "registers and name servers",
  model: "language model",
  prices: "price source",
  providers: "providers, all",
};

export interface Combination {
  readonly part: Part;
  readonly failure: Failure;
  /** Why it is not run; undefined for one that is. */
  readonly without: string | undefined;
}

const OUTSIDE_WITHOUT: Partial<Record<Failure, string>> = {
  disk: "its disk is not ours: we see no answer, as in kill and hang",
  clock: "its clock is not ours: no decision of ours uses a time that it sends",
};

const OWN_WITHOUT: Partial<Record<Part, Partial<Record<Failure, string>>>> = {
  restate: {
    disk: "each node has a disk of its own: see one of three nodes",
    clock: "its program is statically linked, so that no other clock can be given to it alone",
  },
  "restate-node": {
    clock: "its program is statically linked, so that no other clock can be given to it alone",
  },
  redis: {
    disk: "it writes nothing to a disk here: all that it holds may be lost",
    clock:
      "Debian's build does not start with the library that changes a clock; what expires there expires after periods",
  },
};

/** Every part with every failure. */
export const COMBINATIONS: readonly Combination[] = PARTS.flatMap((part) =>
  FAILURES.map((failure) => ({
    part,
    failure,
    without: isOutside(part) ? OUTSIDE_WITHOUT[failure] : OWN_WITHOUT[part]?.[failure],
  })),
);

export const nameOf = ({ part, failure }: Pick<Combination, "part" | "failure">): string => `${part}/${failure}`;

/**
 * The combinations that `--only` names: `part/failure`, or a part with all its failures, separated by commas. Nothing selects all.
 * Throws for a name that does not exist, and for one that cannot be run.
 */
export function selectRows(only: string | undefined): readonly Combination[] {
  const runnable = COMBINATIONS.filter(({ without }) => without === undefined);
  if (only === undefined) return runnable;
  const names = only.split(",").map((name) => name.trim());
  const matches = (name: string) => (each: Combination) => nameOf(each) === name || each.part === name;
  const unknown = names.find((name) => !runnable.some(matches(name)));
  if (unknown !== undefined) {
    const known = COMBINATIONS.find(matches(unknown));
    throw new Error(known?.without ? `${unknown} is not run: ${known.without}` : `no row is named ${unknown}`);
  }
  return runnable.filter((each) => names.some((name) => matches(name)(each)));
}
