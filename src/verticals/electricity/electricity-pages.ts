import { CONTRACT_PAGE, METER_PAGE, TODAY_PAGE } from "./electricity-page-paths.ts";
import { electricityPlace } from "./electricity.place.ts";

export const contractPath = (resultId: string): string =>
  electricityPlace.path + CONTRACT_PAGE.replace(":id", encodeURIComponent(resultId));
export const todayPath = (): string => electricityPlace.path + TODAY_PAGE;
export const meterPath = (searchId: string): string =>
  `${electricityPlace.path}${METER_PAGE}?searchid=${encodeURIComponent(searchId)}`;
