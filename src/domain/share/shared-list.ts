import { DAY_MS } from "#domain/calendar/durations.ts";
import type { PriceLine } from "#domain/offer/price.ts";

/** After this a link shows nothing. */
export const SHARE_DAYS = 30;
/** More than three is a list of its own, and that the sender has. */
export const MAX_SHARED_OFFERS = 3;
export const GREETING_MAX_LENGTH = 280;
export const SENDER_MAX_LENGTH = 30;
export const VOTE_TEXT_MAX_LENGTH = 500;
/** More links of one browser in a day are not for a family. */
export const SHARES_PER_DAY = 20;
/** More answers to one link are not of a family either. */
export const VOTES_PER_SHARE = 50;

/**
 * What a link shows, as it was when it was shared: it does not change with the list. Types, not interfaces: they are stored as plain
 * records. Nothing in it names the person besides what they wrote themselves.
 */
export type SharedList = {
  /** "bilförsäkring". */
  readonly product: string;
  readonly about?: string;
  readonly note?: string;
  /** The prices are of those who pay the whole year at once; by the month where it is missing. */
  readonly payment?: "yearly";
  /** The first name of who shares. */
  readonly sender?: string;
  readonly greeting?: string;
  readonly today?: SharedToday;
  /** YYYY-MM-DD. */
  readonly fetchedOn: string;
  /** How many offers the whole list had. */
  readonly listedCount: number;
  readonly offers: readonly SharedOffer[];
};

/** What the sender pays today. */
export type SharedToday = {
  readonly providerName: string;
  readonly yearlyOre: number;
};

export type SharedOffer = {
  readonly providerName: string;
  readonly providerSlug: string;
  readonly name: string;
  readonly headline: Pick<PriceLine, "value" | "unit">;
  /** The other parts of the price. */
  readonly lines: readonly Pick<PriceLine, "value" | "unit">[];
  /** What the list is ranked by. */
  readonly comparisonOre: number;
  readonly isGain?: true;
  /** Its place in the whole list, from one. */
  readonly place: number;
  readonly savingOre?: number;
  /** "Mindre skydd" or "Större skydd": a saving that is not for the same cover is not shown as one. */
  readonly coverChange?: "less" | "more" | "worse" | "unknown";
  readonly rows: readonly { readonly name: string; readonly text: string }[];
  readonly notices: readonly string[];
};

export interface ShareTimes {
  readonly expiresAtMs: number;
  readonly revokedAtMs: number | undefined;
}

export type SharePhase = "open" | "revoked" | "expired";

export const shareExpiry = (sharedAtMs: number): number => sharedAtMs + SHARE_DAYS * DAY_MS;

export const sharePhase = ({ expiresAtMs, revokedAtMs }: ShareTimes, nowMs: number): SharePhase =>
  revokedAtMs !== undefined ? "revoked" : nowMs < expiresAtMs ? "open" : "expired";

/** What the owner chose, in the list's own order; the first ones where nothing that is in the list was chosen. */
export function chooseShared<Offer extends { readonly resultId: string }>(
  offers: readonly Offer[],
  chosen: readonly string[],
): readonly Offer[] {
  const found = offers.filter(({ resultId }) => chosen.includes(resultId));
  return (found.length > 0 ? found : offers).slice(0, MAX_SHARED_OFFERS);
}
