import type {
  NeededThing,
  OfferAgreement,
  OfferExplanation,
  OtherHelp,
  ShownOffer,
  WithdrawalMeaning,
} from "#domain/application/shown-offer.ts";
import type { Price } from "#domain/offer/price.ts";
import type { ProviderIdentity, ProviderReply, ProviderRequest } from "./provider.ts";

/**
 * The vertical takes applications: one application goes to several providers, and each answers in its own time, up to days. A provider
 * never learns which others are asked: it gets a reference of its own, and nothing of another's answer.
 */
export interface ApplyCapability {
  readonly providers: readonly ApplyProvider[];
  /** What is applied for, when it is an amount. */
  amountOre(fields: ApplicationFields): number | undefined;
  /** Things that a provider may ask the applicant for, by our names. */
  readonly suppliable: readonly string[];
  /** Without it answers are listed without what they cost, and none can be accepted here. */
  readonly presentation?: ApplyPresentation;
}

/** How offers of the vertical are shown, and what is signed when one is accepted. */
export interface ApplyPresentation {
  showOffer(offer: ApplicationOffer): ShownOffer;
  /** With an example of a real offer, when there is one. */
  explain(example: ApplicationOffer | undefined): OfferExplanation;
  agreement(offer: ApplicationOffer, parties: AgreementParties): OfferAgreement;
  /** What happens from the press to the end, step by step. */
  readonly steps: readonly string[];
  /** By our name of the thing. */
  needed(what: string): NeededThing | undefined;
  readonly withdrawal: WithdrawalMeaning;
  /** For an applicant whom no provider has made an offer. */
  readonly help: OtherHelp;
}

export interface AgreementParties {
  readonly applicantName: string;
  readonly providerName: string;
}

/** The form's fields by their wire names, as the applicant has answered them. */
export type ApplicationFields = Readonly<Record<string, string>>;

/** A pair of pure functions: make the request, read the reply. Limits and retries are in the gateway. */
export interface ApplyProvider extends ProviderIdentity {
  prepare(act: ProviderAct): ProviderRequest;
  read(reply: ProviderReply, act: ProviderAct): ApplyReading;
}

/**
 * What we ask of a provider. `reference` is ours, one per application and provider. A repeated request with the same idempotency key
 * has one effect and gets the same answer.
 */
export type ProviderAct =
  | (KeyedAct & { readonly kind: "submit"; readonly application: ApplicationToSubmit })
  | { readonly kind: "ask"; readonly reference: string; readonly fields: ApplicationFields }
  | (KeyedAct & { readonly kind: "supply"; readonly what: string; readonly files: readonly SuppliedFile[] })
  | (KeyedAct & { readonly kind: "accept"; readonly offerId: string })
  | (KeyedAct & { readonly kind: "withdraw" })
  /** The applicant wants nothing more. Also for a reference that the provider does not know. */
  | (KeyedAct & { readonly kind: "close" });

interface KeyedAct {
  readonly reference: string;
  readonly idempotencyKey: string;
  readonly fields: ApplicationFields;
}

export interface ApplicationToSubmit {
  /** Twelve digits. */
  readonly personalNumber: string;
  readonly fields: ApplicationFields;
}

export interface SuppliedFile {
  readonly contentType: string;
  readonly content: Uint8Array;
}

export type ApplyReading =
  /** The provider has it and has not decided. */
  | { readonly kind: "received" }
  | { readonly kind: "needed"; readonly what: string }
  | { readonly kind: "offered"; readonly offer: ApplicationOffer }
  | { readonly kind: "declined" }
  | { readonly kind: "accepted" }
  /** The offer can no longer be accepted. */
  | { readonly kind: "lapsed" }
  | { readonly kind: "withdrawn" }
  | { readonly kind: "closed" }
  | { readonly kind: "unreadable"; readonly why: string };

/** What a provider offers, with the price that the vertical has computed from its terms. */
export interface ApplicationOffer {
  /** The provider's own. */
  readonly offerId: string;
  /** ISO time. */
  readonly validUntil: string;
  readonly price: Price;
  /** What only this vertical knows. */
  readonly detail: Readonly<Record<string, unknown>>;
}
