import type { ReactNode } from "react";
import { fieldId, type FieldProps } from "./field.ts";
import styles from "./Field.module.css";
import { FieldError, FieldHelp, OptionalMark } from "./FieldParts.tsx";

/** A label, a help line, one control, and what is wrong with it. */
export const Field = ({ field, children }: { readonly field: FieldProps; readonly children: ReactNode }) => (
  <div>
    <label className={styles["label"]} htmlFor={fieldId(field.name)}>
      {field.label}
      <OptionalMark field={field} />
    </label>
    <FieldHelp field={field} />
    {children}
    <FieldError field={field} />
  </div>
);
