import { createFavouriteStore } from "#adapters/postgres/favourite-store.ts";
import { createFavouritesJourney, type FavouritesJourney } from "#journeys/favourites/favourites-journey.ts";
import type { Clock } from "#platform/clock.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { randomId } from "#platform/ids.ts";

export const createFavourites = (pool: DatabasePool, clock: Clock): FavouritesJourney =>
  createFavouritesJourney({ store: createFavouriteStore(pool), clock, newId: randomId });
