/** Offers that people have marked. Everything is asked for by person: somebody else's is as if it did not exist. */
export interface FavouriteStore {
  /**
   * Copies an offer out of a finished search of that visitor's; undefined when the visitor has no such offer. Marking
   * the same offer again gives the favourite that is there.
   */
  store(favourite: NewFavourite): Promise<string | undefined>;
  /** False when the person has no such favourite. */
  remove(favouriteId: string, personId: string): Promise<boolean>;
  /** Favourite ids by result id, for the result page of one search. */
  inSearch(personId: string, searchId: string): Promise<ReadonlyMap<string, string>>;
  /** Newest first. */
  ofPerson(personId: string): Promise<Favourite[]>;
}

export interface NewFavourite {
  readonly favouriteId: string;
  readonly personId: string;
  readonly resultId: string;
  /** Whose search the offer must be from. */
  readonly owner: string;
  readonly createdAtMs: number;
}

export interface Favourite {
  readonly favouriteId: string;
  readonly vertical: string;
  readonly searchId: string;
  readonly resultId: string;
  readonly providerId: number;
  readonly providerName: string;
  readonly subscriptionName: string;
  readonly monthlyFeeOre: number;
  readonly yearlyFeeOre: number;
  /** Until when the provider stands by the price. */
  readonly validUntilMs: number;
  readonly createdAtMs: number;
}
