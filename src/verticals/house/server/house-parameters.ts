import { type Checked, failed, type FieldError, passed } from "#domain/validation/checked.ts";
import { checkForm } from "#domain/form/check-form.ts";
import { fieldTexts } from "#domain/form/kinds/field.texts.sv.ts";
import { onServer } from "#domain/form/server-checks.ts";
import { parsePersonalNumber } from "#domain/person/personal-number.ts";
import { mergeParameters } from "#domain/search/search-parameters.ts";
import { houseForm } from "#verticals/house/house.form.ts";
import {
  type Alarm,
  type Basement,
  type ExtraBuilding,
  type ExtraBuildingType,
  HOUSE_DEFAULTS,
  type HouseSearch,
  type Winter,
} from "#verticals/house/house.search.ts";
import { houseErrorTexts } from "#verticals/house/house.texts.sv.ts";

export type Parameters = Readonly<Record<string, string>>;

/** Wire parameters (spec 3 §3) to a search: the form's own rules, and those that concern two fields at once. */
export function parseHouseParameters(given: Parameters, today: string): Checked<HouseSearch> {
  const parameters = mergeParameters({ defaults: HOUSE_DEFAULTS, given });
  const form = checkForm(houseForm, parameters, onServer(today));
  const errors: FieldError[] = form.ok ? [] : [...form.errors];
  const stored = form.ok ? form.value : {};
  const personalNumber = form.ok ? readPersonalNumber(parameters["civicnumber"] ?? "", today) : "";
  if (personalNumber === undefined) errors.push({ field: "civicnumber", message: fieldTexts.personalNumber });
  if (form.ok) errors.push(...findLaterThanBuilt(stored));
  const domain = parameters["domain"] ?? "";
  if (!DOMAIN.test(domain)) errors.push({ field: "domain", message: houseErrorTexts.domain });
  if (errors.length > 0 || personalNumber === undefined) return failed(errors);
  return passed({ ...toSearch(stored), personalNumber, domain: domain === "" ? undefined : domain });
}

/** The form lets through only what its options and bounds hold, and nothing required is missing. */
function toSearch(stored: Parameters): Omit<HouseSearch, "personalNumber" | "domain"> {
  return {
    address: stored["address"] ?? "",
    postalCode: stored["zip"] ?? "",
    purchaseYear: Number(stored["purchaseyear"]),
    buildYear: Number(stored["buildyear"]),
    renovationYear: stored["renovationyear"] === undefined ? undefined : Number(stored["renovationyear"]),
    livingArea: Number(stored["livingarea"]),
    otherArea: Number(stored["biarea"] ?? 0),
    residents: Number(stored["numberofresidents"]),
    bathrooms: Number(stored["numberofbathrooms"]),
    hasWaterHeating: stored["waterheating"] === "yes",
    alarm: stored["alarm"] as Alarm,
    basement: stored["basement"] as Basement,
    propertyName: stored["realestatenumber"],
    coversOwnMistakes: stored["ownfault"] === "yes",
    coversOwnBuildingMistakes: stored["ownfaultbuilding"] === "yes",
    extraBuildings: readExtraBuildings(stored),
  };
}

export function serializeHouseSearch(search: HouseSearch): Record<string, string> {
  return {
    ...summarize(search),
    zip: search.postalCode,
    civicnumber: search.personalNumber,
    ...(search.propertyName === undefined ? {} : { realestatenumber: search.propertyName }),
    ...(search.domain === undefined ? {} : { domain: search.domain }),
  };
}

/** Holds the personal number: may be hashed, must not be stored. A price is for one house, so its address is part of it. */
export function rateHouseFacts(search: HouseSearch): string {
  const { domain: _, ...rated } = serializeHouseSearch(search);
  return JSON.stringify(Object.entries(rated).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Everything but the person, and the name by which the land register would identify them. */
export const summarizeHouseSearch = (search: HouseSearch): Record<string, string> => summarize(search);

const summarize = (search: HouseSearch): Record<string, string> => ({
  address: search.address,
  zip: `${search.postalCode.slice(0, 3)} ${search.postalCode.slice(3)}`,
  purchaseyear: String(search.purchaseYear),
  buildyear: String(search.buildYear),
  ...(search.renovationYear === undefined ? {} : { renovationyear: String(search.renovationYear) }),
  livingarea: String(search.livingArea),
  biarea: String(search.otherArea),
  numberofresidents: String(search.residents),
  numberofbathrooms: String(search.bathrooms),
  waterheating: search.hasWaterHeating ? "yes" : "no",
  alarm: search.alarm,
  basement: search.basement,
  ownfault: search.coversOwnMistakes ? "yes" : "no",
  ownfaultbuilding: search.coversOwnBuildingMistakes ? "yes" : "no",
  numberofextrabuildings: String(search.extraBuildings.length),
  ...Object.fromEntries(
    search.extraBuildings.flatMap(({ area, type, winter }, at) => [
      [`extrabuildings${at + 1}area`, String(area)],
      [`extrabuildings${at + 1}type`, type],
      [`extrabuildings${at + 1}winter`, winter],
    ]),
  ),
});

const readExtraBuildings = (stored: Parameters): ExtraBuilding[] =>
  Array.from({ length: Number(stored["numberofextrabuildings"]) }, (_, at) => ({
    area: Number(stored[`extrabuildings${at + 1}area`]),
    type: stored[`extrabuildings${at + 1}type`] as ExtraBuildingType,
    winter: stored[`extrabuildings${at + 1}winter`] as Winter,
  }));

/** Nothing can be renovated before it is built; land can be bought before. */
function findLaterThanBuilt(stored: Parameters): FieldError[] {
  const { buildyear = "", renovationyear } = stored;
  return renovationyear !== undefined && Number(renovationyear) < Number(buildyear)
    ? [{ field: "renovationyear", message: houseErrorTexts.renovatedBeforeBuilt }]
    : [];
}

/** From what was typed: the form's cleaning has taken the century mark away. */
function readPersonalNumber(typed: string, today: string): string | undefined {
  const number = parsePersonalNumber(typed, today);
  // Spec 1 §5 takes the prefixes 19 and 20 only.
  return number && number.birthYear >= 1900 ? number.digits : undefined;
}

const DOMAIN = /^[a-z0-9.-]{0,100}$/i;
