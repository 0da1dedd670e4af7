import { depositVertical } from "#verticals/deposit/deposit.vertical.ts";
import { type OpenResult, openPreparedSearch, type PreparedOptions } from "./prepared-search.ts";

/** An amount that every bank takes. */
const SAVED = { amount: "100000", time: "5", currentrate: "0.4", withdrawal: "no" };

/** The list of an existing search for that amount. */
export const openDepositResult = (
  options: PreparedOptions = {},
  changes: Readonly<Record<string, string>> = {},
): Promise<OpenResult> => openPreparedSearch(depositVertical, { ...SAVED, ...changes }, options);
