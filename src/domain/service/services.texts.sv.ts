import type { InsuranceType } from "./services.ts";

/** Spec 1 §3. */
export const insuranceTypeNames: Readonly<Record<InsuranceType, string>> = {
  full: "Helförsäkring",
  half: "Halvförsäkring",
  traffic: "Trafikförsäkring",
};
