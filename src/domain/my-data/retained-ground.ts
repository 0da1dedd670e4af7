/** Why some rows of a person stay after an erasure; texts and acts in `retained-ground.texts.sv.ts`. */
export const RETAINED_GROUNDS = [
  "order",
  "claims",
  "credit",
  "open",
  "winner",
  "consent",
  "staffReading",
  "erasure",
  "security",
] as const;

export type RetainedGround = (typeof RETAINED_GROUNDS)[number];
