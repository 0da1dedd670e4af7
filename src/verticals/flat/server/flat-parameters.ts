import { type Checked, failed, type FieldError, passed } from "#domain/validation/checked.ts";
import { checkForm } from "#domain/form/check-form.ts";
import { fieldTexts } from "#domain/form/kinds/field.texts.sv.ts";
import { onServer } from "#domain/form/server-checks.ts";
import { parsePersonalNumber } from "#domain/person/personal-number.ts";
import { mergeParameters } from "#domain/search/search-parameters.ts";
import { flatForm } from "#verticals/flat/flat.form.ts";
import {
  type Alarm,
  type ExcessChoice,
  FLAT_DEFAULTS,
  type FlatSearch,
  type Housing,
  type Movables,
} from "#verticals/flat/flat.search.ts";
import { flatErrorTexts } from "#verticals/flat/flat.texts.sv.ts";

export type Parameters = Readonly<Record<string, string>>;

/** Wire parameters to a search: the form's own rules, and the person. */
export function parseFlatParameters(given: Parameters, today: string): Checked<FlatSearch> {
  const parameters = mergeParameters({ defaults: FLAT_DEFAULTS, given });
  const form = checkForm(flatForm, parameters, onServer(today));
  const errors: FieldError[] = form.ok ? [] : [...form.errors];
  const personalNumber = form.ok ? readPersonalNumber(parameters["civicnumber"] ?? "", today) : "";
  if (personalNumber === undefined) errors.push({ field: "civicnumber", message: fieldTexts.personalNumber });
  const domain = parameters["domain"] ?? "";
  if (!DOMAIN.test(domain)) errors.push({ field: "domain", message: flatErrorTexts.domain });
  if (errors.length > 0 || personalNumber === undefined || !form.ok) return failed(errors);
  return passed({ ...toSearch(form.value), personalNumber, domain: domain === "" ? undefined : domain });
}

/** The form lets through only what its options and bounds hold, and nothing required is missing. */
const toSearch = (stored: Parameters): Omit<FlatSearch, "personalNumber" | "domain"> => ({
  address: stored["address"] ?? "",
  postalCode: stored["zip"] ?? "",
  housing: stored["housingtype"] as Housing,
  livingArea: Number(stored["livingarea"]),
  residents: Number(stored["numberofresidents"]),
  movables: stored["movables"] as Movables,
  hasSafetyDoor: stored["safetydoor"] === "yes",
  alarm: stored["alarm"] as Alarm,
  excessKr: Number(stored["ownfault"]) as ExcessChoice,
  wantsAllrisk: stored["allrisk"] === "yes",
  wantsTravel: stored["travel45"] === "yes",
});

export function serializeFlatSearch(search: FlatSearch): Record<string, string> {
  return {
    ...summarizeFlatSearch(search),
    zip: search.postalCode,
    civicnumber: search.personalNumber,
    ...(search.domain === undefined ? {} : { domain: search.domain }),
  };
}

/** Holds the personal number: may be hashed, must not be stored. A price is for one home, so its address is part of it. */
export function rateFlatFacts(search: FlatSearch): string {
  const { domain: _, ...rated } = serializeFlatSearch(search);
  return JSON.stringify(Object.entries(rated).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Everything but who asks. */
export const summarizeFlatSearch = (search: FlatSearch): Record<string, string> => ({
  address: search.address,
  zip: `${search.postalCode.slice(0, 3)} ${search.postalCode.slice(3)}`,
  housingtype: search.housing,
  livingarea: String(search.livingArea),
  numberofresidents: String(search.residents),
  movables: search.movables,
  safetydoor: search.hasSafetyDoor ? "yes" : "no",
  alarm: search.alarm,
  ownfault: String(search.excessKr),
  allrisk: search.wantsAllrisk ? "yes" : "no",
  travel45: search.wantsTravel ? "yes" : "no",
});

/** From what was typed: the form's cleaning has taken the century mark away. */
function readPersonalNumber(typed: string, today: string): string | undefined {
  const number = parsePersonalNumber(typed, today);
  // Spec 1 §5 takes the prefixes 19 and 20 only.
  return number && number.birthYear >= 1900 ? number.digits : undefined;
}

const DOMAIN = /^[a-z0-9.-]{0,100}$/i;
