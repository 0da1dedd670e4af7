import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { readOpening } from "#domain/commission-opening/commission-opening.ts";
import type { CommissionStore } from "./commission.port.ts";

/** What commission would have done with a list: only the days while it is locked. */
export interface SeenCommission {
  /** YYYY-MM-DD in Sweden. */
  readonly lockedOn: string;
  readonly opensOn: string;
  readonly opened?: OpenedCommission;
}

/** Both in the order of the receipt's list. */
export interface OpenedCommission {
  /** Where the offer would have been, from 1. */
  readonly places: readonly number[];
  /** What it would have paid us, whole öre. */
  readonly amounts: readonly number[];
}

export async function seeCommission(
  commissions: Pick<CommissionStore, "find">,
  receiptId: string,
): Promise<SeenCommission | undefined> {
  const stored = await commissions.find(receiptId);
  if (!stored) return undefined;
  const { lockedAtMs, opensOn } = stored;
  const opening = stored.opening === undefined ? undefined : readOpening(new TextEncoder().encode(stored.opening));
  const days = { lockedOn: swedishDate(lockedAtMs), opensOn };
  if (!opening) return days;
  const { order, amounts } = opening;
  return { ...days, opened: { places: amounts.map((_, at) => order.indexOf(at + 1) + 1), amounts } };
}
