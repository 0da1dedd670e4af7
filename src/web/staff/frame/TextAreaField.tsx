import styles from "#ui/pieces/PlainField.module.css";
import { PlainField } from "#ui/pieces/PlainField.tsx";

interface TextAreaFieldProps {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly maxLength: number;
}

export const TextAreaField = ({ name, value, maxLength, ...field }: TextAreaFieldProps) => (
  <PlainField {...field}>
    {(described) => (
      <textarea
        {...described}
        className={styles["area"]}
        name={name}
        rows={5}
        required
        maxLength={maxLength}
        defaultValue={value}
      />
    )}
  </PlainField>
);
