import type { Price } from "#domain/offer/price.ts";

/** Offers that people have marked. Every call is limited to the person: data of another person is treated as missing. */
export interface FavouriteStore {
  /**
   * Copies an offer from a finished search of that visitor; undefined when the visitor has no such offer. Marking
   * the same offer again returns the existing favourite.
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
  /** The owner of the offer's search. */
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
  readonly price: Price;
  /** Until when the price is valid. */
  readonly validUntilMs: number;
  readonly createdAtMs: number;
}
