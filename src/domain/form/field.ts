import { formTexts } from "./form-labels.texts.sv.ts";
import type { InputKind, Option } from "./kinds/input-rules.ts";
import { isEmpty } from "./kinds/is-empty.ts";

/** Invalid is explicit: unset is neither (V-009). */
export type Validity = "valid" | "invalid" | "unset";

export type ShownStyle = "valid" | "invalid" | "none";

/** Everything a control needs to know of its field (spec 1 §3). */
export interface FieldModel {
  readonly name: string;
  readonly kind: InputKind;
  readonly value: string;
  readonly defaultValue: string;
  readonly validity: Validity;
  readonly style: ShownStyle;
  /** What is wrong while invalid; what a lookup found while valid; otherwise empty. */
  readonly message: string;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  /** False: anything but nothing will do, the server decides. */
  readonly isValidated: boolean;
  readonly isLookingUp: boolean;
  readonly label: string;
  /** "Valfritt" beside the label of a field that may be left empty. */
  readonly optionalLabel: string;
  readonly placeholder: string;
  readonly options: readonly Option[];
  readonly suffix: string;
}

/** What a visitor's change sets off besides being noticed (V-015). */
export type ChangeTrigger = "recalculate" | "reload" | "request";

export interface Popover {
  readonly title: string;
  readonly content: string;
}

export function styleOf(validity: Validity, value: string): ShownStyle {
  if (validity === "invalid") return "invalid";
  return validity === "valid" && !isEmpty(value) ? "valid" : "none";
}

export const optionalLabel = (isRequired: boolean): string => (isRequired ? "" : formTexts.optional);
