import type { OwnerFlag } from "#domain/current-insurance/owner-flag.ts";
import type { Summary } from "#verticals/_contract/vertical-web.ts";
import type { FetchedInsurance } from "./fetched-insurance.ts";

/** Why it is opened: to compare with, for the date of a checkout, or to cancel what was fetched. */
export type FetchPurpose = "compare" | "date" | "cancel";

export interface FetchModalProps {
  /** The vertical's name, as in `result.vertical`. */
  readonly service: string;
  /** Known facts of what is insured. Never a personal number: the server takes it from the search. */
  readonly summary: Summary;
  readonly searchId?: string | undefined;
  /** The offer at the checkout. With it the modal fetches the renewal date (C-125, C-132). */
  readonly resultId?: string | undefined;
  readonly purpose: FetchPurpose;
  readonly isOpen: boolean;
  /** The BankID app has returned to the page: the modal continues the fetch in progress. Set by the modal itself. */
  readonly isReturn?: boolean;
  /** The fetch is complete; the modal closes itself next. */
  readonly onFetched: (fetchDataId: string, existing: FetchedInsurance) => void;
  /** When the current insurance is renewed; undefined clears it, also when the fetch fails for just that (C-153). */
  readonly onStartDate?: (renewalDate: string | undefined) => void;
  /** It is closed while it shows an error; called right before `onClose`. */
  readonly onFailed?: () => void;
  /**
   * Called with what is known of the owner from now on: nothing, unless the visitor is known not to be the owner (C-149).
   * `isFetched`: right after `onFetched`, for a page that closes it by navigating away.
   */
  readonly onClose: (owner: OwnerFlag, isFetched: boolean) => void;
}
