import { CircleAlert } from "lucide-react";
import { formTexts } from "#domain/form/form.texts.sv.ts";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { errorId, type FieldProps, helpId } from "./field.ts";
import styles from "./Field.module.css";
import { summaryTexts } from "./form.texts.sv.ts";

interface PartProps {
  readonly field: FieldProps;
}

export const OptionalMark = ({ field }: PartProps) =>
  field.isRequired ? null : <span className={styles["optional"]}>{formTexts.optional}</span>;

export const FieldHelp = ({ field }: PartProps) =>
  field.help ? (
    <p className={styles["help"]} id={helpId(field.name)}>
      {field.help}
    </p>
  ) : null;

export const FieldError = ({ field }: PartProps) =>
  field.error ? (
    <p className={styles["error"]} id={errorId(field.name)}>
      <CircleAlert size={20} strokeWidth={1.75} />
      <span>
        <VisuallyHidden>{summaryTexts.errorPrefix}</VisuallyHidden>
        {field.error}
      </span>
    </p>
  ) : null;
