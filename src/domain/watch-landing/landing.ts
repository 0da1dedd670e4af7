import { formatKr } from "#domain/format/swedish-format.ts";
import type { Nouns } from "#domain/text/nouns.ts";
import { compareRows, type CoverRow, type RowChange } from "#domain/watch/same-cover.ts";
import type { FormerAgreement, FoundOffer, WatchOutcome } from "#domain/watch/watch.ts";

/** What the page that a watch's mail leads to shows. */
export interface WatchLanding {
  readonly findingId: string;
  readonly vertical: string;
  /** "bilförsäkring". */
  readonly product: string;
  readonly nouns: Nouns;
  /** The thing in the definite form, "bilen"; undefined where it has no such name. */
  readonly thing: string | undefined;
  /** As it is read: "SPV 24K". */
  readonly plate: string | undefined;
  readonly outcome: WatchOutcome;
  /** The day on which the prices were fetched, YYYY-MM-DD as all days here. */
  readonly foundOn: string;
  /** Undefined for an agreement that can end on any day. */
  readonly renewsOn: string | undefined;
  readonly former: LandingParty;
  readonly best: LandingOffer | undefined;
  readonly lesser: readonly LesserOffer[];
  readonly askedCount: number;
  readonly answeredCount: number;
  /** In the list; 0 when it is no longer stored. */
  readonly priceCount: number;
  readonly isWatched: boolean;
  /** The day on which the person chose to stay, if they did. */
  readonly stayedOn: string | undefined;
  /** What was searched for is known: the list can be opened, filled in. */
  readonly hasList: boolean;
}

export interface LandingParty {
  readonly providerName: string;
  readonly providerSlug: string | undefined;
  /** Undefined when it is not known. */
  readonly yearlyOre: number | undefined;
}

export interface LandingOffer extends LandingParty {
  readonly yearlyOre: number;
  readonly savingOre: number | undefined;
  /** What is paid each month; undefined when the offer itself is no longer stored. */
  readonly monthlyOre: number | undefined;
  readonly rows: readonly LandingRow[];
  /** When a new agreement would begin, and the former one would end. */
  readonly startsOn: string;
  readonly formerEndsOn: string;
  /** orderable: at the shown price. expired: the price is no longer valid. elsewhere: it is not ordered here. */
  readonly state: "orderable" | "expired" | "elsewhere";
}

export interface LesserOffer extends LandingParty {
  readonly yearlyOre: number;
  readonly worse: readonly LandingRow[];
}

export interface LandingRow {
  readonly type: string;
  readonly name: string;
  readonly today: string;
  /** Empty when it is not covered. */
  readonly offered: string;
  readonly change: RowChange["change"];
  /** How much lower or higher, where both are amounts of money. */
  readonly byOre: number | undefined;
}

export const landingRows = (former: FormerAgreement, offer: Pick<FoundOffer, "rows">): LandingRow[] =>
  compareRows(former.rows, offer.rows).map(({ row, former: before, change }) => ({
    type: before.type,
    name: before.name,
    today: before.text,
    offered: row.text,
    change,
    byOre: isAmount(before) && isAmount(row) ? Math.abs(before.value - row.value) : undefined,
  }));

/** The cheapest first. One without a worse row has the same cover, and is not less. */
export const listLesser = (former: FormerAgreement, offers: readonly FoundOffer[]): LesserOffer[] =>
  offers
    .map(({ providerName, providerSlug, yearlyOre, rows }) => ({
      providerName,
      providerSlug,
      yearlyOre,
      worse: landingRows(former, { rows }).filter(({ change }) => change === "worse"),
    }))
    .filter(({ worse }) => worse.length > 0)
    .toSorted(
      (one, other) => one.yearlyOre - other.yearlyOre || one.providerName.localeCompare(other.providerName, "sv"),
    );

/** A row may count days or percent: only money is written as money. */
const isAmount = (row: CoverRow): row is CoverRow & { readonly value: number } =>
  row.value !== undefined && row.text === formatKr(row.value);
