import type { SignedText } from "#domain/bankid/signed-text.ts";

/** An offer as its applicant sees it, in the terms of its vertical: texts that are ready to be shown. */
export interface ShownOffer {
  /** What the card shows large. */
  readonly headline: Figure;
  readonly figures: readonly Figure[];
  /** What is offered, in a sentence or two. */
  readonly summary: string;
}

export interface Figure {
  readonly label: string;
  readonly value: string;
}

/** What the applicant must be shown before accepting, and what is signed. */
export interface OfferAgreement {
  readonly terms: readonly AgreementPart[];
  /** The same text is shown by us and by BankID. */
  readonly signed: SignedText;
}

export interface AgreementPart {
  readonly heading: string;
  readonly figures?: readonly Figure[];
  readonly paragraphs?: readonly string[];
}

/** How offers are computed and compared, beside them. */
export interface OfferExplanation {
  readonly text: string;
  /** Of a real offer, when there is one. */
  readonly example: string | undefined;
}

/** What a provider asks the applicant for. */
export interface NeededThing {
  /** Why, on the card of the provider named. */
  readonly text: string;
  /** On the button that leads to the upload. */
  readonly action: string;
  /** The label of the field. */
  readonly label: string;
}

/** What an applicant without an offer can do instead. */
export interface OtherHelp {
  readonly heading: string;
  readonly text: string;
  readonly link: { readonly text: string; readonly url: string };
}

/** What it means to withdraw from an accepted offer. */
export interface WithdrawalMeaning {
  /** Before it is confirmed. */
  readonly before: string;
  /** When the provider has confirmed it. */
  readonly after: string;
}
