/** What every insurer calls the link to its terms. */
export const TERMS_LINK = "Villkor";
