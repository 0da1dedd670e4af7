import { CircleAlert } from "lucide-react";
import { classNames } from "#ui/primitives/class-names.ts";
import plate from "#ui/primitives/Plate.module.css";
import { PlateBadge } from "#ui/primitives/PlateBadge.tsx";
import { Field } from "./Field.tsx";
import { describeField, fieldId, type FieldProps } from "./field.ts";

/** Three characters, one space, three more. */
const MAX_LENGTH = 7;

/** A registration number is typed on the plate it belongs on. */
export const PlateField = (field: FieldProps) => (
  <Field field={field}>
    <span className={classNames(plate["plate"], plate["field"], field.error !== undefined && plate["invalid"])}>
      <PlateBadge />
      <input
        {...describeField(field)}
        type="text"
        className={plate["input"]}
        id={fieldId(field.name)}
        name={field.name}
        defaultValue={field.value}
        placeholder={field.placeholder}
        maxLength={MAX_LENGTH}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      {field.error ? <CircleAlert className={plate["icon"]} size={24} strokeWidth={1.75} /> : null}
    </span>
  </Field>
);
