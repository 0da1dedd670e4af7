/** A choice above the list that changes the search by one press. */
export interface VariantChoice {
  /** "Försäkringstyp". */
  readonly label: string;
  /** The form field that the choice changes. */
  readonly field: string;
  readonly chosen: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** The same search one step up. */
export interface Upgrade {
  /** Search parameters that differ from those of the search. */
  readonly changes: Readonly<Record<string, string>>;
  readonly title: string;
  /** What the offer there covers and the one of the list does not; undefined where that is nothing. */
  gives(facts: Readonly<Record<string, unknown>>, upgraded: PresentedOffer): string | undefined;
}

/** The upgraded offer, as our calls present it. */
export type PresentedOffer = Readonly<Record<string, unknown>>;
