import type { Heating, Housing } from "#verticals/electricity/electricity.search.ts";

export interface Home {
  readonly housing: Housing;
  readonly squareMeters: number;
  readonly people: number;
  readonly heating: Heating;
}

/**
 * Whole kWh of a year. Chosen so that the usual homes get the figures that suppliers publish prices for: a flat of 65 m² with two people
 * 2,000; a house of 120 m² with three people 5,300 without electric heating, 10,100 with a heat pump and 17,300 with direct heating.
 */
const HOUSEHOLD: Readonly<Record<Housing, { base: number; perSquareMeter: number; perPerson: number }>> = {
  flat: { base: 600, perSquareMeter: 12, perPerson: 300 },
  house: { base: 2000, perSquareMeter: 15, perPerson: 500 },
};

/** Heating and hot water, kWh per square metre. A flat has neighbours on its sides; a heat pump gives about two and a half times what it takes. */
const HEATING: Readonly<Record<Housing, Readonly<Record<Heating, number>>>> = {
  flat: { direct: 75, pump: 30, other: 0 },
  house: { direct: 100, pump: 40, other: 0 },
};

const ROUNDED_TO = 100;

/** What a home is likely to use in a year, kWh, rounded to hundreds: the visitor may type the true figure. */
export function estimateYearlyUse({ housing, squareMeters, people, heating }: Home): number {
  const { base, perSquareMeter, perPerson } = HOUSEHOLD[housing];
  const use = base + (perSquareMeter + HEATING[housing][heating]) * squareMeters + perPerson * people;
  return Math.round(use / ROUNDED_TO) * ROUNDED_TO;
}
