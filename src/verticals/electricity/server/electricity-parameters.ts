import { choice, optional, postalCode, type SearchField, text, whole } from "#verticals/_contract/search-fields.ts";
import { searchParameters } from "#verticals/_contract/search-parameters.ts";
import { estimateYearlyUse } from "#verticals/electricity/calculation/estimate-use.ts";
import { areaOfPostalCode } from "#verticals/electricity/electricity-zip-areas.ts";
import { electricityForm } from "#verticals/electricity/electricity.form.ts";
import type { ElectricitySearch, Heating, Housing, PowerArea } from "#verticals/electricity/electricity.search.ts";

type Parameters = Readonly<Record<string, string>>;

/** The postal code's unless the visitor has chosen another. */
const area: SearchField<PowerArea> = {
  name: "powerarea",
  read: (stored) => (stored["powerarea"] as PowerArea | undefined) ?? areaOfPostalCode(stored["zip"] ?? ""),
  write: (value) => ({ powerarea: value }),
};

/** A flat is not asked: few have electric heating of their own. */
const heating: SearchField<Heating> = {
  name: "heating",
  read: (stored) => (stored["heating"] as Heating | undefined) ?? "other",
  write: (value) => ({ heating: value }),
};

const estimate = (stored: Parameters): number =>
  estimateYearlyUse({
    housing: stored["housing"] as Housing,
    squareMeters: Number(stored["squaremeters"]),
    people: Number(stored["numberofpeople"]),
    heating: heating.read(stored),
  });

/** Estimated from the home until typed. */
const yearlyUse: SearchField<number> = {
  name: "yearlyuse",
  read: (stored) => (stored["yearlyuse"] === undefined ? estimate(stored) : Number(stored["yearlyuse"])),
  write: (value) => ({ yearlyuse: String(value) }),
};

/** Öre and kronor as they are typed; hundredths of them in the search. */
const hundredths = (name: string): SearchField<number> => ({
  name,
  read: (stored) => Math.round(Number(stored[name]) * 100),
  write: (value) => ({ [name]: String(value / 100) }),
});

const parameters = searchParameters<ElectricitySearch>({
  form: electricityForm,
  fields: {
    postalCode: postalCode("zip"),
    area,
    housing: choice("housing"),
    squareMeters: whole("squaremeters"),
    people: whole("numberofpeople"),
    heating,
    yearlyUseKwh: yearlyUse,
    contractType: choice("contracttype"),
    environment: choice("environment"),
    maxBindingMonths: optional(whole("bindtime")),
    currentPriceKwh: optional(hundredths("currentprice")),
    presentEnd: optional(text("presentend")),
    exitFeeOre: optional(hundredths("exitfee")),
  },
});

/** Under the names of addendum C. What follows from the other answers is not stored: it follows them when they are changed. */
export const electricityParameters: typeof parameters = {
  ...parameters,
  serialize(search) {
    const stored = parameters.serialize(search);
    if (search.area === areaOfPostalCode(search.postalCode)) delete stored["powerarea"];
    if (search.yearlyUseKwh === estimateYearlyUse(search)) delete stored["yearlyuse"];
    return stored;
  },
};
