import type { CoverComparison } from "#domain/comparison/cover-change.ts";
import type { Cover } from "#domain/cover/cover.ts";

/** One insurance as an insurer reported it through the aggregator, in our terms. Money is whole öre, dates YYYY-MM-DD. */
export interface FetchedPolicy {
  /** The aggregator's own name for the kind of insurance. */
  readonly subType: string;
  readonly insuranceName: string | undefined;
  /** Undefined when nothing with plates is insured. */
  readonly registrationNumber: string | undefined;
  /** The one who logged in is not the one who is named on it. */
  readonly belongsToOther: boolean;
  readonly yearlyFeeOre: number | undefined;
  readonly isCampaignInsurance: boolean;
  readonly renewalDate: string | undefined;
  readonly deductibles: readonly { readonly name: string; readonly amountOre: number }[];
  /** Undefined when no home is insured, or nothing is known of it. */
  readonly home?: FetchedHome | undefined;
}

/** What an insurer reports of an insured home. Every field may be missing. */
export interface FetchedHome extends Partial<HomePlace> {
  /** Square metres. */
  readonly livingArea?: number;
  readonly residents?: number;
  readonly bathrooms?: number;
  readonly builtYear?: number;
  readonly movablesKr?: number;
  /** Whatever else, by the insurer's own names. */
  readonly otherFacts: Readonly<Record<string, string>>;
}

export interface HomePlace {
  readonly address: string;
  /** Five digits. */
  readonly postalCode: string;
}

/** Whose insurance, and of what. */
export interface FetchSubject {
  /** Twelve digits. */
  readonly personalNumber: string;
  /** Six characters; undefined when nothing with plates is insured. */
  readonly registrationNumber: string | undefined;
  /** Where the home of the search lies; undefined when it was no search of a home. */
  readonly home?: HomePlace | undefined;
}

/** What both browser and server may know of how a vertical's insurances are fetched. */
export interface FetchDescription {
  /** Whether a register knows who owns the thing: it is asked before anything is fetched. */
  readonly hasRegisteredOwner: boolean;
  /** Insurers that the aggregator has and that do not work for this vertical. */
  readonly unsupportedShopIds: readonly number[];
  /** Insurers that we cannot help the visitor to leave. */
  readonly notCancelledShopIds: readonly number[];
  /** Where a page reports that something was saved, if it does (spec 2 §7). */
  readonly savingEventPath: string | undefined;
}

/** How the server finds a vertical's own insurance among those that came. */
export interface VerticalFetching<Search = unknown> {
  /** What a search states of it: the default where the visitor states nothing else. */
  subject(search: Search): Partial<FetchSubject>;
  isFor(policy: FetchedPolicy, subject: FetchSubject): boolean;
  /** Of several, the one that is surely meant; without it the first is. */
  isBestMatch?(policy: FetchedPolicy, subject: FetchSubject): boolean;
  /** The policy would match if it named the person who logged in: the visitor then reads that, not that there is nothing (C-002). */
  matchesOtherHolder?(policy: FetchedPolicy): boolean;
  /** The policy under the names of a search; null is what a search needs and the insurer did not report. */
  searchParameters(policy: FetchedPolicy): Readonly<Record<string, string | null>>;
  /** What it covers, beside a search of which the summary is given. Without it the cover is not known. */
  compareCover?(
    policy: Pick<FetchedPolicy, "insuranceName" | "deductibles">,
    summary: Readonly<Record<string, string>>,
  ): CoverComparison;
  /**
   * The fields of a search for the cover that it has: the list opens with them after a fetch. Undefined where that is not known, and missing
   * where a search has no cover to choose.
   */
  likeToday?(
    policy: Pick<FetchedPolicy, "insuranceName" | "deductibles">,
  ): Readonly<Record<string, string>> | undefined;
  /**
   * What it covers, in the parts of the vertical's offers: by what the insurer has reported, and else by its terms as read here. Without
   * it agreements of the vertical are reminded of, and not compared by their cover.
   */
  coverToday?(policy: PolicyToday): Cover;
}

/** What is known of an agreement that a person has, with any provider. */
export type PolicyToday = Pick<FetchedPolicy, "insuranceName" | "deductibles"> & { readonly providerName: string };
