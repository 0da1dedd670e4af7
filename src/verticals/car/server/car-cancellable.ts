import { formatRegistrationNumber, normalizeRegistrationNumber } from "#domain/vehicle/registration-number.ts";
import type { CancelCapability, ThingFields } from "#verticals/_contract/cancel.ts";
import { insuranceEnding } from "#verticals/_insurance/insurance-ending.ts";
import { carGapCaution, carWithout } from "#verticals/car/car.texts.sv.ts";

const registrationNumber = ({ carregnumber }: ThingFields): string | undefined =>
  carregnumber ? normalizeRegistrationNumber(carregnumber) : undefined;

export const carCancellable: CancelCapability = {
  gapCaution: carGapCaution,
  ending: insuranceEnding,
  without: carWithout,
  registrationNumber,
  thing(fields) {
    const key = registrationNumber(fields);
    return key === undefined ? undefined : { key, name: formatRegistrationNumber(key) };
  },
};
