import { addMonths } from "#domain/calendar/day-arithmetic.ts";
import { type GoalMonth, planGoal } from "#verticals/deposit/calculation/goal.ts";

export interface AskedGoal {
  readonly targetKr: number;
  readonly haveKr: number;
  readonly monthlyKr: number;
  /** Hundredths of a percent. */
  readonly rate: number;
  readonly taxPercent: number;
  readonly currentRate: number | undefined;
  readonly today: string;
}

export type GoalView =
  | { readonly kind: "reached" | "never" }
  | {
      readonly kind: "planned";
      readonly months: readonly GoalMonth[];
      /** YYYY-MM when the goal is reached. */
      readonly reachedIn: string;
      /** Less than nothing when it takes longer; undefined when today's rate is not known or never reaches the goal. */
      readonly monthsSooner: number | undefined;
    };

export function viewGoal({ targetKr, haveKr, monthlyKr, rate, taxPercent, currentRate, today }: AskedGoal): GoalView {
  const plan = { targetOre: targetKr * 100, haveOre: haveKr * 100, monthlyOre: monthlyKr * 100, taxPercent };
  const months = planGoal({ ...plan, rateBasisPoints: rate });
  const last = months?.at(-1);
  if (!months || !last) return { kind: "never" };
  if (last.month === 0) return { kind: "reached" };
  const atToday = currentRate === undefined ? undefined : planGoal({ ...plan, rateBasisPoints: currentRate })?.at(-1);
  return {
    kind: "planned",
    months,
    reachedIn: monthAfter(today, last.month),
    monthsSooner: atToday && atToday.month - last.month,
  };
}

/** YYYY-MM. */
export const monthAfter = (today: string, months: number): string =>
  addMonths(`${today.slice(0, 7)}-01`, months).slice(0, 7);

/** So many that a table can be read: every month of two years, then by the year, and always the last. */
export function rowsOf(months: readonly GoalMonth[]): readonly GoalMonth[] {
  const last = months.length - 1;
  const step = last <= 24 ? 1 : 12;
  return months.filter(({ month }, at) => month % step === 0 || at === last);
}
