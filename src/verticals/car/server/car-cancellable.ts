import { normalizeRegistrationNumber } from "#domain/registration-number.ts";
import type { CancellableInsurance } from "#verticals/_contract/cancellable.ts";
import { carGapCaution } from "#verticals/car/car.texts.sv.ts";

export const carCancellable: CancellableInsurance = {
  gapCaution: carGapCaution,
  registrationNumber: ({ carregnumber }) => (carregnumber ? normalizeRegistrationNumber(carregnumber) : undefined),
};
