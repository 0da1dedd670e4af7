/** What the customer's part of a damage is, as offer and terms state it. Whole öre. */
export interface DamageTerms {
  readonly excessOre: number;
  /** The excess is this share of the damage where that is more. */
  readonly excessPercent?: number | undefined;
  /** More is not paid. */
  readonly limitOre?: number | undefined;
}

export interface SettledDamage {
  readonly ownOre: number;
  readonly insurerOre: number;
}

/** The excess is taken off the damage, and what is left is paid up to the limit. */
export function settleDamage(
  damageOre: number,
  { excessOre, excessPercent = 0, limitOre = Infinity }: DamageTerms,
): SettledDamage {
  const shareOre = Math.round((damageOre * excessPercent) / 100);
  const left = damageOre - Math.max(excessOre, shareOre);
  const insurerOre = Math.max(0, Math.min(left, limitOre));
  return { ownOre: damageOre - insurerOre, insurerOre };
}
