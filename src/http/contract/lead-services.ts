import type { LeadView, SentLead } from "#domain/lead/lead.ts";
import type { Checked } from "#domain/validation/checked.ts";
import type { Lead } from "./measured.schema.ts";

/** Asking the provider of an offer to get in touch; undefined for what is not the visitor's own, or takes no requests. */
export interface LeadPages {
  readonly leads: {
    see(vertical: string, resultId: string): Promise<LeadView | undefined>;
    /** The id of the request, or what is wrong in the form. */
    send(
      vertical: string,
      resultId: string,
      typed: Readonly<Record<string, string>>,
    ): Promise<Checked<string> | undefined>;
    /** Also what is to be measured of it, once and within the visitor's consent. */
    follow(vertical: string, leadId: string): Promise<(SentLead & { readonly measured: Lead | null }) | undefined>;
    /** False when there is none. */
    erase(leadId: string): Promise<boolean>;
  };
}
