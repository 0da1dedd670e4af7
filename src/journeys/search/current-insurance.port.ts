import type { CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";

/** The source of fetched insurances. */
export interface CurrentInsuranceSource {
  /** Undefined when the vertical has no such fetch, when it belongs to another owner, and when it failed. */
  find(vertical: string, fetchDataId: string, owner: string): Promise<CurrentInsurance | undefined>;
}
