import type { Month } from "#domain/competition/competition.ts";
import type { Asker } from "#journeys/identity/asker.port.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";

/** The monthly draw in PostgreSQL. */
export interface CompetitionStore {
  /** Stores the first commitment of a month; a second one has no effect. */
  commit(commitment: Commitment): Promise<void>;
  /** Placed orders of the asker in that vertical since then, the latest first. */
  purchases(vertical: string, asker: Asker, since: Date): Promise<Purchase[]>;
  /** `already`: this order, or another of the same person in the month. `closed`: the month is drawn. */
  enter(entry: NewEntry): Promise<"entered" | "already" | "closed">;
  /** The latest first. */
  months(limit: number): Promise<PublishedMonth[]>;
  month(month: Month): Promise<MonthInDetail | undefined>;
  /** Months whose draw is due and not done. */
  due(now: Date): Promise<Month[]>;
  /**
   * Draws a month that is due and returns the id of the winner's mail. Seed, list, winner and mail are written together or not at
   * all; a month that is drawn already is not changed.
   */
  draw(month: Month, decide: DecideDraw): Promise<string | undefined>;
}

export interface Commitment {
  readonly month: Month;
  readonly seed: string;
  readonly seedHash: string;
  readonly drawAt: Date;
}

export interface Purchase {
  readonly orderId: string;
  readonly providerName: string;
  readonly boughtAtMs: number;
  readonly isWithdrawn: boolean;
  /** Of this order, or of another by the same person in the same month. */
  readonly entry: EntryReceipt | undefined;
}

/** Proof that a ticket belongs to an order. */
export interface EntryReceipt {
  readonly orderId: string;
  readonly ticket: string;
  readonly salt: string;
}

export interface NewEntry {
  readonly entryId: string;
  readonly month: Month;
  readonly orderId: string;
  readonly salt: string;
  readonly ticket: string;
  readonly declarationVersion: string;
}

export interface PublishedMonth {
  readonly month: Month;
  readonly seedHash: string;
  readonly committedAtMs: number;
  readonly drawAtMs: number;
  readonly drawn: PublishedDraw | undefined;
}

export interface PublishedDraw {
  readonly seed: string;
  readonly ticketCount: number;
  readonly winnerTicket: string | undefined;
  readonly drawnAtMs: number;
}

/** With the whole list of tickets, in order; empty until the draw. */
export interface MonthInDetail extends PublishedMonth {
  readonly tickets: readonly string[];
}

export type DecideDraw = (closed: { readonly seed: string; readonly tickets: readonly string[] }) => {
  readonly winnerTicket: string | undefined;
  /** Writes the mail to the winner, once the address is known. */
  readonly writeWinnerMail: (email: string) => NewMail;
};
