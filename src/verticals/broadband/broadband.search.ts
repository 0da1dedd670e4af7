export const BROADBAND_TYPES = ["fiber", "coax", "mobile"] as const;
/** How the connection reaches the home. */
export type BroadbandType = (typeof BROADBAND_TYPES)[number];

export interface BroadbandSearch {
  readonly address: string;
  /** Five digits. */
  readonly postalCode: string;
  readonly city: string | undefined;
  readonly type: BroadbandType | "all";
  /** Mbit/s towards the home. */
  readonly minSpeedMbit: number | undefined;
  readonly maxBindingMonths: number | undefined;
  /** What the visitor pays today, öre a month. */
  readonly currentFeeOre: number | undefined;
}
