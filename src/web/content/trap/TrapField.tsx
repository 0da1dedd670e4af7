import { useId } from "react";
import styles from "./TrapField.module.css";
import { trapTexts as texts } from "./trap.texts.sv.ts";

/** Its name in the form. */
export const TRAP_FIELD = "website";

/** A field that no person sees: only a machine fills it in. */
export function TrapField() {
  const id = useId();
  return (
    <div className={styles["trap"]} aria-hidden="true">
      <label htmlFor={id}>{texts.label}</label>
      <input id={id} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
