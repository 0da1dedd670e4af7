/** "a•••@exempel.se": enough for its owner to see a mistyped domain. The mask is as long for every name. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 1 ? "•••" : `${address.slice(0, 1)}•••${address.slice(at)}`;
}
