import { type Checked, failed, type FieldError, passed } from "#domain/validation/checked.ts";
import { checkForm } from "#domain/form/check-form.ts";
import { onServer } from "#domain/form/server-checks.ts";
import { fieldTexts } from "#domain/form/kinds/field.texts.sv.ts";
import { parsePersonalNumber } from "#domain/person/personal-number.ts";
import { formatRegistrationNumber } from "#domain/vehicle/registration-number.ts";
import {
  type CarCover,
  type CarSearch,
  EXCESS_CHOICES_KR,
  type ExcessChoice,
  type MileageBand,
} from "#verticals/car/car.search.ts";
import { carErrorTexts } from "#verticals/car/car.texts.sv.ts";
import { carForm } from "#verticals/car/car.vertical.ts";

export type Parameters = Readonly<Record<string, string>>;

/**
 * Wire parameters (spec 2 §3) to a search: the form's own rules, and those of the parameters that the form does not show.
 * Unknown names are left aside; `startdate` is one of them on purpose: prices are asked for without it (C-010).
 */
export function parseCarParameters(parameters: Parameters, today: string): Checked<CarSearch> {
  const form = checkForm(carForm, parameters, onServer(today));
  const errors: FieldError[] = form.ok ? [] : [...form.errors];
  const given = form.ok ? form.value : {};
  const personalNumber = form.ok ? readPersonalNumber(parameters["civicnumber"] ?? "", today) : "";
  if (personalNumber === undefined) errors.push({ field: "civicnumber", message: fieldTexts.personalNumber });
  const excessKr = given["insurancetype"] === "full" ? readExcess(parameters["excesscost"] ?? "") : undefined;
  if (excessKr === "unknown") errors.push({ field: "excesscost", message: carErrorTexts.excess });
  const domain = parameters["domain"] ?? "";
  if (!DOMAIN.test(domain)) errors.push({ field: "domain", message: carErrorTexts.domain });
  if (errors.length > 0 || personalNumber === undefined || excessKr === "unknown") return failed(errors);
  // The form lets through only what its options hold, and nothing required is missing.
  return passed({
    registrationNumber: given["carregnumber"] ?? "",
    personalNumber,
    cover: given["insurancetype"] as CarCover,
    yearlyMileage: given["yearlymileage"] as MileageBand,
    postalCode: given["zip"] ?? "",
    excessKr,
    domain: domain === "" ? undefined : domain,
  });
}

export function serializeCarSearch(search: CarSearch): Record<string, string> {
  return {
    carregnumber: search.registrationNumber,
    insurancetype: search.cover,
    yearlymileage: search.yearlyMileage,
    civicnumber: search.personalNumber,
    zip: search.postalCode,
    ...(search.excessKr === undefined ? {} : { excesscost: String(search.excessKr) }),
    ...(search.domain === undefined ? {} : { domain: search.domain }),
  };
}

/** Holds the personal number: may be hashed, must not be stored. */
export const rateCarFacts = (search: CarSearch): string =>
  JSON.stringify([
    search.registrationNumber,
    search.personalNumber,
    search.cover,
    search.yearlyMileage,
    search.postalCode,
    search.excessKr ?? null,
  ]);

export function summarizeCarSearch(search: CarSearch): Record<string, string> {
  return {
    carregnumber: formatRegistrationNumber(search.registrationNumber),
    insurancetype: search.cover,
    yearlymileage: search.yearlyMileage,
    zip: `${search.postalCode.slice(0, 3)} ${search.postalCode.slice(3)}`,
    ...(search.excessKr === undefined ? {} : { excesscost: String(search.excessKr) }),
  };
}

/** From what was typed: the form's cleaning has taken the century mark away. */
function readPersonalNumber(typed: string, today: string): string | undefined {
  const number = parsePersonalNumber(typed, today);
  // Spec 1 §5 takes the prefixes 19 and 20 only.
  return number && number.birthYear >= 1900 ? number.digits : undefined;
}

const readExcess = (typed: string): ExcessChoice | "unknown" | undefined =>
  typed === "" ? undefined : (EXCESS_CHOICES_KR.find((kr) => String(kr) === typed) ?? "unknown");

const DOMAIN = /^[a-z0-9.-]{0,100}$/i;
