import type { ContractTerms } from "#verticals/electricity/electricity.contract.ts";
import type { Heating, Housing, PowerArea } from "#verticals/electricity/electricity.search.ts";

/** A contract of the visitor's list, with what its cost is computed from. */
export interface MeterContract {
  /** The result id: what is ordered. */
  readonly id: string;
  readonly providerName: string;
  readonly name: string;
  /** "Månadspris + kampanj". */
  readonly label: string;
  readonly terms: ContractTerms;
  readonly orderHref: string;
}

/** What the server answers for the page of the visitor's own meter: the list, and nothing of the meter. */
export interface MeterPageData {
  /** Undefined without a list of the visitor's own. */
  readonly list:
    | {
        readonly resultHref: string;
        /** In the order of the list. */
        readonly contracts: readonly MeterContract[];
        readonly area: PowerArea;
        readonly home: { readonly housing: Housing; readonly heating: Heating };
        /** Hundredths of an öre per kWh with VAT. */
        readonly currentPriceKwh: number | undefined;
      }
    | undefined;
  readonly formHref: string;
  readonly today: string;
}
