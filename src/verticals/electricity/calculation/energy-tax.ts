interface EnergyTax {
  /** The first day on which it is charged, YYYY-MM-DD. */
  readonly from: string;
  /** Hundredths of an öre per kWh without VAT. */
  readonly kwh: number;
  readonly withVatKwh: number;
}

/**
 * Energy tax on electricity at the ordinary rate. The grid company charges it, so it is the same with every supplier, is shown beside a
 * price and is never part of one. Some municipalities in the north have a lower rate, which is not shown.
 */
const TAXES: readonly EnergyTax[] = [
  { from: "2024-01-01", kwh: 4280, withVatKwh: 5350 },
  { from: "2025-01-01", kwh: 4390, withVatKwh: 5488 },
  { from: "2026-01-01", kwh: 3600, withVatKwh: 4500 },
];

/** The tax on a day; the latest known one holds until the table has another, and none is known before its first line. */
export const energyTaxOn = (day: string): EnergyTax | undefined => TAXES.findLast(({ from }) => from <= day);
