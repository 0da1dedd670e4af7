/** Two persons share until one of them ends it; it never begins again. */
export const MEMBERSHIP_STATES = ["active", "ended"] as const;

/** What the other person sees of a contract: product, provider, price and days. */
export interface SharedContract {
  /** Of the sharing, not of the contract: it opens nothing that belongs to the other person. */
  readonly heldId: string;
  readonly vertical: string;
  readonly product: string;
  readonly providerName: string;
  readonly providerSlug?: string | undefined;
  readonly monthlyOre?: number | undefined;
  readonly isAverage?: true;
  readonly nextMonthlyOre?: number | undefined;
  readonly nextIncreaseOre?: number | undefined;
  readonly startsOn?: string | undefined;
  readonly renewsOn?: string | undefined;
  readonly noticeBy?: string | undefined;
  readonly boundUntil?: string | undefined;
  readonly campaignUntil?: string | undefined;
  readonly endsOn?: string | undefined;
  readonly knownOn: string;
  readonly isDemo?: true;
}

/** Names each field: one that is added to a contract later is not shown to the other person by itself. */
export const shownToPartner = (held: SharedContract, shareId: string): SharedContract => ({
  heldId: shareId,
  vertical: held.vertical,
  product: held.product,
  providerName: held.providerName,
  providerSlug: held.providerSlug,
  monthlyOre: held.monthlyOre,
  ...(held.isAverage && { isAverage: true }),
  nextMonthlyOre: held.nextMonthlyOre,
  nextIncreaseOre: held.nextIncreaseOre,
  startsOn: held.startsOn,
  renewsOn: held.renewsOn,
  noticeBy: held.noticeBy,
  boundUntil: held.boundUntil,
  campaignUntil: held.campaignUntil,
  endsOn: held.endsOn,
  knownOn: held.knownOn,
  ...(held.isDemo && { isDemo: true }),
});

/** A person shares what they hold and nothing else, each contract once, whatever is posted. */
export const sharedOf = (held: readonly { readonly heldId: string }[], chosen: readonly string[]): string[] =>
  held.map(({ heldId }) => heldId).filter((heldId) => chosen.includes(heldId));
