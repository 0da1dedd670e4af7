import type { ProviderWithoutOffer } from "#domain/offer/offer.ts";
import { type FeePeriod, readKr } from "#domain/format/swedish-format.ts";

/** Spec 2 §9: shorter floods the servers, longer makes the bar stall. */
export const POLL_INTERVAL_MS = 800;
/** Spec 2 §4, §9: the full bar is seen while the last answers are sorted in, then the list is final and the bar is reset. */
export const SETTLE_MS = 1000;

const START_PERCENT = 10;
const STEP_PERCENT = 5;
const CAP_PERCENT = 90;
const DONE_PERCENT = 100;

/** A search is over in ten seconds; a page that has received nothing for this many polls will receive nothing more. */
const GIVE_UP_AFTER_POLLS = 60;

export interface ProviderProgress {
  readonly providerId: number;
  /** As the server writes it; null until there is one, and for good when the provider gave none. */
  readonly fee: string | null;
  readonly yearlyFee: string | null;
  readonly hasAnswered: boolean;
}

/** What the page knows of a search that it has asked for. */
export type SearchRun =
  | {
      readonly kind: "searching";
      readonly percent: number;
      readonly polls: number;
      readonly providers: readonly ProviderProgress[];
    }
  | { readonly kind: "settling"; readonly percent: number; readonly providers: readonly ProviderProgress[] }
  | { readonly kind: "settled"; readonly percent: 0; readonly providers: readonly ProviderProgress[] }
  | { readonly kind: "failed"; readonly percent: 0; readonly providers: readonly ProviderProgress[] };

export type SearchEvent =
  | { readonly kind: "polled"; readonly providers: readonly ProviderProgress[]; readonly isDone: boolean }
  /** Pushed by the server: its content counts, but only a poll moves the bar by itself. */
  | { readonly kind: "pushed"; readonly providers: readonly ProviderProgress[]; readonly isDone: boolean }
  | { readonly kind: "poll-lost" }
  | { readonly kind: "done" }
  | { readonly kind: "refused" }
  | { readonly kind: "settle-time-over" };

/** Spec 2 §4. Idle is a page without a search; the error flag decides which text is under "inga resultat". */
export type SearchView =
  | { readonly kind: "idle" }
  | { readonly kind: "searching" }
  | { readonly kind: "results" }
  | { readonly kind: "no-results"; readonly hasErrors: boolean };

/** Open: some are still awaited, and what has come can be used. */
export type SearchState = "created" | "open" | "done";

interface SearchedSoFar {
  readonly state: SearchState;
  readonly offers: readonly unknown[];
  readonly withoutOffer: readonly Pick<ProviderWithoutOffer, "reason">[];
}

/** A provider that declines has answered; only one without a readable answer is an error. */
export function viewSearch(search: SearchedSoFar | undefined): SearchView {
  if (!search) return { kind: "idle" };
  if (search.state !== "created" && search.offers.length > 0) return { kind: "results" };
  if (search.state !== "done") return { kind: "searching" };
  return { kind: "no-results", hasErrors: search.withoutOffer.some(({ reason }) => reason !== "declined") };
}

/** A page that opens a search under way already knows some answers. */
export const startRun = (providers: readonly ProviderProgress[] = []): SearchRun => ({
  kind: "searching",
  percent: START_PERCENT,
  polls: 0,
  providers,
});

export function afterEvent(run: SearchRun, event: SearchEvent): SearchRun {
  switch (event.kind) {
    case "settle-time-over":
      return run.kind === "settling" ? { kind: "settled", percent: 0, providers: run.providers } : run;
    case "refused":
      return run.kind === "settling" ? run : { kind: "failed", percent: 0, providers: run.providers };
    case "done":
      return run.kind === "searching" ? { kind: "settling", percent: DONE_PERCENT, providers: run.providers } : run;
    case "poll-lost":
      return run.kind === "searching" ? afterPoll(run, run.providers) : run;
    case "pushed":
    case "polled":
      if (run.kind !== "searching") return run;
      if (event.isDone) return { kind: "settling", percent: DONE_PERCENT, providers: event.providers };
      return event.kind === "polled" ? afterPoll(run, event.providers) : afterPush(run, event.providers);
  }
}

/** Spec 2 §4: at least five more for each poll, never past ninety before the end (OP-16). */
export function nextPercent(percent: number, answered: number, asked: number): number {
  const share = asked > 0 ? Math.floor((DONE_PERCENT * answered) / asked) : 0;
  return Math.min(CAP_PERCENT, Math.max(percent + STEP_PERCENT, share));
}

export const countAnswered = (providers: readonly ProviderProgress[]): number =>
  providers.filter((provider) => provider.hasAnswered).length;

export interface ReceivedFee {
  readonly providerId: number;
  readonly feeOre: number;
}

/** Those with a price, in the unit of the list, lowest first: a new price takes its sorted place at once. */
export const sortReceivedFees = (providers: readonly ProviderProgress[], period: FeePeriod = "month"): ReceivedFee[] =>
  providers
    .flatMap(({ providerId, fee, yearlyFee }) => {
      const feeOre = readKr((period === "month" ? fee : yearlyFee) ?? "");
      return feeOre === undefined ? [] : [{ providerId, feeOre }];
    })
    .toSorted((a, b) => a.feeOre - b.feeOre);

function afterPoll(run: SearchRun & { kind: "searching" }, providers: readonly ProviderProgress[]): SearchRun {
  const polls = run.polls + 1;
  if (polls >= GIVE_UP_AFTER_POLLS) return { kind: "failed", percent: 0, providers };
  return {
    kind: "searching",
    percent: nextPercent(run.percent, countAnswered(providers), providers.length),
    polls,
    providers,
  };
}

/** The bar follows the share of those who have answered; the next step of five comes with the next 800 ms. */
function afterPush(run: SearchRun & { kind: "searching" }, providers: readonly ProviderProgress[]): SearchRun {
  const percent = Math.max(
    run.percent,
    nextPercent(run.percent - STEP_PERCENT, countAnswered(providers), providers.length),
  );
  return { ...run, percent, providers };
}
