import type { HeldContract } from "#domain/household/held-contract.ts";
import { type HouseholdTimeline, placeOf } from "#domain/household/household-timeline.ts";

type Span = Pick<HouseholdTimeline, "today" | "until">;

/** Of the whole line, from 0 to 1. */
export interface LineShape {
  readonly from: number;
  /** Until here it is agreed; after that it goes on unless something is done. */
  readonly agreedTo: number;
  readonly to: number;
}

/** An agreement without a known day may go on for as long as it likes. */
export function lineShape(contract: HeldContract, span: Span): LineShape {
  const { startsOn, endsOn, renewsOn, boundUntil, campaignUntil } = contract;
  const from = startsOn === undefined ? 0 : placeOf(startsOn, span);
  const agreed = endsOn ?? renewsOn ?? boundUntil ?? campaignUntil;
  return {
    from,
    agreedTo: agreed === undefined ? from : placeOf(agreed, span),
    to: endsOn === undefined ? 1 : placeOf(endsOn, span),
  };
}

/** The first day of each month that begins on the line. */
export function monthStarts({ today, until }: Span): string[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: 12 }, (_, at) =>
    new Date(Date.UTC(year, month + at, 1)).toISOString().slice(0, 10),
  ).filter((day) => day <= until);
}

export const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
