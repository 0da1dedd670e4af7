import type { FieldDescription } from "#domain/form/form-description.ts";
import type { DeliveryState } from "./delivery-state.ts";

/** A delivery as its customer sees it. */
export interface DeliveryView {
  readonly state: DeliveryState;
  /** YYYY-MM-DD, as the provider has stated it. */
  readonly date: string | undefined;
  readonly history: readonly {
    readonly state: DeliveryState;
    readonly date?: string | undefined;
    readonly atMs: number;
  }[];
  /** What the customer is asked to correct. */
  readonly correction: CorrectionView | undefined;
  /** The newest value of each field that the customer has corrected, by its name in the form. */
  readonly corrected: Readonly<Record<string, string>>;
}

export interface CorrectionView {
  readonly field: FieldDescription;
  /** The provider's own text. */
  readonly message: string | undefined;
}
