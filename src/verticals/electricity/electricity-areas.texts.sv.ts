import type { PowerArea } from "./electricity.search.ts";

/** Where the areas lie, as the authorities name them. */
const areaPlaces: Readonly<Record<PowerArea, string>> = {
  SE1: "norra Sverige",
  SE2: "norra Mellansverige",
  SE3: "södra Mellansverige",
  SE4: "södra Sverige",
};

/** "SE3, södra Mellansverige". */
export const areaName = (area: PowerArea): string => `${area}, ${areaPlaces[area]}`;
