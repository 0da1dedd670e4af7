import type { LinkOutView } from "#journeys/link-out/link-out-journey.ts";

/** Leaving for the site of the provider of an offer; undefined for what is not the visitor's own, or is not taken there. */
export interface LinkOutPages {
  readonly linkOut: {
    see(vertical: string, resultId: string): Promise<LinkOutView | undefined>;
    /** Counts that the visitor left, once per offer, and gives the address. */
    leave(vertical: string, resultId: string): Promise<string | undefined>;
  };
}
