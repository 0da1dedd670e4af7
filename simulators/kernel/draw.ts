/**
 * Chance by seed: the key of a draw decides its result, not the time. So a run repeats exactly however its
 * calls interleave.
 */
export const drawShare = (seed: number, ...parts: readonly (string | number)[]): number => hash(seed, parts) / 2 ** 32;

/** Eight letters and digits that follow from the parts. */
export const drawCode = (seed: number, ...parts: readonly (string | number)[]): string =>
  (hash(seed, parts).toString(36) + hash(seed + 1, parts).toString(36)).slice(0, 8).toUpperCase().padEnd(8, "0");

/** FNV-1a over the text, then a finalizer: FNV alone barely changes its high bits for texts that differ at the end. */
function hash(seed: number, parts: readonly (string | number)[]): number {
  let value = (seed ^ 0x811c9dc5) >>> 0;
  for (const part of parts) {
    const text = String(part);
    for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    value = Math.imul(value ^ 0x1f, 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
