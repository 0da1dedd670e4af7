import { ChevronDown } from "lucide-react";
import { placeholders } from "#domain/form/form.texts.sv.ts";
import { classNames } from "#ui/primitives/class-names.ts";
import { Field } from "./Field.tsx";
import { describeField, fieldId, type FieldOption, type FieldProps } from "./field.ts";
import styles from "./Field.module.css";

interface SelectFieldProps extends FieldProps {
  readonly options: readonly FieldOption[];
}

export const SelectField = ({ options, ...field }: SelectFieldProps) => (
  <Field field={field}>
    <span className={classNames(styles["control"], field.error !== undefined && styles["invalid"])}>
      <select
        {...describeField(field)}
        className={classNames(styles["input"], styles["select"])}
        id={fieldId(field.name)}
        name={field.name}
        defaultValue={field.value ?? ""}
      >
        <option value="">{placeholders.choice}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={24} strokeWidth={1.75} />
    </span>
  </Field>
);
