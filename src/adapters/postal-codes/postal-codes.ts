import type { PostalArea, PostalCodes, PowerArea } from "#journeys/lookup/registers.port.ts";
import codesByArea from "./postal-codes.json" with { type: "json" };

/** The whole country in memory, read once: a few megabytes, and no dependency on an external register. */
export function createPostalCodes(): PostalCodes {
  const areas = new Map<string, PostalArea>();
  for (const [area, codes] of Object.entries<string>(codesByArea)) {
    const read = readArea(area);
    for (const code of codes.split(" ")) areas.set(code, read);
  }
  return { find: (postalCode) => areas.get(postalCode) };
}

function readArea(text: string): PostalArea {
  const [cityName = "", countyName = "", powerArea] = text.split("|");
  return { cityName, countyName, powerArea: powerArea as PowerArea };
}
