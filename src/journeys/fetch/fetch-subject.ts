import { type Checked, failed, type FieldError, passed } from "#domain/validation/checked.ts";
import { parsePersonalNumber } from "#domain/person/personal-number.ts";
import { isRegistrationNumber, normalizeRegistrationNumber } from "#domain/vehicle/registration-number.ts";
import type { FetchSubject } from "#verticals/_contract/fetching.ts";
import { fetchErrorTexts } from "./fetch.texts.sv.ts";

/** As the page sent it. */
export interface GivenSubject {
  readonly registrationNumber: string | undefined;
  readonly personalNumber: string | undefined;
}

/** The sent values, completed from the visitor's own search. */
export function readSubject(
  given: GivenSubject,
  stored: Partial<FetchSubject> | undefined,
  { today, needsRegistration }: { readonly today: string; readonly needsRegistration: boolean },
): Checked<FetchSubject> {
  const typedPlate = given.registrationNumber ?? stored?.registrationNumber ?? "";
  const personalNumber = parsePersonalNumber(given.personalNumber ?? stored?.personalNumber ?? "", today)?.digits;
  const registrationNumber = isRegistrationNumber(typedPlate) ? normalizeRegistrationNumber(typedPlate) : undefined;
  const errors: FieldError[] = [];
  if (needsRegistration && registrationNumber === undefined)
    errors.push({ field: "carregnumber", message: fetchErrorTexts.registrationNumber });
  if (personalNumber === undefined) errors.push({ field: "civicnumber", message: fetchErrorTexts.personalNumber });
  return errors.length > 0 || personalNumber === undefined
    ? failed(errors)
    : passed({
        personalNumber,
        registrationNumber: needsRegistration ? registrationNumber : undefined,
        ...(stored?.home === undefined ? {} : { home: stored.home }),
      });
}
