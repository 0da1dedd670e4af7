import { INJURIES, type Injury } from "#verticals/accident/accident.offer.ts";

/** What an insurer pays: so many kronor, a share of the insured amount, or both. Null is nothing. */
export type Payout = { readonly kr?: number; readonly share?: number } | null;

/** In öre; null where nothing is paid. */
export type Compensation = Readonly<Record<Injury, number | null>>;

export type Payouts = Readonly<Record<Injury, Payout>>;

/** In öre, for the amount that the request asks about. */
export const compensationFor = (payouts: Payouts, amountKr: number): Compensation =>
  Object.fromEntries(INJURIES.map((injury) => [injury, oreOf(payouts[injury], amountKr)])) as Compensation;

const oreOf = (payout: Payout, amountKr: number): number | null =>
  payout === null ? null : Math.round((payout.kr ?? 0) + (payout.share ?? 0) * amountKr) * 100;
