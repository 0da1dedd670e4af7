/** A vertical's texts about ending a former insurance. Dates come formatted, the thing as it is written on it. */
export interface CancellationTexts {
  readonly title: string;
  /** In place of a name that is not known: "ditt försäkringsbolag". */
  readonly otherProvider: string;
  /** Before anything is fetched. */
  readonly lead: string;
  /** Once the former insurance is known. */
  leadKnown(known: FormerAgreement): string;
  readonly notOwner: string;
  readonly notFound: { readonly title: string; readonly text: string };
  readonly wrongStart: { title(thing: string | undefined): string; text(known: FormerAgreement): string };
  sent(known: FormerAgreement): string;
}

export interface FormerAgreement {
  readonly provider: string;
  /** Undefined when it has no sign of its own. */
  readonly thing: string | undefined;
  readonly endsOn: string;
  readonly newStartsOn: string;
  /** What the two days mean, as the checkout describes it. */
  readonly meeting: string;
}
