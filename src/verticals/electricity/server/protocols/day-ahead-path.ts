/** Where the public service has the prices of a day (YYYY-MM-DD) in an area. */
export const dayAheadPath = (area: string, day: string): string =>
  `/api/v1/prices/${day.slice(0, 4)}/${day.slice(5)}_${area}.json`;
