export interface Kill {
  readonly victim: string;
  readonly atMs: number;
  /** How long it stays dead before it is started again. */
  readonly downMs: number;
}

export interface KillPlanOptions {
  readonly victims: readonly string[];
  readonly killsEach: number;
  readonly windowMs: number;
  readonly random: () => number;
}

const DOWN_MIN_MS = 200;
const DOWN_MAX_MS = 2_000;

/** Spreads each victim's deaths over the window; deaths of different victims may well overlap. */
export function planKills({ victims, killsEach, windowMs, random }: KillPlanOptions): Kill[] {
  const shareMs = windowMs / killsEach;
  return victims
    .flatMap((victim) =>
      Array.from({ length: killsEach }, (_, at) => ({
        victim,
        atMs: Math.round((at + 0.1 + 0.5 * random()) * shareMs),
        downMs: Math.round(DOWN_MIN_MS + (DOWN_MAX_MS - DOWN_MIN_MS) * random()),
      })),
    )
    .toSorted((a, b) => a.atMs - b.atMs);
}
