/** The conditions under which every registered screen is checked. */
export const LOOKS = ["axe-light", "axe-dark", "zoom-200", "width-320", "forced-colours", "reduced-motion"] as const;

export type Look = (typeof LOOKS)[number];

export interface LookResult {
  readonly screen: string;
  readonly look: Look;
  readonly passed: boolean;
  readonly findings: readonly string[];
}

export const resultOf = (screen: string, look: Look, findings: readonly string[]): LookResult => ({
  screen,
  look,
  passed: findings.length === 0,
  findings,
});
