import { formatWhole } from "#domain/format/swedish-format.ts";

const MINUS = "\u2212";
const HARD_SPACE = "\u00A0";

/** Hundredths of an öre as öre, always with two decimals so that the figures of a table line up: 8800 → "88,00". */
export function formatOre(hundredths: number): string {
  const whole = formatWhole(Math.floor(Math.abs(hundredths) / 100));
  const decimals = String(Math.abs(hundredths) % 100).padStart(2, "0");
  return `${hundredths < 0 ? MINUS : ""}${whole},${decimals}`;
}

/** "88,00 öre/kWh". */
export const formatKwhPrice = (hundredths: number): string => `${formatOre(hundredths)}${HARD_SPACE}öre/kWh`;

/** "12 000 kWh". */
export const formatKwh = (kwh: number): string => `${formatWhole(kwh)}${HARD_SPACE}kWh`;

/** Whole öre as kronor with two decimals: 4875 → "48,75". */
export const formatKrExactly = (ore: number): string => formatOre(ore);
