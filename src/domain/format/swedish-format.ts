import type { PriceLine, PriceUnit } from "#domain/offer/price.ts";
import { wholeKr } from "#domain/offer/whole-kronor.ts";

/** Thin enough to hold a number together, wide enough to be seen: the shipped fonts are patched to draw it. */
const THIN_SPACE = "\u202F";
/** Keeps a unit on the line of its number. */
const HARD_SPACE = "\u00A0";
const MINUS = "\u2212";

export type Currency = "SEK" | "PLN";
export type FeePeriod = "month" | "year" | "first-year";

/** Spec 1 §1: the Polish variant differs in its suffix only. */
const SUFFIX: Readonly<Record<Currency, string>> = { SEK: "kr", PLN: "PLN" };
const UNITS: Readonly<Record<PriceUnit, { readonly written: string; readonly spoken: string }>> = {
  "ore-month": { written: `${SUFFIX.SEK}/mån`, spoken: "kronor per månad" },
  "ore-year": { written: `${SUFFIX.SEK}/år`, spoken: "kronor per år" },
  "ore-first-year": { written: `${SUFFIX.SEK} första året`, spoken: "kronor första året" },
  "ore-once": { written: SUFFIX.SEK, spoken: "kronor" },
  "hundredth-ore-kwh": { written: "öre/kWh", spoken: "öre per kilowattimme" },
  "basis-points": { written: "%", spoken: "procent" },
};

/** 12345 → "12 345". */
export function formatWhole(value: number): string {
  const grouped = String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, THIN_SPACE);
  return value < 0 ? `${MINUS}${grouped}` : grouped;
}

/** Öre (or grosz) to whole kronor with the currency: "12 345 kr". */
export const formatKr = (ore: number, currency: Currency = "SEK"): string =>
  `${formatWhole(wholeKr(ore))}${HARD_SPACE}${SUFFIX[currency]}`;

type Amount = Pick<PriceLine, "value" | "unit">;

/** "249 kr/mån", "2 988 kr/år", "0 kr", "132,4 öre/kWh", "6,95 %". */
export const formatPrice = ({ value, unit }: Amount): string =>
  `${formatAmount(value, unit)}${HARD_SPACE}${unitText(unit)}`;

/** The number alone, for where its unit is set in smaller type. */
export const formatAmount = (amount: number, unit: PriceUnit): string =>
  isMoney(unit) ? formatWhole(wholeKr(amount)) : formatHundredths(amount);

/** 13240 → "132,4". */
function formatHundredths(value: number): string {
  const [whole, ...decimals] = String(Math.abs(value) / 100).split(".");
  return [`${value < 0 ? MINUS : ""}${formatWhole(Number(whole))}`, ...decimals].join(",");
}

export const unitText = (unit: PriceUnit): string => UNITS[unit].written;

const isMoney = (unit: PriceUnit): boolean => unit.startsWith("ore-");

/** "236 kr/mån", "2 832 kr/år". */
export const formatFee = (ore: number, period: FeePeriod): string => formatPrice({ value: ore, unit: `ore-${period}` });

/** A difference: "+25 kr/mån", "−10 kr/mån" (C-070). */
export const formatFeeChange = (ore: number, period: FeePeriod): string =>
  `${wholeKr(ore) < 0 ? "" : "+"}${formatFee(ore, period)}`;

/** One phrase for a screen reader: "236 kronor per månad". Grouping is left out: some voices read the parts as two numbers. */
export const formatSpokenPrice = ({ value, unit }: Amount): string =>
  `${formatAmount(value, unit).replaceAll(THIN_SPACE, "")} ${UNITS[unit].spoken}`;

/** "2 832 kr" back to öre, for amounts that reach the page as text. Undefined when there is no number in it. */
export function readKr(text: string): number | undefined {
  const digits = text.replace(/\D/g, "");
  return digits === "" ? undefined : Number(digits) * 100;
}

/** Kronor with decimals, as answers state them, to whole öre. */
export const krToOre = (kr: number): number => Math.round(kr * 100);
