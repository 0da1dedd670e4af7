import { z } from "zod";
import { idSchema } from "./id.schema.ts";

const id = idSchema();

/** `POST /ajax/favorite/`: an offer of the visitor's own search. */
export const saveFavouriteBodySchema = z.object({ resultid: id });

export const saveFavouriteDataSchema = z.object({ Result: z.object({ FavoriteId: z.string() }) });

/** `DELETE /ajax/favorite/` */
export const removeFavouriteBodySchema = z.object({ favoriteid: id });

export const removeFavouriteDataSchema = z.object({ Result: z.object({}) });

export type SaveFavouriteData = z.infer<typeof saveFavouriteDataSchema>;
