import type { HeldCover } from "./held-cover.ts";

/**
 * An agreement that a person has, or will have, as far as we know of it. A day is YYYY-MM-DD and missing when we do not know it, or when
 * it has passed; money is whole öre.
 */
export interface HeldContract {
  /** Unguessable, and the same each time the contract is listed. */
  readonly heldId: string;
  /** ordered: through us. fetched: from the provider, with the person's consent. entered: by the person. shared: another person's, who shows it. */
  readonly source: "ordered" | "fetched" | "entered" | "shared";
  /** The first name of the person who shows it. */
  readonly heldBy?: string | undefined;
  /** The name of a vertical, or of a kind that we do not compare (`other-kinds.ts`). */
  readonly vertical: string;
  /** "bilförsäkring". */
  readonly product: string;
  readonly providerName: string;
  readonly providerSlug?: string | undefined;
  /** What it is about, as it is written: "SPV 24K". */
  readonly thing?: string | undefined;
  readonly monthlyOre?: number | undefined;
  /** Where the year is what is paid or known: the month is a twelfth of it, and twelve rounded months are another sum. */
  readonly yearOre?: number | undefined;
  /** The price of a month follows the use: it is a twelfth of a year. */
  readonly isAverage?: true;
  /** What a month costs after the campaign or the binding. */
  readonly nextMonthlyOre?: number | undefined;
  /** How much more a month costs then, where the whole price follows the use. */
  readonly nextIncreaseOre?: number | undefined;
  /** Of one that has not begun. */
  readonly startsOn?: string | undefined;
  readonly renewsOn?: string | undefined;
  /** The last day to give notice. */
  readonly noticeBy?: string | undefined;
  readonly boundUntil?: string | undefined;
  readonly campaignUntil?: string | undefined;
  /** Of one that has been given notice. */
  readonly endsOn?: string | undefined;
  /** What it protects against, where that is known. */
  readonly covers?: readonly HeldCover[] | undefined;
  /** When we last knew. */
  readonly knownOn: string;
  /** The stored search whose facts can be used again; it may have been deleted since. */
  readonly searchId?: string | undefined;
  readonly orderId?: string | undefined;
  readonly fetchId?: string | undefined;
  /** Of a demonstration, and marked as such wherever it is shown. */
  readonly isDemo?: true;
}
