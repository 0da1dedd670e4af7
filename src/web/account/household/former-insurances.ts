import { redirect } from "react-router";
import { accountHouseholdPath } from "#domain/addresses/household-paths.ts";

/** The insurances are lines of the household since decision 104. */
export const loader = (): Response => redirect(accountHouseholdPath(), 301);
