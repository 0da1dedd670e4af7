import { broadbandVertical } from "#verticals/broadband/broadband.vertical.ts";
import { type OpenResult, openPreparedSearch, type PreparedOptions } from "./prepared-search.ts";

/** A home that every operator delivers to. */
const HOME = { address: "Sparvvägen 7", zip: "123 45", city: "Farsta", type: "all", currentfee: "429" };

/** The list of an existing search for that home. */
export const openBroadbandResult = (
  options: PreparedOptions = {},
  changes: Readonly<Record<string, string>> = {},
): Promise<OpenResult> => openPreparedSearch(broadbandVertical, { ...HOME, ...changes }, options);
