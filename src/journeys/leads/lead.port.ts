import type { LeadContact, LeadFact, LeadState } from "#domain/lead/lead.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";

/** Requests to providers in Postgres. What the visitor wrote is encrypted. */
export interface LeadStore {
  /** The id of the request: an offer has one, whichever try stored it. */
  add(lead: NewLead): Promise<string>;
  find(leadId: string): Promise<StoredLead | undefined>;
  /** Undefined also for another visitor's. */
  findOwn(leadId: string, owner: string): Promise<StoredLead | undefined>;
  /** With the mail about it. False when it is settled already, or erased. */
  settle(leadId: string, state: LeadState, mail: NewMail): Promise<boolean>;
  planTry(leadId: string, at: Date): Promise<void>;
  /** Those that wait and whose next try should have been before. */
  overdue(before: Date, limit: number): Promise<string[]>;
  /** True the first time, within a day of the request: it is measured once. */
  claimMeasuring(leadId: string): Promise<boolean>;
  /** What the visitor wrote, and that it was written. False when there is none of the visitor's. */
  erase(leadId: string, owner: string): Promise<boolean>;
}

export interface LeadContent {
  readonly contact: LeadContact;
  readonly facts: readonly LeadFact[];
  /** The text that was consented to. */
  readonly consent: string;
}

export interface NewLead extends LeadContent {
  readonly leadId: string;
  readonly resultId: string;
  readonly owner: string;
  readonly vertical: string;
  readonly providerSlug: string;
  readonly providerName: string;
}

export interface StoredLead extends LeadContent {
  readonly leadId: string;
  readonly vertical: string;
  readonly providerSlug: string;
  readonly providerName: string;
  readonly state: LeadState;
  readonly askedAtMs: number;
}
