/** SHA-256 of a text in UTF-8, as 64 small hexadecimal digits. Handed in: what is true here needs no package. */
export type Sha256 = (text: string) => string;

/** What is published of an entry. Only a person with order number and salt can identify it. */
export const ticketOf = (sha256: Sha256, salt: string, orderId: string): string => sha256(`${salt}:${orderId}`);

/** What is published before the month's first entry; the seed itself is published with the draw. */
export const commitmentOf = (sha256: Sha256, seed: string): string => sha256(seed);

/**
 * Which ticket wins. Everybody can do it again: the seed, a colon and the tickets in the order of the alphabet, divided by commas,
 * are hashed; the hash as a whole number, divided by how many tickets there are, leaves the winner's place, counted from zero.
 * The remainder favours a place by less than one part in 2^200, whatever the list.
 */
export function drawWinner(sha256: Sha256, seed: string, tickets: readonly string[]): string | undefined {
  if (tickets.length === 0) return undefined;
  const inOrder = [...tickets].toSorted();
  const drawn = BigInt(`0x${sha256(`${seed}:${inOrder.join(",")}`)}`);
  return inOrder[Number(drawn % BigInt(inOrder.length))];
}
