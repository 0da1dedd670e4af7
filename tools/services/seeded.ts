/** Numbers from 0 to 1 that are the same every time for the same seed, so that a failing run can be run again. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  // Mulberry32: tiny, and even enough for choosing moments.
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
