export const USES = ["sometimes", "often"] as const;

export type Use = (typeof USES)[number];

export interface BlankSearch {
  readonly count: number;
  readonly use: Use;
}
