/** What the calculator shows. */
export interface GoalPageData {
  /** Of the visitor's own list, where there is one. */
  readonly searchId: string | undefined;
  readonly accounts: readonly GoalAccount[];
  /** Hundredths of a percent. */
  readonly currentRate: number | undefined;
  readonly taxPercent: number;
  /** YYYY-MM-DD in Sweden. */
  readonly today: string;
  readonly typed: TypedGoal;
}

export interface GoalAccount {
  readonly id: string;
  readonly name: string;
  readonly rate: number;
}

/** Whole kronor; the rate in hundredths of a percent, for a visitor who has no list. */
export interface TypedGoal {
  readonly targetKr: number;
  readonly haveKr: number;
  readonly monthlyKr: number;
  readonly rate: number;
  /** The chosen account; the first when there is no such account. */
  readonly accountId: string | undefined;
}

export const GOAL_FIELDS = { target: "mal", have: "har", monthly: "manad", rate: "ranta", account: "konto" } as const;

const MOST_KR = 99_999_999;
const MOST_RATE = 2_000;
const DEFAULTS = { targetKr: 150_000, haveKr: 0, monthlyKr: 2_000, rate: 250 };

export function readGoal(query: URLSearchParams, amountKr: number | undefined): TypedGoal {
  return {
    targetKr: readWhole(query.get(GOAL_FIELDS.target), MOST_KR) ?? Math.max(DEFAULTS.targetKr, 2 * (amountKr ?? 0)),
    haveKr: readWhole(query.get(GOAL_FIELDS.have), MOST_KR) ?? amountKr ?? DEFAULTS.haveKr,
    monthlyKr: readWhole(query.get(GOAL_FIELDS.monthly), MOST_KR) ?? DEFAULTS.monthlyKr,
    rate: readRate(query.get(GOAL_FIELDS.rate)) ?? DEFAULTS.rate,
    accountId: query.get(GOAL_FIELDS.account) ?? undefined,
  };
}

/** "150 000" as people type it; undefined when it is no number within the bounds. */
export function readWhole(typed: string | null, most = MOST_KR): number | undefined {
  const digits = (typed ?? "").replace(/[\s\u00A0\u202F]|kr/g, "");
  return /^\d{1,8}$/.test(digits) && Number(digits) <= most ? Number(digits) : undefined;
}

/** "3,05" as hundredths of a percent. */
export function readRate(typed: string | null): number | undefined {
  const text = (typed ?? "").replace(/[\s%]/g, "").replace(",", ".");
  const rate = /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
  return rate !== undefined && rate <= MOST_RATE ? rate : undefined;
}
