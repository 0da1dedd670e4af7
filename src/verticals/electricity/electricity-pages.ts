import { electricityPlace } from "./electricity.place.ts";

/** The vertical's own pages, below its address. */
export const CONTRACT_PAGE = "avtal/:id/";
export const TODAY_PAGE = "idag/";
export const METER_PAGE = "min-forbrukning/";

export const contractPath = (resultId: string): string =>
  electricityPlace.path + CONTRACT_PAGE.replace(":id", encodeURIComponent(resultId));
export const todayPath = (): string => electricityPlace.path + TODAY_PAGE;
export const meterPath = (searchId: string): string =>
  `${electricityPlace.path}${METER_PAGE}?searchid=${encodeURIComponent(searchId)}`;
