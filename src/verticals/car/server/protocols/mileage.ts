import type { MileageBand } from "#verticals/car/car.search.ts";

/** Insurers want a number: the top of the band, and for the endless one what a commuter far out drives. */
export const toYearlyMil = (band: MileageBand): number => (band === "3001" ? 4_000 : Number(band));

export const toYearlyKm = (band: MileageBand): number => toYearlyMil(band) * 10;
