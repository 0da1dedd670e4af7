/** More than are asked about in a day of tests. */
const MAX_REMEMBERED = 5_000;

const lookedUp = new Set<string>();

/** Numbers that the vehicle register has been asked about: of these the world knows who owns what. */
export function rememberLookup(registrationNumber: string): void {
  lookedUp.add(registrationNumber);
  const [oldest] = lookedUp;
  if (lookedUp.size > MAX_REMEMBERED && oldest !== undefined) lookedUp.delete(oldest);
}

export const listLookedUp = (): Iterable<string> => lookedUp;
