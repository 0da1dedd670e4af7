import { DAY_S, HOUR_S } from "#domain/calendar/durations.ts";
import { purchaseNoticeTexts } from "./purchase-notice.texts.sv.ts";

/** The latest purchase from a provider, from real orders only (spec 2 §3). */
export interface LatestPurchase {
  readonly secondsSinceOrder: number;
  readonly shopName: string;
  /** Made by our own program of demonstration data; never so in production. */
  readonly isDemo?: true;
}

export type PurchaseAge =
  | { readonly unit: "minutes"; readonly count: number }
  | { readonly unit: "hours"; readonly count: number }
  | { readonly unit: "yesterday" };

/** Spec 2 §9. Never less than a minute: a more exact time could reveal another person's purchase. */
export function purchaseAge(secondsSinceOrder: number): PurchaseAge {
  if (secondsSinceOrder >= DAY_S) return { unit: "yesterday" };
  if (secondsSinceOrder >= HOUR_S) return { unit: "hours", count: Math.floor(secondsSinceOrder / HOUR_S) };
  return { unit: "minutes", count: Math.max(1, Math.floor(secondsSinceOrder / 60)) };
}

/** "Senast tecknad för 12 minuter sedan". */
export function purchaseNotice({ secondsSinceOrder }: Pick<LatestPurchase, "secondsSinceOrder">): string {
  const age = purchaseAge(secondsSinceOrder);
  switch (age.unit) {
    case "minutes":
      return purchaseNoticeTexts.minutesAgo(age.count);
    case "hours":
      return purchaseNoticeTexts.hoursAgo(age.count);
    case "yesterday":
      return purchaseNoticeTexts.yesterday;
  }
}
