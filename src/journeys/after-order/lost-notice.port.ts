/** A notice to a former insurer that bounced, was refused, or was sent without confirmation that it arrived. */
export interface LostNotice {
  readonly orderId: string;
  readonly vertical: string;
  readonly insurerName: string;
  /** YYYY-MM-DD. */
  readonly endsOn: string;
  readonly name: string;
  readonly email: string;
}

export interface LostNotices {
  /** Those whose customer has not been notified. */
  unreported(limit: number): Promise<LostNotice[]>;
}
