import { electricityVertical } from "#verticals/electricity/electricity.vertical.ts";
import { type OpenResult, openPreparedSearch, type PreparedOptions } from "./prepared-search.ts";

/** A house in SE3 that every supplier sells to. */
const HOME = {
  zip: "123 45",
  powerarea: "SE3",
  housing: "house",
  squaremeters: "142",
  numberofpeople: "4",
  heating: "pump",
  yearlyuse: "12000",
};

/** The list of an existing search for that house. */
export const openElectricityResult = (
  options: PreparedOptions = {},
  changes: Readonly<Record<string, string>> = {},
): Promise<OpenResult> => openPreparedSearch(electricityVertical, { ...HOME, ...changes }, options);
