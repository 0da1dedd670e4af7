import { addMonths } from "#domain/calendar/day-arithmetic.ts";

/** An insurance that a person has, or will have, as far as we know of it. */
export interface HeldInsurance {
  readonly id: string;
  /** fetched: from the insurer, with the person's consent. ordered: through us. */
  readonly source: "fetched" | "ordered";
  readonly vertical: string;
  readonly product: string;
  readonly providerName: string;
  readonly providerSlug: string;
  readonly thing: string | undefined;
  readonly yearlyFeeOre: number | undefined;
  /** Of an ordered one. YYYY-MM-DD, as all days here. */
  readonly startDate: string | undefined;
  /** Of a fetched one: the day it renews, or ends when it has been given notice. */
  readonly renewalDate: string | undefined;
  readonly hasNotice: boolean;
  /** When we last knew. */
  readonly knownOn: string;
  /** Of a demonstration, and marked as such wherever it is shown. */
  readonly isDemo?: true;
}

export interface TimelineMark {
  readonly date: string;
  readonly kind: "starts" | "renews" | "ends";
  readonly insurance: HeldInsurance;
}

export interface InsuranceTimeline {
  /** Days to come, the next one first. */
  readonly marks: readonly TimelineMark[];
  /** Those without a known day to come: what was fetched has a day that has passed, or none. */
  readonly undated: readonly HeldInsurance[];
}

export function insuranceTimeline(held: readonly HeldInsurance[], today: string): InsuranceTimeline {
  const marks = held.flatMap((insurance) => marksOf(insurance, today));
  return {
    marks: marks.toSorted((one, other) => one.date.localeCompare(other.date)),
    undated: held.filter((insurance) => !marks.some((mark) => mark.insurance === insurance)),
  };
}

function marksOf(insurance: HeldInsurance, today: string): TimelineMark[] {
  const { startDate, renewalDate, hasNotice } = insurance;
  if (startDate !== undefined) {
    const renews = { date: nextAnniversary(startDate, today), kind: "renews", insurance } as const;
    return startDate > today ? [{ date: startDate, kind: "starts", insurance }, renews] : [renews];
  }
  if (renewalDate === undefined || renewalDate < today) return [];
  return [{ date: renewalDate, kind: hasNotice ? "ends" : "renews", insurance }];
}

/** An insurance runs for a year at a time; one that begins on a leap day renews on the last of February. */
export function nextAnniversary(startDate: string, today: string): string {
  for (let years = 1; ; years++) {
    const date = addMonths(startDate, years * 12);
    if (date > today) return date;
  }
}
