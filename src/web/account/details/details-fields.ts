/** Names of the fields that the details page posts, and of the query parameters that confirm what was done. */
export const DETAILS_FIELDS = {
  consent: "samtycke",
  erase: "ta-bort",
  confirmed: "bekraftat",
  done: "klart",
} as const;
