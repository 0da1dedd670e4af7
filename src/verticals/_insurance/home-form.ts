import type { FieldDescription } from "#domain/form/form-description.ts";
import { dropdown, nameOptions } from "#verticals/_contract/form-fields.ts";
import { alarmNames, homeFormTexts as texts, residentsName } from "./home-form.texts.sv.ts";

/** Spec 3 §3, as they are called on the wire. */
const ALARMS = ["no", "alarm", "alarmcentral"] as const;
export type Alarm = (typeof ALARMS)[number];

/** The last is "8+". */
const RESIDENTS = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;

export const homePlaceFields: readonly FieldDescription[] = [
  {
    name: "address",
    kind: "text",
    required: true,
    ...texts.address,
    maxLength: 100,
    pattern: "[\\p{L}\\d][\\p{L}\\d .,:/'-]*",
    autocomplete: "address-line1",
  },
  { name: "zip", kind: "zip", required: true, ...texts.postalCode },
];

/** Square metres. */
export const areaField = (
  field: Pick<FieldDescription, "name" | "label" | "required" | "min" | "max" | "isHalf" | "showWhen">,
): FieldDescription => ({ kind: "number", suffix: texts.squareMetres, maxLength: 3, ...field });

export const livingAreaField = (bounds: { readonly min: number; readonly max: number }): FieldDescription =>
  areaField({ name: "livingarea", required: true, ...texts.livingArea, ...bounds, isHalf: true });

export const residentsField = dropdown({
  name: "numberofresidents",
  ...texts.residents,
  options: RESIDENTS.map((id) => ({ id, label: residentsName(id) })),
  isHalf: true,
});

export const alarmField = dropdown({
  name: "alarm",
  ...texts.alarm,
  options: nameOptions(ALARMS, alarmNames),
  defaultValue: "no",
});

export const homePersonField: FieldDescription = {
  name: "civicnumber",
  kind: "civic-number",
  required: true,
  ...texts.personalNumber,
};
