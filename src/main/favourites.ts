import { createFavouriteStore } from "#adapters/postgres/favourite-store.ts";
import { favouriteCalls } from "#http/routes/favourite.route.ts";
import { createFavouritesJourney } from "#journeys/favourites/favourites-journey.ts";
import { randomId } from "#platform/ids.ts";
import type { Resources } from "./resources.ts";

export function createFavourites({ pool, clock }: Pick<Resources, "pool" | "clock">) {
  const journey = createFavouritesJourney({ store: createFavouriteStore(pool), clock, newId: randomId });
  return { journey, calls: favouriteCalls(journey) };
}
