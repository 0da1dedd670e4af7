/** What is stored of a found offer beside what the finding states. */
export interface FoundOffers {
  /** Undefined when it is no longer stored, and for another person's finding. */
  find(personId: string, findingId: string, offerId: string): Promise<StoredOffer | undefined>;
  /** How many prices the list has; a company that declined has answered and has none. */
  count(personId: string, findingId: string): Promise<number>;
}

export interface StoredOffer {
  readonly validUntilMs: number;
  readonly monthlyFeeOre: number;
}

export interface WatchAnswers {
  /** The person keeps what they have; the first answer counts. False when the person has no such finding. */
  stay(personId: string, findingId: string, onDay: string): Promise<boolean>;
}
