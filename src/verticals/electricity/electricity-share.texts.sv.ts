import type { PowerArea } from "./electricity.search.ts";
import { formatKwh } from "./format-kwh.texts.sv.ts";

/** "12 000 kWh om året i elområde SE3". */
export const aboutSharedElectricity = (yearlyUseKwh: number, area: PowerArea): string =>
  `${formatKwh(yearlyUseKwh)} om året i elområde ${area}`;
