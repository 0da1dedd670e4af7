import type { Alarm } from "#verticals/_insurance/home-form.ts";

/** A house search as every part of the vertical understands it; the wire names live in `server/house-parameters.ts`. */
export interface HouseSearch {
  readonly address: string;
  /** Five digits. */
  readonly postalCode: string;
  readonly purchaseYear: number;
  readonly buildYear: number;
  /** Only of houses from before RENOVATION_ASKED_BEFORE. */
  readonly renovationYear: number | undefined;
  /** Square metres, like every area here. */
  readonly livingArea: number;
  /** Biyta: cellar, garage under the same roof. */
  readonly otherArea: number;
  readonly residents: number;
  readonly bathrooms: number;
  readonly hasWaterHeating: boolean;
  readonly alarm: Alarm;
  readonly basement: Basement;
  /** Fastighetsbeteckning; insurers do without. */
  readonly propertyName: string | undefined;
  /** Drulle: what the visitor breaks by own mistake, among the things and in the building. */
  readonly coversOwnMistakes: boolean;
  readonly coversOwnBuildingMistakes: boolean;
  /** Twelve digits. */
  readonly personalNumber: string;
  readonly extraBuildings: readonly ExtraBuilding[];
  /** The site the search was made on; no price depends on it. */
  readonly domain: string | undefined;
}

export interface ExtraBuilding {
  readonly area: number;
  readonly type: ExtraBuildingType;
  readonly winter: Winter;
}

/** Spec 3 §3, as they are called on the wire. */
export const BASEMENTS = ["no", "furnishedbasement", "unfurnishedbasement", "souterrain"] as const;
export type Basement = (typeof BASEMENTS)[number];

export const EXTRA_BUILDING_TYPES = [
  "bastu",
  "bathus",
  "carport",
  "forrad",
  "garage",
  "gaststuga",
  "lekstuga",
  "uthus",
  "vidbyggtgarage",
] as const;
export type ExtraBuildingType = (typeof EXTRA_BUILDING_TYPES)[number];

export const WINTERS = ["no", "yeswithoutfurnish", "yeswithfurnish"] as const;
export type Winter = (typeof WINTERS)[number];

export const BATHROOMS = ["0", "1", "2", "3", "4", "5"] as const;

export const MAX_EXTRA_BUILDINGS = 3;

/** Spec 3 §4.7: pipes and wires of older houses have been replaced, or should have been. */
export const RENOVATION_ASKED_BEFORE = 1960;

/** The documents give none; these keep mistakes out (docs/insurance.md). */
export const HOUSE_BOUNDS = {
  firstBuildYear: 1700,
  firstPurchaseYear: 1930,
  livingArea: { min: 20, max: 600 },
  otherArea: { min: 0, max: 400 },
  extraBuildingArea: { min: 1, max: 300 },
} as const;

/** Spec 3 §3: the default answers of a search. Areas are empty: they must be typed. */
export const HOUSE_DEFAULTS: Readonly<Record<string, string>> = {
  calculate: "false",
  debug: "",
  domain: "",
  insurely: "true",
  numberofextrabuildings: "0",
  ...Object.fromEntries(
    Array.from({ length: MAX_EXTRA_BUILDINGS }, (_, at) => [
      [`extrabuildings${at + 1}area`, ""],
      [`extrabuildings${at + 1}type`, "garage"],
      [`extrabuildings${at + 1}winter`, "no"],
    ]).flat(),
  ),
};
