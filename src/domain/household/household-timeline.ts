import { addMonths, daysBetween } from "#domain/calendar/day-arithmetic.ts";
import { wholeKrOre } from "../offer/whole-kronor.ts";
import type { HeldContract } from "./held-contract.ts";

export type MarkKind = "starts" | "notice" | "campaign" | "binding" | "renews" | "ends";

/** A day on which something happens to an agreement, or the last one to act on. */
export interface HouseholdMark {
  readonly date: string;
  readonly kind: MarkKind;
}

export interface HouseholdRow {
  readonly contract: HeldContract;
  /** Of the coming twelve months, the next one first. */
  readonly marks: readonly HouseholdMark[];
}

export interface NextMark {
  readonly contract: HeldContract;
  readonly mark: HouseholdMark;
}

export interface MonthSum {
  /** YYYY-MM. */
  readonly month: string;
  readonly ore: number;
}

export interface HouseholdTimeline {
  readonly today: string;
  /** The same day a year later: the last that is shown. */
  readonly until: string;
  /** The one whose next day comes first is first; those without a known day are last. */
  readonly rows: readonly HouseholdRow[];
  /** The first day to act on. */
  readonly next: NextMark | undefined;
  /** What is paid each month today, as far as it is known. */
  readonly monthlyOre: number;
  /** What a month costs of what has not begun: it is not in the sum. */
  readonly upcomingOre: number;
  /** How many agreements have no known price. */
  readonly unpriced: number;
  /** Twelve, from this month on, with the changes of price that are known. */
  readonly months: readonly MonthSum[];
  readonly yearOre: number;
}

/** What a household has, twelve months ahead. */
export function householdTimeline(contracts: readonly HeldContract[], today: string): HouseholdTimeline {
  const until = addMonths(today, 12);
  const rows = contracts
    .map((contract) => ({ contract, marks: marksOf(contract).filter(({ date }) => date >= today && date <= until) }))
    .toSorted(byNextDay);
  const months = Array.from({ length: 12 }, (_, at) => {
    const day = addMonths(today, at);
    return { month: day.slice(0, 7), ore: sum(contracts.map((contract) => costOn(contract, day))) };
  });
  return {
    today,
    until,
    rows,
    next: nextOf(rows),
    monthlyOre: months[0]?.ore ?? 0,
    upcomingOre: sum(
      contracts.map(({ startsOn = today, monthlyOre = 0 }) => (startsOn > today ? wholeKrOre(monthlyOre) : 0)),
    ),
    unpriced: contracts.filter(({ monthlyOre }) => monthlyOre === undefined).length,
    months,
    yearOre: sum(months.map(({ ore }) => ore)),
  };
}

/** Of the whole line, from 0 to 1. */
export const placeOf = (day: string, { today, until }: Pick<HouseholdTimeline, "today" | "until">): number =>
  Math.min(1, Math.max(0, daysBetween(today, day) / daysBetween(today, until)));

/** A renewal is given notice of the day before at the latest: one mark stands for both. */
export const isSeparateNotice = ({ noticeBy, renewsOn }: HeldContract): boolean =>
  noticeBy !== undefined && (renewsOn === undefined || daysBetween(noticeBy, renewsOn) > 1);

export function marksOf(contract: HeldContract): HouseholdMark[] {
  const { startsOn, noticeBy, campaignUntil, boundUntil, renewsOn, endsOn } = contract;
  const days: readonly (readonly [MarkKind, string | undefined])[] = [
    ["starts", startsOn],
    ["notice", isSeparateNotice(contract) ? noticeBy : undefined],
    ["campaign", campaignUntil],
    ["binding", boundUntil],
    ["renews", renewsOn],
    ["ends", endsOn],
  ];
  return days
    .flatMap(([kind, date]) => (date === undefined ? [] : [{ kind, date }]))
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** In the month that contains the day, in whole kronor as its row shows it. What is not known is counted as nothing. */
export const costOn = (contract: HeldContract, day: string): number => wholeKrOre(statedCostOn(contract, day));

function statedCostOn(contract: HeldContract, day: string): number {
  const { startsOn, endsOn, monthlyOre = 0, nextMonthlyOre, nextIncreaseOre = 0, campaignUntil, boundUntil } = contract;
  if ((startsOn !== undefined && day < startsOn) || (endsOn !== undefined && day >= endsOn)) return 0;
  const changesOn = campaignUntil ?? boundUntil;
  if (changesOn === undefined || day < changesOn) return monthlyOre;
  return nextMonthlyOre ?? monthlyOre + nextIncreaseOre;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);

/** After every day. */
const NO_DAY = "9999";
const firstDay = ({ marks }: HouseholdRow): string => marks[0]?.date ?? NO_DAY;
const byNextDay = (one: HouseholdRow, other: HouseholdRow): number => firstDay(one).localeCompare(firstDay(other));

/** The days of all agreements, the next one first. */
export const nextMarks = ({ rows }: Pick<HouseholdTimeline, "rows">): NextMark[] =>
  rows
    .flatMap(({ contract, marks }) => marks.map((mark) => ({ contract, mark })))
    .toSorted((one, other) => one.mark.date.localeCompare(other.mark.date));

/** What begins or ends by itself needs nothing done. */
const nextOf = (rows: readonly HouseholdRow[]): NextMark | undefined =>
  nextMarks({ rows }).find(({ mark: { kind } }) => kind !== "starts" && kind !== "ends");
