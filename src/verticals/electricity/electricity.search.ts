export const POWER_AREAS = ["SE1", "SE2", "SE3", "SE4"] as const;
export type PowerArea = (typeof POWER_AREAS)[number];

export type EnvironmentType = "solar" | "wind" | "water" | "renewal" | "other" | "good" | "none";

export type Housing = "house" | "flat";
export type Heating = "direct" | "pump" | "other";

/** How the price of a kWh is decided: agreed for the whole term, by the quarter hour, by the month's mean, or half fixed and half monthly. */
export type ContractType = "fixed" | "hourly" | "monthly" | "mixed";

export interface ElectricitySearch {
  /** Five digits. */
  readonly postalCode: string;
  readonly area: PowerArea;
  readonly housing: Housing;
  readonly squareMeters: number;
  readonly people: number;
  readonly heating: Heating;
  readonly yearlyUseKwh: number;
  readonly contractType: ContractType | "all";
  /** "all", or the least that the visitor accepts. */
  readonly environment: EnvironmentType | "all";
  readonly maxBindingMonths: number | undefined;
  /** The comparison price that the visitor pays today, hundredths of an öre per kWh with VAT. */
  readonly currentPriceKwh: number | undefined;
  /** When the present contract stops binding, YYYY-MM-DD. */
  readonly presentEnd: string | undefined;
  /** What it costs to leave the present contract before its end, öre; part of the first year of every offer. */
  readonly exitFeeOre: number | undefined;
}
