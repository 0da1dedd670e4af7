/** Names of what the page of own details posts, and of what its address says was done. */
export const DETAILS_FIELDS = {
  consent: "samtycke",
  erase: "ta-bort",
  confirmed: "bekraftat",
  done: "klart",
} as const;
