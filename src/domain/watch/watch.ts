import type { CoverRow } from "./same-cover.ts";

/** A person has asked us to compare an agreement again in time. Types, not interfaces, where they are stored as plain records. */
export interface Watch extends WatchTerms {
  readonly watchId: string;
  readonly personId: string;
  /** Of what the person holds. */
  readonly heldId: string;
  readonly vertical: string;
  readonly state: WatchState;
  /** The next run is for it: the notice date, or the month. */
  readonly period: string;
  readonly dueAtMs: number;
  readonly agreement: WatchedAgreement;
  /** The person has been notified once that nothing is cheaper. */
  readonly hasNotifiedNotCheaper: boolean;
}

export const WATCH_STATES = ["on", "off"] as const;
export type WatchState = (typeof WATCH_STATES)[number];

/** It renews on a date, or its price changes every month and it can be left at any time. */
export const WATCH_KINDS = ["renewal", "variable"] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];

export interface WatchTerms {
  readonly kind: WatchKind;
  /** YYYY-MM-DD; undefined for a variable agreement. */
  readonly noticeBy: string | undefined;
  readonly renewsOn: string | undefined;
  /** The person is notified when the saving in a year is more than this. */
  readonly thresholdOre: number;
}

export type WatchedAgreement = {
  readonly email: string;
  /** What was searched for, under the names of a search; undefined when it cannot be searched without the person. */
  readonly facts?: Readonly<Record<string, string>> | undefined;
  readonly former: FormerAgreement;
  /** The text that was consented to. */
  readonly consent: string;
};

export type FormerAgreement = {
  readonly providerName: string;
  /** Names the logo; undefined for a provider that we do not compare. */
  readonly providerSlug?: string | undefined;
  /** Undefined when it is not known. */
  readonly yearlyOre: number | undefined;
  readonly rows: readonly CoverRow[];
};

/** The same cover costs less, does not, no company answered, or the person is only reminded. */
export const WATCH_OUTCOMES = ["cheaper", "not-cheaper", "unanswered", "reminder"] as const;
export type WatchOutcome = (typeof WATCH_OUTCOMES)[number];

/** What one run of a watch found: the page that its mail leads to shows it. */
export interface WatchFinding extends FoundContent {
  /** Unguessable: it is in the address of the page. */
  readonly findingId: string;
  readonly watchId: string;
  readonly heldId: string;
  readonly vertical: string;
  readonly period: string;
  /** YYYY-MM-DD. */
  readonly foundOn: string;
  readonly outcome: WatchOutcome;
  /** Of the repeated search; undefined when nothing was searched. */
  readonly searchId: string | undefined;
}

export type FoundContent = {
  /** YYYY-MM-DD; undefined for a variable agreement. */
  readonly noticeBy: string | undefined;
  readonly renewsOn: string | undefined;
  readonly former: FormerAgreement;
  /** The cheapest with the same cover, whether it costs less or not; undefined when there is none. */
  readonly best: FoundOffer | undefined;
  /** Cheaper than the former agreement, and worse in at least one row. The cheapest first. */
  readonly lesser: readonly FoundOffer[];
  readonly askedCount: number;
  readonly answeredCount: number;
  /** For a prefilled search in the browser that opens the page. */
  readonly facts?: Readonly<Record<string, string>> | undefined;
  /** YYYY-MM-DD, the day on which the person chose to keep what they have. */
  readonly stayedOn?: string | undefined;
};

export type FoundOffer = {
  /** The result id of the offer. */
  readonly offerId: string;
  readonly providerId: number;
  readonly providerName: string;
  readonly providerSlug: string;
  readonly yearlyOre: number;
  /** Less than nothing when it costs more; undefined when the former price is not known. */
  readonly savingOre: number | undefined;
  readonly rows: readonly CoverRow[];
};
