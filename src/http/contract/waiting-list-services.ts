import type { Lead } from "./measured.schema.ts";

/** Who wants to know when a service that is only announced can be used. */
export interface WaitingListServices {
  /** Undefined when nothing can be sent there; else what is to be measured of it, within the visitor's consent. */
  ask(
    service: { readonly id: string; readonly product: string },
    email: string,
  ): Promise<{ readonly lead: Lead | null } | undefined>;
  /** Whether a link in a mail leads to a person on the list; undefined for a code that is not ours. */
  see(code: string): Promise<boolean | undefined>;
  end(code: string): Promise<boolean>;
}
