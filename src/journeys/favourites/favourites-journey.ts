import type { Clock } from "#platform/clock.ts";
import type { Favourite, FavouriteStore } from "./favourites.port.ts";

export interface FavouritePorts {
  readonly store: FavouriteStore;
  readonly clock: Clock;
  readonly newId: () => string;
}

export interface FavouritesJourney {
  /** Returns the favourite's id; undefined when the visitor has no such offer. Repeating it changes nothing. */
  save(person: { personId: string; owner: string }, resultId: string): Promise<string | undefined>;
  /** False when the person has no such favourite. */
  remove(personId: string, favouriteId: string): Promise<boolean>;
  /** Favourite ids by result id. */
  inSearch(personId: string, searchId: string): Promise<ReadonlyMap<string, string>>;
  /** Newest first. */
  list(personId: string): Promise<Favourite[]>;
}

export const createFavouritesJourney = ({ store, clock, newId }: FavouritePorts): FavouritesJourney => ({
  save: ({ personId, owner }, resultId) =>
    store.store({ favouriteId: newId(), personId, resultId, owner, createdAtMs: clock.nowMs() }),
  remove: (personId, favouriteId) => store.remove(favouriteId, personId),
  inSearch: (personId, searchId) => store.inSearch(personId, searchId),
  list: (personId) => store.ofPerson(personId),
});
