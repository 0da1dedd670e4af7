/** A visitor's request to one provider to get in touch. Types, not interfaces: they are stored as plain records. */
export type LeadContact = { readonly name: string; readonly phone: string; readonly email: string };

/** "Bolån", "2 400 000 kr": as the visitor sees it and as the provider gets it. */
export type LeadFact = { readonly name: string; readonly text: string };

/** Not with the provider yet; with it; it did not want it; it could not be reached. */
export const LEAD_STATES = ["waiting", "delivered", "refused", "failed"] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** What a visitor sees before asking. */
export interface LeadView {
  readonly searchId: string;
  readonly providerName: string;
  readonly slug: string;
  readonly commissionOre: number;
  readonly facts: readonly LeadFact[];
  /** As in the texts of the vertical. */
  readonly product: string;
}

/** What a visitor sees afterwards. */
export interface SentLead {
  readonly providerName: string;
  readonly state: LeadState;
  readonly sentAtMs: number;
  readonly contact: LeadContact;
  readonly facts: readonly LeadFact[];
  readonly consent: string;
}
