import type { MailState } from "#domain/mail/mail-state.ts";

/** The evidence of a cancellation: what was sent, when, how, and what came back. Days are YYYY-MM-DD. */
export interface CancellationRecord {
  readonly orderId: string;
  readonly vertical: string;
  /** "bilförsäkring". */
  readonly product: string;
  readonly insurerName: string;
  /** The first day that the former agreement does not cover. */
  readonly endsOn: string;
  readonly next: { readonly name: string; readonly startsOn: string };
  readonly askedAtMs: number;
  /** The power of attorney as the customer read it. */
  readonly mandate: string;
  readonly notice: {
    readonly state: MailState;
    readonly to: string;
    /** When the receiving mail server answered, and its answer. */
    readonly settledAtMs: number | undefined;
    readonly serverAnswer: string | undefined;
  };
  /** When the customer and our staff were notified that nothing was confirmed in time. */
  readonly reportedAtMs: number | undefined;
  /** What was found out at the insurer, or what the customer has received from it. */
  readonly answer:
    | {
        readonly isConfirmed: boolean;
        readonly by: "customer" | "staff";
        readonly atMs: number;
        readonly text: string | undefined;
      }
    | undefined;
}

export type CancellationPhase = "sending" | "lost" | "waiting" | "confirmed" | "left-to-customer";

/** Three facts, never mixed: sent, taken by the mail server, confirmed by the insurer. */
export function cancellationPhase({
  notice,
  answer,
}: Pick<CancellationRecord, "notice" | "answer">): CancellationPhase {
  if (answer) return answer.isConfirmed ? "confirmed" : "left-to-customer";
  if (notice.state === "queued") return "sending";
  return notice.state === "sent" ? "waiting" : "lost";
}
