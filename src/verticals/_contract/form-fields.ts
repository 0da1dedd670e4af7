import type { FieldDescription } from "#domain/form/form-description.ts";
import { yesNoNames } from "./form-fields.texts.sv.ts";

export const YES_NO = ["no", "yes"] as const;

export const nameOptions = <Id extends string>(ids: readonly Id[], names: Readonly<Record<Id, string>>) =>
  ids.map((id) => ({ id, label: names[id] }));

export const dropdown = (
  field: Pick<FieldDescription, "name" | "label" | "options" | "help" | "isHalf" | "defaultValue" | "showWhen">,
): FieldDescription => ({ kind: "dropdown", required: true, ...field });

/** Two answers are two buttons, one press away: a menu would take two. */
export const yesNo = (
  field: Pick<FieldDescription, "name" | "label" | "help" | "defaultValue">,
  names: Readonly<Record<(typeof YES_NO)[number], string>> = yesNoNames,
): FieldDescription => ({ kind: "radio-button", required: true, options: nameOptions(YES_NO, names), ...field });
