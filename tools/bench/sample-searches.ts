import { simulatedVerticals } from "#simulators/verticals/registry.ts";

export interface SampleSearches {
  /** Search parameters by their wire names; every provider gives a price for them. */
  next(): Record<string, string>;
  /** The visitor's address, another for each question: a limit on one visitor must not stop a measurement. */
  nextAddress(): string;
}

/** Ordinary questions that differ in what decides the price, so that no two in a row are the same. */
export function createSampleSearches(verticalName: string): SampleSearches {
  const samples = simulatedVerticals.find(({ name }) => name === verticalName)?.samples;
  if (!samples) throw new Error(`${verticalName} has no sample searches`);
  const others = Object.entries(samples.otherRated);
  let asked = 0;
  return {
    next() {
      const pattern = asked++;
      const changed = others.filter((_, bit) => (pattern >> bit) & 1);
      return { ...samples.ordinary, ...Object.fromEntries(changed) };
    },
    nextAddress: () => `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
  };
}
