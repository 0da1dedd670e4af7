import { classNames } from "./class-names.ts";
import styles from "./Stepper.module.css";

interface StepperProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Counted from 1, as the visitor sees it. */
  readonly current: number;
}

/** Spec 1 §2: labels from medium screens and up; on smaller ones only the current step's is seen. */
export const Stepper = ({ label, steps, current }: StepperProps) => (
  <ol className={styles["stepper"]} aria-label={label}>
    {steps.map((step, index) => (
      <li
        key={step}
        className={classNames(
          styles["step"],
          index + 1 === current && styles["now"],
          index + 1 < current && styles["done"],
        )}
        aria-current={index + 1 === current ? "step" : undefined}
      >
        <span className={styles["number"]}>{index + 1}</span>
        <span className={styles["name"]}>{step}</span>
      </li>
    ))}
  </ol>
);
