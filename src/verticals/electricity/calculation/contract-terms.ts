/** The calculation's name for them: offers state them too, and a folder may not need the one below it that needs it. */
export type * from "#verticals/electricity/electricity.contract.ts";
