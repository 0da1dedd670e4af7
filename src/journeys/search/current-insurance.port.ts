import type { CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";

/** Where fetched insurances are. */
export interface CurrentInsuranceSource {
  /** Undefined when there is no such fetch in the vertical, when it is not the owner's, and when it has not ended well. */
  find(vertical: string, fetchDataId: string, owner: string): Promise<CurrentInsurance | undefined>;
}
