import { formatRegistrationNumber, normalizeRegistrationNumber } from "#domain/vehicle/registration-number.ts";
import type { CancellableInsurance, InsuredFields } from "#verticals/_contract/cancellable.ts";
import { carGapCaution } from "#verticals/car/car.texts.sv.ts";

const registrationNumber = ({ carregnumber }: InsuredFields): string | undefined =>
  carregnumber ? normalizeRegistrationNumber(carregnumber) : undefined;

export const carCancellable: CancellableInsurance = {
  gapCaution: carGapCaution,
  registrationNumber,
  thing(fields) {
    const key = registrationNumber(fields);
    return key === undefined ? undefined : { key, name: formatRegistrationNumber(key) };
  },
};
