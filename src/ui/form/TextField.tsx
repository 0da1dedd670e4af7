import { CircleAlert } from "lucide-react";
import type { InputHTMLAttributes } from "react";
import { classNames } from "#ui/primitives/class-names.ts";
import { Field } from "./Field.tsx";
import { describeField, fieldId, type FieldProps } from "./field.ts";
import styles from "./Field.module.css";

interface TextFieldProps extends FieldProps {
  /** What a phone needs to know to show the right keys and fill in the right thing. */
  readonly input?: Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "autoComplete" | "maxLength">;
}

export const TextField = ({ input, ...field }: TextFieldProps) => (
  <Field field={field}>
    <span className={classNames(styles["control"], field.error !== undefined && styles["invalid"])}>
      <input
        type="text"
        {...input}
        {...describeField(field)}
        className={styles["input"]}
        id={fieldId(field.name)}
        name={field.name}
        defaultValue={field.value}
        placeholder={field.placeholder}
      />
      {field.error ? <CircleAlert size={24} strokeWidth={1.75} /> : null}
    </span>
  </Field>
);
