import { favouriteCallPath } from "#domain/addresses/account-call-paths.ts";
import { type Call, type CallRequest, defineCall } from "#http/calls/call.ts";
import * as schema from "#http/contract/favourite.schema.ts";
import type { FavouritesJourney } from "#journeys/favourites/favourites-journey.ts";

/** A person marks a handful; an office may share one address. */
const FAVOURITE_LIMIT = { name: "favourite", limit: 120, windowMs: 60_000 };

export const favouriteCalls = (journey: FavouritesJourney): Call[] => [saveCall(journey), removeCall(journey)];

function saveCall(journey: FavouritesJourney): Call {
  return defineCall({
    method: "POST",
    path: favouriteCallPath(),
    summary: "Saves an offer of the visitor's own search as a favourite of who is logged in",
    input: schema.saveFavouriteBodySchema,
    output: schema.saveFavouriteDataSchema,
    access: "session",
    limit: FAVOURITE_LIMIT,
    async handle({ resultid }, request) {
      const person = { personId: await personOf(request), owner: request.visitor.owner() };
      const favouriteId = await journey.save(person, resultid);
      if (favouriteId === undefined) return { kind: "not-found" };
      return { kind: "ok", value: { Result: { FavoriteId: favouriteId } } };
    },
  });
}

function removeCall(journey: FavouritesJourney): Call {
  return defineCall({
    method: "DELETE",
    path: favouriteCallPath(),
    summary: "Removes a favourite of who is logged in",
    input: schema.removeFavouriteBodySchema,
    output: schema.removeFavouriteDataSchema,
    access: "session",
    limit: FAVOURITE_LIMIT,
    async handle({ favoriteid }, request) {
      const isRemoved = await journey.remove(await personOf(request), favoriteid);
      return isRemoved ? { kind: "ok", value: { Result: {} } } : { kind: "not-found" };
    },
  });
}

async function personOf({ session }: CallRequest): Promise<string> {
  const live = await session();
  if (!live) throw new Error("a call for a logged-in person was let through without a session");
  return live.personId;
}
