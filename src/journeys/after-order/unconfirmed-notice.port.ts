import type { LostNotice } from "./lost-notice.port.ts";

/** A notice that reached the former insurer's mail server, and that the insurer has not confirmed. */
export interface UnconfirmedNotice extends LostNotice {
  readonly askedAtMs: number;
}

export interface UnconfirmedNotices {
  /** Those whose day (`src/domain/after-order/confirmation-deadline.ts`) has come, and whose customer has not been notified. */
  unreported(today: string, limit: number): Promise<UnconfirmedNotice[]>;
}
