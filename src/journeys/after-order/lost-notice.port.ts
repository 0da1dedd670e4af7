/** A notice to a former insurer that came back, was refused, or went out without anybody knowing whether it arrived. */
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
  /** Those whose customer has not been told. */
  unreported(limit: number): Promise<LostNotice[]>;
}
