/** The days of what the person has. */
export const RENEWALS_SCOPE = "renewals:read";
/** The person's own lists of offers. */
export const LISTS_SCOPE = "lists:read";

/** To start a comparison in one service. */
export const compareScope = (vertical: string): string => `compare:${vertical}`;

/** Every scope there is, for the services that are compared. */
export const listScopes = (verticals: readonly string[]): string[] => [
  RENEWALS_SCOPE,
  LISTS_SCOPE,
  ...verticals.map(compareScope),
];

/** Those of a list that exist, each once; what is unknown is left out, as RFC 6749 section 3.3 allows. */
export const readScopes = (text: string, known: readonly string[]): string[] => {
  const asked = new Set(text.split(" "));
  return known.filter((scope) => asked.has(scope));
};
