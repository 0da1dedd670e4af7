/** Lines differ by their dashes, not by their colour. */
const DASHES = [undefined, "11 7", "3 4", "16 5 3 5", "7 4", "2 7"] as const;

/** Of the named lines in their order; a line that is not named is unbroken and thin. */
export const lineStyle = (place: number): string | undefined => (place < 0 ? undefined : DASHES[place % DASHES.length]);
