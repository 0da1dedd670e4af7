import type { PowerArea, Heating, Housing } from "#verticals/electricity/electricity.search.ts";
import { areaName } from "#verticals/electricity/electricity-areas.texts.sv.ts";
import { formatKwh } from "#verticals/electricity/format-kwh.texts.sv.ts";

const homes: Readonly<Record<Housing, string>> = { house: "en villa", flat: "en lägenhet" };
const heatings: Readonly<Record<Heating, string>> = { pump: " och värmepump", direct: " och direktel", other: "" };

export const formBlockTexts = {
  areaFound: (area: PowerArea, postalCode: string) => `${areaName(area)}. Elområdet för ${postalCode}.`,
  estimated: (kwh: number) => `Vi räknar med ${formatKwh(kwh)}`,
  estimatedFor: (housing: Housing, squareMeters: number, people: number, heating: Heating) =>
    `För ${homes[housing]} på ${squareMeters} kvm med ${people} ${people === 1 ? "person" : "personer"}${heatings[heating]}. Vet du exakt? Skriv det här.`,
} as const;
