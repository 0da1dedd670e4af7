import { type Checked, failed, passed } from "#domain/validation/checked.ts";
import { checkForm } from "#domain/form/check-form.ts";
import { fieldTexts } from "#domain/form/kinds/field.texts.sv.ts";
import { onServer } from "#domain/form/server-checks.ts";
import { parsePersonalNumber } from "#domain/person/personal-number.ts";
import { accidentForm } from "#verticals/accident/accident.form.ts";
import type { AccidentSearch, Insured, Occupation } from "#verticals/accident/accident.search.ts";

export type Parameters = Readonly<Record<string, string>>;

/** Wire parameters (addendum C) to a search, by the form's own rules. */
export function parseAccidentParameters(given: Parameters, today: string): Checked<AccidentSearch> {
  const form = checkForm(accidentForm, given, onServer(today));
  if (!form.ok) return failed(form.errors);
  const personalNumber = readPersonalNumber(given["civicnumber"] ?? "", today);
  if (personalNumber === undefined) return failed([{ field: "civicnumber", message: fieldTexts.personalNumber }]);
  return passed({ ...toSearch(form.value), personalNumber });
}

/** The form lets through only what its options hold, nothing required is missing, and what is not asked is not there. */
const toSearch = (stored: Parameters): Omit<AccidentSearch, "personalNumber"> => ({
  insured: stored["insuredfor"] as Insured,
  amountKr: Number(stored["amount"]),
  occupation: stored["occupation"] as Occupation | undefined,
  hasRiskySports: stored["sports"] === "yes",
});

export const serializeAccidentSearch = (search: AccidentSearch): Record<string, string> => ({
  ...summarizeAccidentSearch(search),
  civicnumber: search.personalNumber,
});

/** Holds the personal number: may be hashed, must not be stored. */
export const rateAccidentFacts = (search: AccidentSearch): string =>
  JSON.stringify(Object.entries(serializeAccidentSearch(search)).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Everything but who asks. */
export const summarizeAccidentSearch = (search: AccidentSearch): Record<string, string> => ({
  insuredfor: search.insured,
  amount: String(search.amountKr),
  ...(search.occupation === undefined ? {} : { occupation: search.occupation }),
  sports: search.hasRiskySports ? "yes" : "no",
});

/** From what was typed: the form's cleaning has taken the century mark away. */
function readPersonalNumber(typed: string, today: string): string | undefined {
  const number = parsePersonalNumber(typed, today);
  // Spec 1 §5 takes the prefixes 19 and 20 only.
  return number && number.birthYear >= 1900 ? number.digits : undefined;
}
